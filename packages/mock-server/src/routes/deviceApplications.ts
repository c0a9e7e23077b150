import { decideDeviceApplication, type DeviceApplication, listDeviceApplications, limits } from '@brokerdesk/api';
import { needed, reasonNeeded, wrongState } from '../behaviour/content/contentRefusals.ts';
import { countStatuses, selectDeviceApplications } from '../behaviour/content/deviceApplicationList.ts';
import { changesBetween } from '../behaviour/operationRecords.ts';
import { findOwn, ownRows } from '../behaviour/ownRows.ts';
import { stamp } from '../behaviour/stamps.ts';
import type { CallContext } from '../pipeline/CallContext.ts';
import { invalidFields, notFound, refuseStale, ruleRefuses } from '../pipeline/refusals.ts';
import { type Route, route } from '../pipeline/Route.ts';
import type { DeviceApplicationRow } from '../state/contentRows.ts';

export const deviceApplicationsRoutes: readonly Route[] = [
  route(listDeviceApplications, (context, { query }) => {
    const { status, page = 1, size = limits.pageSize, ...asked } = query;
    const found = selectDeviceApplications(context, asked);
    const chosen = status === undefined ? found : found.filter((row) => row.status === status);
    const items = chosen.slice((page - 1) * size, page * size).map((row) => describe(context, row));
    return { code: 'OK', data: { items, page, size, total: chosen.length, counts: countStatuses(found) } };
  }),

  route(decideDeviceApplication, (context, { params, body }) => {
    const before = findOwn<DeviceApplicationRow>(context, 'deviceApplications', params.applicationID);
    if (!before) return notFound;
    const stale = refuseStale(before, body.version, () => describe(context, before));
    if (stale) return stale;
    if (before.status !== 'PND') return wrongState(before.status, decidedTexts);
    const isApproval = body.action === 'approve';
    if (!isApproval && !body.remark)
      return invalidFields(context.language, [{ ...needed('remark'), texts: reasonNeeded }]);
    if (isApproval && isBound(context, before)) return deviceBound;
    const decided = stamp(context, before);
    const after: DeviceApplicationRow = {
      ...before,
      // Approved and bound are one step: there is nothing in between that could be undone.
      status: isApproval ? 'BIND' : 'REJ',
      remark: body.remark || null,
      approvalTime: decided.updateTime,
      ...decided,
    };
    context.change((draft) => draft.put('deviceApplications', after.applicationID, after));
    context.note({
      targetID: after.applicationID,
      targetName: after.userName,
      changes: changesBetween(before, after, ['status', 'remark']),
    });
    return { code: 'OK', data: describe(context, after) };
  }),
];

const decidedTexts = {
  en_US: 'This device has been decided on already; that cannot be undone.',
  zh_CN: '此设备申请已处理，不能更改。',
  zh_HK: '此裝置申請已處理，不能更改。',
};
const deviceBound = ruleRefuses('device-bound', {
  en_US: 'This device is bound to a login already.',
  zh_CN: '此设备已绑定登录账号。',
  zh_HK: '此裝置已綁定登入帳號。',
});

function isBound(context: CallContext, { UUID }: DeviceApplicationRow): boolean {
  return ownRows<DeviceApplicationRow>(context, 'deviceApplications').some(
    (row) => row.UUID === UUID && row.status === 'BIND',
  );
}

function describe(context: CallContext, row: DeviceApplicationRow): DeviceApplication {
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
