// The emulator's routes of this plugin.
import { type MockContext, type MockExtension, mockRoute } from '@brokerdesk/plugin-sdk/contract';
import { decideRequest, getRequest, listRequests } from './endpoints.ts';
import { requestCollection, type RequestRow, seedRequests, toRequest } from './mock/seedRequests.ts';
import { decisions, isPossible } from './model/decisions.ts';
import { selectRequests } from './mock/selectRequests.ts';

const extension: MockExtension = {
  id: 'sample-plugin',
  collections: { [requestCollection]: seedRequests },
  operations: { 'samplePlugin.decide': { EN: 'Request decided', SC: '审批请求', TC: '審批請求' } },
  records: {
    samplePlugin: {
      name: { EN: 'Request', SC: '请求', TC: '請求' },
      fields: {
        status: { EN: 'Status', SC: '状态', TC: '狀態' },
        reason: { EN: 'Reason', SC: '原因', TC: '原因' },
      },
    },
  },
  routes: [
    mockRoute(listRequests, (context, { query }) => {
      const own = context.rows<RequestRow>(requestCollection).filter((row) => row.brokerCode === context.brokerCode);
      return { code: 'OK', data: selectRequests(own.map(toRequest), query) };
    }),
    mockRoute(getRequest, (context, { params }) => {
      const row = findRow(context, params.requestID);
      return row ? { code: 'OK', data: toRequest(row) } : { code: 'E0003' };
    }),
    mockRoute(decideRequest, (context, { params, body }) => {
      const row = findRow(context, params.requestID);
      if (!row) return { code: 'E0003' };
      if (row.version !== body.version) {
        return { code: 'E0005', data: { current: toRequest(row), by: row.decidedBy, at: row.decidedTime } };
      }
      if (!isPossible(body.decision, row.status)) return { code: 'E0015', data: { state: row.status } };
      const decided: RequestRow = {
        ...row,
        status: decisions[body.decision].to,
        reason: body.reason,
        decidedBy: context.caller?.userName ?? null,
        decidedTime: new Date(context.now()).toISOString(),
        version: row.version + 1,
      };
      context.change((draft) => draft.put(requestCollection, row.requestID, decided));
      context.recordOperation({
        targetID: row.requestID,
        targetName: row.clientName,
        changes: (['status', 'reason'] as const)
          .map((field) => ({ field, before: row[field], after: decided[field] }))
          .filter(({ before, after }) => before !== after),
      });
      return { code: 'OK', data: toRequest(decided) };
    }),
  ],
};

export default extension;

function findRow(context: MockContext, requestID: string): RequestRow | undefined {
  const row = context.row<RequestRow>(requestCollection, requestID);
  return row?.brokerCode === context.brokerCode ? row : undefined;
}
