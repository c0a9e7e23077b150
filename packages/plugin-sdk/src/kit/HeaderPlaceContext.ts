import { createContext } from 'react';

/** Where the header of a screen stands, if not above its content: in the line of the tabs that lead to it. */
export interface HeaderPlace {
  /** The element for the header; `null` until it is on the page. */
  readonly element: HTMLElement | null;
  /** The tab shows the title, so the header leaves it to screen readers. */
  readonly hasTitle: boolean;
}

/** The place for the headers of the screens inside. */
export const HeaderPlaceContext = createContext<HeaderPlace | undefined>(undefined);
