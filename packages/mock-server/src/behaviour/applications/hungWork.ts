// Work that nobody ends any more: sandboxes begin with some applications whose import or opening form was under way
// when the demo data was made. The night ends it, so that no application stays where no action leads out.
import type { JobContext } from '../../jobs/JobContext.ts';
import type { ApplicationRow, OperationActor } from '../../state/rows.ts';
import { applicationOrder } from './applicationList.ts';
import { changeStatus } from './changeStatus.ts';
import { noAnswer } from './importErrors.ts';
import { orderedRows } from '../orderedRows.ts';

const system: OperationActor = { kind: 'system', refID: null, userID: null, userName: null };

/** Ends a broker's work without an end: an import as one that the back office did not answer, a form as generated. */
export function endHungWork(context: JobContext, brokerCode: string): void {
  const hung = orderedRows<ApplicationRow>(context, {
    ...applicationOrder,
    brokerCode,
    sort: 'statusDate',
    filter: { key: 'hung', keeps: ({ status, work }) => !work && (status === 'IPB' || status === 'OFI') },
  });
  const note = context.note.bind(context);
  for (const row of hung) {
    if (row.status === 'OFI') {
      changeStatus(context, { row, action: 'generateForm', toStatus: 'GOF', actor: system, note });
    } else {
      const action = 'importToBackOffice';
      changeStatus(context, { row, action, toStatus: 'IPF', actor: system, note, also: { importError: noAnswer } });
    }
  }
}
