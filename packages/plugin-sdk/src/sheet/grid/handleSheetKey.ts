import type { KeyboardEvent } from 'react';
import type { GridBounds, GridCell } from '../../kit/list-screen/gridKeys.ts';
import { isComposing } from '../../services/isComposing.ts';
import { clampCell, moveInSheet, stepInSheet } from '../edit/sheetKeys.ts';

/** What the keys of a sheet do. */
export interface SheetKeyActions {
  readonly active: GridCell;
  readonly bounds: () => GridBounds;
  readonly isEditing: boolean;
  readonly isSingle: boolean;
  /** The active cell can be edited. */
  readonly isEditable: boolean;
  readonly isMultiline: boolean;
  /** Moves to a cell; the selection extends to it or ends. */
  readonly move: (cell: GridCell, options?: { readonly isExtending?: boolean | undefined }) => void;
  readonly beginEdit: () => void;
  readonly insertLineBreak: () => void;
  readonly cancelEdit: () => void;
  readonly selectAll: () => void;
  readonly collapse: () => void;
  readonly clear: () => void;
  readonly travel: (direction: 'undo' | 'redo') => void;
  readonly goToError: (step: 1 | -1) => void;
}

/** Handles a key in a sheet. Keys that belong to an input method are left to it. */
export function handleSheetKey(event: KeyboardEvent, actions: SheetKeyActions): void {
  if (isComposing(event) || event.defaultPrevented) return;
  const isHandled = actions.isEditing ? handleWhileEditing(event, actions) : handleWhileMoving(event, actions);
  if (!isHandled) return;
  event.preventDefault();
  // A form around the sheet has keys, too.
  event.stopPropagation();
}

function handleWhileEditing(event: KeyboardEvent, actions: SheetKeyActions): boolean {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
  const { active, bounds } = actions;
  if (key === 'Escape') {
    actions.cancelEdit();
    return true;
  }
  if (key === 'Enter') {
    if (altKey || ctrlKey || metaKey) {
      if (!actions.isMultiline) return false;
      actions.insertLineBreak();
    } else actions.move(clampCell({ ...active, row: active.row + (shiftKey ? -1 : 1) }, bounds()));
    return true;
  }
  if (key !== 'Tab') return false;
  const next = stepInSheet(active, shiftKey ? -1 : 1, bounds());
  // At the end of the sheet, Tab leaves it.
  if (next) actions.move(next);
  return next !== undefined;
}

function handleWhileMoving(event: KeyboardEvent, actions: SheetKeyActions): boolean {
  const { key, shiftKey, altKey, ctrlKey, metaKey } = event;
  if (altKey) return false;
  const isWithControl = ctrlKey || metaKey;
  const next = moveInSheet(actions.active, { key, isWithControl }, actions.bounds());
  if (next) {
    actions.move(next, { isExtending: shiftKey });
    return true;
  }
  return isWithControl ? handleCommand(key.toLowerCase(), shiftKey, actions) : handleSingleKey(key, shiftKey, actions);
}

function handleCommand(key: string, isShifted: boolean, actions: SheetKeyActions): boolean {
  if (key === 'a') actions.selectAll();
  else if (key === 'z') actions.travel(isShifted ? 'redo' : 'undo');
  else if (key === 'y') actions.travel('redo');
  else return false;
  return true;
}

function handleSingleKey(key: string, isShifted: boolean, actions: SheetKeyActions): boolean {
  switch (key) {
    case 'Enter':
    case 'F2':
      if (actions.isEditable) actions.beginEdit();
      return true;
    case 'Delete':
    case 'Backspace':
      actions.clear();
      return true;
    case 'F8':
      actions.goToError(isShifted ? -1 : 1);
      return true;
    case 'Escape':
      if (actions.isSingle) return false;
      actions.collapse();
      return true;
    default:
      return false;
  }
}
