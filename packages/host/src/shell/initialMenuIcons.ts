import document from '@blueprintjs/icons/lib/esm/generated/16px/paths/document';
import endorsed from '@blueprintjs/icons/lib/esm/generated/16px/paths/endorsed';
import history from '@blueprintjs/icons/lib/esm/generated/16px/paths/history';
import home from '@blueprintjs/icons/lib/esm/generated/16px/paths/home';
import people from '@blueprintjs/icons/lib/esm/generated/16px/paths/people';
import person from '@blueprintjs/icons/lib/esm/generated/16px/paths/person';

/** The icons of menu entries that come with the shell: those of the most common work. */
export const initialMenuIcons = { document, endorsed, history, home, people, person } as const;

/** One of {@link initialMenuIcons}. */
export type InitialMenuIcon = keyof typeof initialMenuIcons;
