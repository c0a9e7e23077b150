// Clients who request the use of a device with their login; staff approve or reject each by hand.
import { z } from 'zod';
import { contentID, auditFields, expectedVersion } from './auditFields.ts';
import { anyOf, endpoint } from './endpoint.ts';
import { listOf, listQuery } from './lists.ts';
import { plainText } from './plainTexts.ts';
import { day, instant } from './times.ts';
import { noData, refusedState } from './refusals.ts';

/**
 * The states of a device application: applying, approved, rejected, bound. Approval binds immediately and permanently.
 */
export const deviceApplicationStatuses = ['PND', 'APV', 'REJ', 'BIND'] as const;

const deviceApplication = z.object({
  applicationID: z.string(),
  userName: z.string(),
  loginID: z.string(),
  /** Maker, model and system, as the app reports them. */
  deviceInfo: z.string(),
  UUID: z.string(),
  /** Days for which the device stays signed in. */
  bindingDays: z.number().int(),
  phone: z.string(),
  email: z.string(),
  /** The remark of staff on their decision; on a rejection, its reason. Null before the decision. */
  remark: z.string().nullable(),
  status: z.enum(deviceApplicationStatuses),
  applyTime: instant,
  /** When staff decided; null before. */
  approvalTime: instant.nullable(),
  /** How many devices are bound to this login, including this one. */
  boundDevices: z.number().int(),
  ...auditFields,
});

/** A client's request to use a device. */
export type DeviceApplication = z.output<typeof deviceApplication>;

/**
 * Lists device applications. `q` searches user name, login ID, phone, email, device and UUID; days are those of
 * Asia/Shanghai, both included. `counts` contains the number in each status under the other filters. Sorted by
 * `-applyTime` by default.
 */
export const listDeviceApplications = endpoint({
  method: 'GET',
  path: '/goapi/device_applications',
  access: anyOf('PM_WG_DEVICE_APPROVAL'),
  errors: ['E0004'],
  shapes: {
    query: listQuery.extend({
      sort: z
        .enum([
          'applyTime',
          '-applyTime',
          'approvalTime',
          '-approvalTime',
          'userName',
          '-userName',
          'loginID',
          '-loginID',
        ])
        .optional(),
      status: z.enum(deviceApplicationStatuses).optional(),
      /** One application, such as the one that a link names. */
      applicationID: contentID.optional(),
      loginID: z.string().max(64).optional(),
      applyDateFrom: day.optional(),
      applyDateTo: day.optional(),
    }),
    data: listOf(deviceApplication).extend({
      counts: z.object({
        PND: z.number().int(),
        APV: z.number().int(),
        REJ: z.number().int(),
        BIND: z.number().int(),
      }),
    }),
  },
});

/**
 * Approves or rejects a device application. Approval binds the device and cannot be undone; a rejection requires
 * `remark` as its reason. Fails with `E0005` if another user has changed it in the meantime, `E0015` if it is already
 * decided, and `E0016` (`device-bound`) if the device is already bound.
 */
export const decideDeviceApplication = endpoint({
  method: 'PATCH',
  path: '/goapi/device_applications/{applicationID}',
  access: anyOf('PM_WG_DEVICE_APPROVAL'),
  operation: 'deviceApplication.decide',
  errors: ['E0003', 'E0004', 'E0005', 'E0015', 'E0016'],
  shapes: {
    refusals: { E0015: refusedState, E0016: { 'device-bound': noData } },
    params: z.object({ applicationID: contentID }),
    body: z.object({
      action: z.enum(['approve', 'reject']),
      /** At most 200 characters. */
      remark: plainText(200).optional(),
      version: expectedVersion,
    }),
    data: deviceApplication,
  },
});
