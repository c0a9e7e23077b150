// The form's events in the history of its application, and the content of the next form.
import type { ActionHistory } from '@brokerdesk/api';
import type { StateContext } from '@brokerdesk/mock-server/engine';
import { docIdOf, type FormSnapshot, type OpeningFormRow } from './openingFormRows.ts';
import type { ApplicationRow } from '../applications/applicationRows.ts';
import { componentsOf } from '../profiles/describeProfile.ts';
import { templateOf } from '../profiles/templateOf.ts';
import { optionValuesOf } from './optionValuesOf.ts';
import { describeDetail, historiesOf } from '../applications/list/applicationViews.ts';

/** The history lines of the form; undefined for events that have not happened yet or were undone. */
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

/** The current content of the application, to be stored as the permanent content of its form. */
export function takeSnapshot(context: StateContext, row: ApplicationRow): FormSnapshot {
  const { profileName, chiName, lastName, firstName, pages, attachments } = describeDetail(context, row);
  const fileNames = Object.fromEntries(attachments.map(({ fileID, fileName }) => [fileID, fileName]));
  const template = templateOf(context, row);
  const optionValues = optionValuesOf(template ? componentsOf(template) : []);
  return { profileName, applicant: { chiName, lastName, firstName }, pages, optionValues, fileNames };
}
