// Stuck work: sandboxes begin with some applications whose import or opening form was running when the demo data was
// made. The nightly job ends it, so that no application stays in a status without an action.
import { type EmulatorJobContext, type OperationActor, sortedView } from '@brokerdesk/mock-server/engine';
import type { ApplicationRow } from '../applicationRows.ts';
import { applicationOrder } from '../list/applicationList.ts';
import { changeStatus } from '../changes/changeStatus.ts';
import { noResponse } from '../imports/importErrors.ts';

const systemActor: OperationActor = { kind: 'system', refID: null, userID: null, userName: null };

/** Ends a broker's work without an end: an import as one that the back office did not answer, a form as generated. */
export function expireStuckJobs(context: EmulatorJobContext, brokerCode: string): void {
  const stuck = sortedView<ApplicationRow>(context, {
    ...applicationOrder,
    brokerCode,
    sort: 'statusDate',
    filter: { key: 'hung', predicate: ({ status, work }) => !work && (status === 'IPB' || status === 'OFI') },
  });
  const recordOperation = context.recordOperation.bind(context);
  for (const row of stuck) {
    if (row.status === 'OFI') {
      changeStatus(context, { row, action: 'generateForm', toStatus: 'GOF', actor: systemActor, recordOperation });
    } else {
      const action = 'importToBackOffice';
      changeStatus(context, {
        row,
        action,
        toStatus: 'IPF',
        actor: systemActor,
        recordOperation,
        extraFields: { importError: noResponse },
      });
    }
  }
}
