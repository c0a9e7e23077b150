// What the history of an application tells of its form, and what the form is going to say.
import type { ActionHistory } from '@brokerdesk/api';
import type { StateContext } from '../../pipeline/StateContext.ts';
import { docIdOf, type FormSnapshot, type OpeningFormRow } from './openingFormRows.ts';
import type { ApplicationRow } from '../applications/applicationRows.ts';
import { describeDetail, historiesOf } from '../applications/list/applicationViews.ts';

/** The lines of a history that tell of its form; undefined for what has not happened yet or was taken back. */
export interface FormEvents {
  readonly requested: ActionHistory | undefined;
  readonly generated: ActionHistory | undefined;
  readonly confirmed: ActionHistory | undefined;
  readonly signed: ActionHistory | undefined;
}

export function formEventsOf(context: StateContext, row: Pick<ApplicationRow, 'applyID'>): FormEvents {
  const histories = historiesOf(context, row);
  const last = (toStatus: ActionHistory['toStatus'], action: ActionHistory['action']) =>
    histories.findLastIndex((line) => line.toStatus === toStatus && line.action === action);
  const [confirmed, returned] = [last('OFC', 'confirmForm'), last('GOF', 'returnForm')];
  return {
    requested: histories[last('OFI', 'generateForm')],
    generated: histories[last('GOF', 'generateForm')],
    confirmed: confirmed > returned ? histories[confirmed] : undefined,
    signed: histories[last('SOF', 'signForm')],
  };
}

export function findForm(context: StateContext, { applyID }: Pick<ApplicationRow, 'applyID'>) {
  return context.row<OpeningFormRow>('openingForms', docIdOf(applyID));
}

/** What the application says now, to be kept as what its form says for good. */
export function takeSnapshot(context: StateContext, row: ApplicationRow): FormSnapshot {
  const { profileName, chiName, lastName, firstName, pages, attachments } = describeDetail(context, row);
  const fileNames = Object.fromEntries(attachments.map(({ fileID, fileName }) => [fileID, fileName]));
  return { profileName, applicant: { chiName, lastName, firstName }, pages, fileNames };
}
