// That this tab views the portal as a role. It is stored beside the session, so a reload keeps it and the end of the session
// ends it; a new tab starts without it.
import { type ViewAs, writeViewAs } from '@brokerdesk/api';
import { type SafeStorage, tabStorage } from '@brokerdesk/plugin-sdk/storage';

/** The view of a tab. */
export interface StoredView extends ViewAs {
  /** The address where the view was started, and where "Back" leads. */
  readonly returnTo: string;
}

const key = 'ViewAs';

/** Returns the view of this tab, if there is one. */
export function readView(storage: SafeStorage = tabStorage): StoredView | undefined {
  try {
    const { roleID, returnTo } = JSON.parse(storage.getItem(key) ?? '{}') as Partial<StoredView>;
    return roleID === undefined || returnTo === undefined ? undefined : { roleID, returnTo };
  } catch {
    // The user has edited it.
    return undefined;
  }
}

/** Stores that this tab views the portal as a role, from the next load on; returns false if that will not know it. */
export function storeView(view: StoredView, storage: SafeStorage = tabStorage): boolean {
  return storage.setItem(key, JSON.stringify(view));
}

/** Removes the view, from the next load on. */
export function clearView(storage: SafeStorage = tabStorage): void {
  storage.removeItem(key);
}

/** The view as the page was loaded with it: what is stored later is about the next load. */
export interface PageView {
  readonly stored: StoredView | undefined;
  /** Returns the header `View-As` of every request of the page. */
  readonly header: () => string | undefined;
  /** Lets the page continue without a view, before it has shown anything of it. */
  readonly drop: () => void;
}

/** Takes the view that the page starts with. */
export function takePageView(): PageView {
  const stored = readView();
  let header = stored && writeViewAs(stored);
  return {
    stored,
    header: () => header,
    drop() {
      header = undefined;
      clearView();
    },
  };
}
