// A plugin with a contribution of each kind, for the tests of the test kit; a test spreads what it does wrong over it.
import {
  action,
  Button,
  Can,
  definePlugin,
  fill,
  homeCards,
  page,
  type PluginDefinition,
  useCall,
  useScreenParams,
  defineTexts,
} from '@brokerdesk/plugin-sdk';
import { listUsers } from '@brokerdesk/plugin-sdk/api';

const en = { menu: { notes: 'Notes', users: 'Authors' }, add: 'Add a note', card: 'New notes' } as const;
const simplified = { menu: { notes: '备注', users: '作者' }, add: '添加备注', card: '新备注' };
const traditional = { menu: { notes: '備註', users: '作者' }, add: '新增備註', card: '新備註' };

export const { useText } = defineTexts<typeof en>();

/** A screen with a button that needs X_NOTES_EDIT. */
export function NotesScreen() {
  const text = useText();
  const { author = '' } = useScreenParams();
  return (
    <>
      <h1>{text('menu.notes')}</h1>
      <p>{author}</p>
      <Can requires="X_NOTES_EDIT">
        <Button>{text('add')}</Button>
      </Can>
    </>
  );
}

/** A screen whose call needs UR_USER_MANAGEMENT. */
export function AuthorsScreen() {
  const text = useText();
  const users = useCall(listUsers, { query: { size: 5 } });
  return (
    <>
      <h1>{text('menu.users')}</h1>
      {users.isError && <p role="alert">{users.error.message}</p>}
      {users.data?.items.map(({ userID }) => (
        <p key={userID}>{userID}</p>
      ))}
    </>
  );
}

function NotesCard() {
  return <p>{useText()('card')}</p>;
}

/** What a test changes. */
export interface NotesChange {
  readonly screen?: () => React.ReactNode;
  /** What the child needs; UR_USER_MANAGEMENT by default, null for nothing. */
  readonly childRequires?: 'UR_USER_MANAGEMENT' | readonly ['UR_USER_MANAGEMENT', 'X_NOTES_EDIT'] | null;
  readonly cardRequires?: 'X_NOTES' | 'X_NOTSE' | 'desk:brokers';
  readonly commandRequires?: 'X_NOTES' | 'UR_USER_MANAGEMENT';
}

/** Defines the plugin. */
export function defineNotes(change: NotesChange = {}): PluginDefinition {
  const { screen = NotesScreen, childRequires = 'UR_USER_MANAGEMENT', cardRequires = 'X_NOTES' } = change;
  return definePlugin({
    id: 'notes',
    version: '1.0.0',
    sdk: '^1.0.0',
    functions: {
      X_NOTES: page({
        path: 'notes',
        title: 'menu.notes',
        menu: { icon: 'document' },
        screen: async () => ({ default: screen }),
        children: {
          authors: {
            path: 'authors',
            title: 'menu.users',
            ...(childRequires && { requires: childRequires }),
            screen: async () => ({ default: AuthorsScreen }),
          },
        },
      }),
      X_NOTES_EDIT: action(),
    },
    slots: [
      fill(homeCards, {
        id: 'new',
        requires: cardRequires,
        title: 'card',
        component: async () => ({ default: NotesCard }),
      }),
    ],
    commands: [
      { id: 'open', title: 'menu.notes', requires: change.commandRequires ?? 'X_NOTES', open: { code: 'X_NOTES' } },
    ],
    messages: {
      en,
      'zh-Hans': async () => ({ default: simplified }),
      'zh-Hant': async () => ({ default: traditional }),
    },
  });
}
