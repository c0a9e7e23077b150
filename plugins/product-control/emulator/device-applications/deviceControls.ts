import {
  control,
  ControlRefusal,
  findClient,
  formatTime,
  identifier,
  readBody,
  recordOfClient,
  type StateContext,
} from '@brokerdesk/mock-server/engine';
import { z } from 'zod';
import type { DeviceApplicationRow } from './deviceApplicationRows.ts';

const deviceShape = z.strictObject({
  loginID: identifier,
  deviceInfo: z.string().min(1).max(200).default('Apple iPhone 16, iOS 19.1'),
  UUID: z.uuid().optional(),
  bindingDays: z.number().int().min(1).max(3650).default(90),
  phone: z.string().max(40).default('+852 0400 9001'),
  email: z.email().max(120).default('client@mail.example'),
});

export const deviceControls = [
  control(['POST', '/clients/device_applications'], (context, request) =>
    applyForDevice(context, readBody(request, deviceShape)),
  ),
];

/** Applies for the use of a device. */
function applyForDevice(context: StateContext, body: z.output<typeof deviceShape>) {
  const client = findClient(context, body.loginID);
  if (client.status !== 1) throw new ControlRefusal(409, `The client ${client.userID} is not active.`);
  const { brokerCode, nameTC: userName } = client;
  const applicationID = context.token(`${brokerCode}-DV-`);
  const number = Number(applicationID.split('-').at(-1));
  const applyTime = formatTime(context.now());
  const row: DeviceApplicationRow = {
    applicationID,
    brokerCode,
    userName,
    loginID: body.loginID,
    deviceInfo: body.deviceInfo,
    UUID: body.UUID ?? `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
    bindingDays: body.bindingDays,
    phone: body.phone,
    email: body.email,
    remark: null,
    status: 'PND',
    applyTime,
    approvalTime: null,
    version: 1,
    updateTime: applyTime,
    updateBy: userName,
  };
  context.change((draft) => draft.put('deviceApplications', applicationID, row));
  recordOfClient(context, client, {
    operation: 'deviceApplication.apply',
    targetID: applicationID,
    targetName: userName,
  });
  return { applicationID, brokerCode, status: row.status, version: row.version };
}
