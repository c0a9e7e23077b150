import { createContext } from 'react';

/** Whether the content is in a part of the window that is too narrow for more than one or two buttons, such as a panel. */
export const NarrowContext = createContext(false);
