import type { ApplicationSummary } from '@brokerdesk/api';
import type { CallContext } from '../pipeline/CallContext.ts';
import type { ApplicationDetailsRow, ApplicationRow } from '../state/rows.ts';

/** What an application's own screen is made from, besides its row. */
export function detailSources(context: CallContext, { applyID }: ApplicationRow): readonly unknown[] {
  return [context.row('applicationDetails', applyID)];
}

/** Puts the row of the list and what only the screen shows together. */
export function composeDetail(
  context: CallContext,
  { applyID }: ApplicationRow,
  summary: Omit<ApplicationSummary, 'deletedInDays'>,
): object {
  return { ...summary, ...context.row<ApplicationDetailsRow>('applicationDetails', applyID) };
}
