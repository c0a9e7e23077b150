import { listOperationRecords, type OperationRecord } from '@brokerdesk/api';
import { pageOf } from '../../shared-rules/lists/lists.ts';
import { selectOperationRecords } from './operationRecordList.ts';
import { createRowSerializer } from '../../context/RowSerializer.ts';
import { type Route, route } from '../../context/Route.ts';
import { itemShapeOf } from '../../contract/shapesOf.ts';
import type { StateContext } from '../../context/StateContext.ts';
import type { OperationRecordRow } from '../../state/rows.ts';
import { findNamedTarget, namesOf } from './targetNames.ts';

const recordSerializer = createRowSerializer<OperationRecordRow>({
  shape: itemShapeOf(listOperationRecords),
  dependenciesOf: (context, row) => [findNamedTarget(context, row)],
  represent: (context, row) => ({ data: describeRecord(context, row) }),
});

export const operationRecordRoutes: readonly Route[] = [
  route(listOperationRecords, (context, { query }) => {
    const list = selectOperationRecords(context, query);
    return 'code' in list ? list : { code: 'OK', page: pageOf(list, query), serializer: recordSerializer };
  }),
];

function describeRecord(context: StateContext, row: OperationRecordRow): OperationRecord {
  const target = findNamedTarget(context, row);
  const targetNames = target && namesOf(target);
  const { kind, refID, userID, userName } = row.actor;
  return {
    recordID: row.recordID,
    brokerCode: row.brokerCode,
    time: row.time,
    operation: row.operation,
    actor: { kind, refID, userID, userName },
    targetID: row.targetID,
    targetName: row.targetName,
    ...(targetNames && { targetNames }),
    changes: row.changes.map(({ field, before, after }) => ({ field, before, after })),
    requestId: row.requestId,
    pluginId: row.pluginId,
  };
}
