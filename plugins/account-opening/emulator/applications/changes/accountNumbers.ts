import { sortedView, type StateContext } from '@brokerdesk/mock-server/engine';
import type { ApplicationRow } from '../applicationRows.ts';

const digits = 9;

/** Pads an account number with zeros, as the back office writes it. */
export function padAccountNumber(number: string): string {
  return number.padStart(digits, '0');
}

/** Finds another application of the same broker with this account number. */
export function findByAccountNumber(
  context: StateContext,
  { applyID, brokerCode }: Pick<ApplicationRow, 'applyID' | 'brokerCode'>,
  number: string,
): ApplicationRow | undefined {
  return listNumbered(context, brokerCode).find((row) => row.customAccountNum === number && row.applyID !== applyID);
}

/** The number that the back office assigns to an application without one; always the same for one application. */
export function nextAccountNumber(context: StateContext, row: ApplicationRow): string {
  const used = new Set(listNumbered(context, row.brokerCode).map(({ customAccountNum }) => customAccountNum));
  let next = 1 + Math.floor(context.value('accountNumbers', row.applyID, 'number') * (10 ** digits - 2));
  while (used.has(padAccountNumber(String(next)))) next = (next % (10 ** digits - 1)) + 1;
  return padAccountNumber(String(next));
}

function listNumbered(context: StateContext, brokerCode: string): readonly ApplicationRow[] {
  return sortedView<ApplicationRow>(context, {
    collection: 'applications',
    brokerCode,
    sort: 'applyID',
    valueOf: ({ applyID }) => applyID,
    idOf: ({ applyID }) => applyID,
    filter: { key: 'numbered', predicate: ({ customAccountNum }) => customAccountNum !== null },
  });
}
