import { changed, describeRows, type OperationActor, type SeededOperation } from '@brokerdesk/mock-server/engine';
import type { DeviceApplicationRow } from './deviceApplicationRows.ts';

export const deviceOperations = [describeRows('deviceApplications', describeDevice)];

/** A client applies; staff decide. */
function describeDevice(row: DeviceApplicationRow): SeededOperation[] {
  const { applicationID: targetID, userName, loginID, status, remark, applyTime, approvalTime, updateBy } = row;
  const client: OperationActor = { kind: 'applicant', refID: null, userID: loginID, userName };
  const target = { targetID, targetName: userName };
  const applied: SeededOperation = { ...target, operation: 'deviceApplication.apply', time: applyTime, by: client };
  if (approvalTime === null) return [applied];
  const changes = [changed('status', 'PND', status), ...(remark === null ? [] : [changed('remark', null, remark)])];
  return [applied, { ...target, operation: 'deviceApplication.decide', time: approvalTime, by: updateBy, changes }];
}
