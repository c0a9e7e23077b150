import { createContext } from 'react';

/**
 * Whether the screen stands in a tab below the title of its page. Its own title is then the tab's name, so the header of
 * the screen shows it to screen readers only.
 */
export const TabbedScreenContext = createContext(false);
