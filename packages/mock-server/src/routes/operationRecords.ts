import { listOperationRecords, type OperationRecord } from '@brokerdesk/api';
import { pageOf } from '../behaviour/lists.ts';
import { selectOperationRecords } from '../behaviour/administration/operationRecordList.ts';
import { presenter } from '../pipeline/Presenter.ts';
import { type Route, route } from '../pipeline/Route.ts';
import { itemShapeOf } from '../pipeline/shapes.ts';
import type { OperationRecordRow } from '../state/rows.ts';

const listedRecord = presenter<OperationRecordRow>({
  shape: itemShapeOf(listOperationRecords),
  present: (_context, row) => ({ data: describeRecord(row) }),
});

export const operationRecordsRoutes: readonly Route[] = [
  route(listOperationRecords, (context, { query }) => {
    const list = selectOperationRecords(context, query);
    return 'code' in list ? list : { code: 'OK', page: pageOf(list, query), as: listedRecord };
  }),
];

function describeRecord(row: OperationRecordRow): OperationRecord {
  const { kind, refID, userID, userName } = row.actor;
  return {
    recordID: row.recordID,
    brokerCode: row.brokerCode,
    time: row.time,
    operation: row.operation,
    actor: { kind, refID, userID, userName },
    targetID: row.targetID,
    targetName: row.targetName,
    changes: row.changes.map(({ field, before, after }) => ({ field, before, after })),
    requestId: row.requestId,
    pluginId: row.pluginId,
  };
}
