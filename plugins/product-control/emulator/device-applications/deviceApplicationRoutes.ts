import { decideDeviceApplication, type DeviceApplication, listDeviceApplications, limits } from '@brokerdesk/api';
import {
  checkVersion,
  createInvalidStateError,
  createRequiredProblem,
  diffFields,
  findOwn,
  invalidFields,
  message,
  notFound,
  ownRows,
  reasonRequiredTexts,
  type RequestContext,
  route,
  type Route,
  ruleViolated,
  stamp,
} from '@brokerdesk/mock-server/engine';
import { countStatuses, selectDeviceApplications } from './deviceApplicationList.ts';
import type { DeviceApplicationRow } from './deviceApplicationRows.ts';

export const deviceApplicationRoutes: readonly Route[] = [
  route(listDeviceApplications, (context, { query }) => {
    const { status, page = 1, size = limits.pageSize, ...filters } = query;
    const found = selectDeviceApplications(context, filters);
    const selected = status === undefined ? found : found.filter((row) => row.status === status);
    const items = selected.slice((page - 1) * size, page * size).map((row) => describe(context, row));
    return { code: 'OK', data: { items, page, size, total: selected.length, counts: countStatuses(found) } };
  }),

  route(decideDeviceApplication, (context, { params, body }) => {
    const before = findOwn<DeviceApplicationRow>(context, 'deviceApplications', params.applicationID);
    if (!before) return notFound;
    const staleError = checkVersion(before, body.version, () => describe(context, before));
    if (staleError) return staleError;
    if (before.status !== 'PND') return createInvalidStateError(before.status, decidedTexts);
    const isApproval = body.action === 'approve';
    if (!isApproval && !body.remark)
      return invalidFields(context.language, [{ ...createRequiredProblem('remark'), texts: reasonRequiredTexts }]);
    if (isApproval && isBound(context, before)) return deviceBoundError;
    const decided = stamp(context, before);
    const after: DeviceApplicationRow = {
      ...before,
      // Approval and binding are one step: there is no state in between to undo.
      status: isApproval ? 'BIND' : 'REJ',
      remark: body.remark || null,
      approvalTime: decided.updateTime,
      ...decided,
    };
    context.change((draft) => draft.put('deviceApplications', after.applicationID, after));
    context.recordOperation({
      targetID: after.applicationID,
      targetName: after.userName,
      changes: diffFields(before, after, ['status', 'remark']),
    });
    return { code: 'OK', data: describe(context, after) };
  }),
];

const decidedTexts = message(
  'This device has already been approved or rejected; that cannot be undone.',
  '此设备申请已处理，不能更改。',
  '此裝置申請已處理，不能更改。',
);
const deviceBoundError = ruleViolated(
  'device-bound',
  message('This device is already bound to a login.', '此设备已绑定登录账号。', '此裝置已綁定登入帳號。'),
);

function isBound(context: RequestContext, { UUID }: DeviceApplicationRow): boolean {
  return ownRows<DeviceApplicationRow>(context, 'deviceApplications').some(
    (row) => row.UUID === UUID && row.status === 'BIND',
  );
}

function describe(context: RequestContext, row: DeviceApplicationRow): DeviceApplication {
  const bound = ownRows<DeviceApplicationRow>(context, 'deviceApplications').filter(
    ({ loginID, status }) => loginID === row.loginID && status === 'BIND',
  );
  return {
    applicationID: row.applicationID,
    userName: row.userName,
    loginID: row.loginID,
    deviceInfo: row.deviceInfo,
    UUID: row.UUID,
    bindingDays: row.bindingDays,
    phone: row.phone,
    email: row.email,
    remark: row.remark,
    status: row.status,
    applyTime: row.applyTime,
    approvalTime: row.approvalTime,
    boundDevices: bound.length,
    version: row.version,
    updateTime: row.updateTime,
    updateBy: row.updateBy,
  };
}
