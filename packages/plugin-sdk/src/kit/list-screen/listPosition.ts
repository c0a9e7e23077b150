// The position in a list from which the user opened a row, so that they can return to it. It is stored in the tab's
// session storage, which the host empties at sign-out.
import type { ScreenParams } from '../../services/hostServices.ts';
import { tabStorage } from '../../services/safeStorage.ts';

/** A position in a list. */
export interface ListPosition {
  readonly params: ScreenParams;
  readonly scrollTop: number;
  readonly rowId: string;
  readonly column: number;
}

/** Stores the position from which a row is opened. */
export function saveListPosition(listId: string, position: ListPosition): void {
  tabStorage.setItem(storageKey(listId), JSON.stringify(position));
}

/** Returns the stored position, if any. */
export function loadListPosition(listId: string): ListPosition | undefined {
  const stored = tabStorage.getItem(storageKey(listId));
  return stored === null ? undefined : (JSON.parse(stored) as ListPosition);
}

/** Returns the stored position if a row was opened from it and the list shows the same rows as then. */
export function findListPosition(listId: string, params: ScreenParams): ListPosition | undefined {
  const stored = loadListPosition(listId);
  return stored === undefined || stored.rowId === '' || !areParamsEqual(stored.params, params) ? undefined : stored;
}

/** Removes the row from the stored position, so that the list is restored once. The parameters stay stored. */
export function clearListRow(listId: string): void {
  const stored = loadListPosition(listId);
  if (stored !== undefined) saveListPosition(listId, { ...stored, rowId: '' });
}

function storageKey(listId: string): string {
  return `ListPosition:${listId}`;
}

/** Returns whether two sets of parameters are the same. */
export function areParamsEqual(a: ScreenParams, b: ScreenParams): boolean {
  const names = Object.keys(a);
  return names.length === Object.keys(b).length && names.every((name) => a[name] === b[name]);
}
