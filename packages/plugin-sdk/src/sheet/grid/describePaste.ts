import type { TextOf } from '../../hooks/defineTexts.ts';
import type { PasteResult } from '../edit/pasteCells.ts';
import type { en } from '../locales/en.ts';

/** Returns the message about what was pasted, and what was left out. */
export function describePaste({ changes, excess, readOnlyCount }: PasteResult, text: TextOf<typeof en>): string {
  return [
    text('said.pasted', { count: changes.length }),
    excess.rows > 0 ? text('said.rowsLeftOut', { count: excess.rows }) : '',
    excess.columns > 0 ? text('said.columnsLeftOut', { count: excess.columns }) : '',
    readOnlyCount > 0 ? text('said.readOnly', { count: readOnlyCount }) : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}
