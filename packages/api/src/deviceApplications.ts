// Clients who ask to use a device with their login; staff approve or reject each by hand.
import { z } from 'zod';
import { contentID, auditFields, expectedVersion } from './auditFields.ts';
import { anyOf, endpoint } from './endpoint.ts';
import { listOf, listQuery } from './lists.ts';

/** The states of a device application: applying, approved, rejected, bound. Approval binds at once and for good. */
export const deviceApplicationStatuses = ['PND', 'APV', 'REJ', 'BIND'] as const;

const deviceApplication = z.object({
  applicationID: z.string(),
  userName: z.string(),
  loginID: z.string(),
  /** Maker, model and system, as the app reports them. */
  deviceInfo: z.string(),
  UUID: z.string(),
  /** Days for which the device signs in without asking again. */
  bindingDays: z.number().int(),
  phone: z.string(),
  email: z.string(),
  /** What staff wrote when they decided; the reason, if they rejected. Null before. */
  remark: z.string().nullable(),
  status: z.enum(deviceApplicationStatuses),
  /** RFC 3339. */
  applyTime: z.string(),
  /** RFC 3339: when staff decided, whichever way; null before. */
  approvalTime: z.string().nullable(),
  /** How many devices are bound to this login, this one included. */
  boundDevices: z.number().int(),
  ...auditFields,
});

/** A client's wish to use a device. */
export type DeviceApplication = z.output<typeof deviceApplication>;

/**
 * Lists device applications. `q` looks in user name, login ID, phone, email, device and UUID; days are those of
 * Asia/Shanghai, both included. `counts` tells how many there are of each status under the other filters. Sorted by
 * `-applyTime` unless told otherwise.
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
      loginID: z.string().max(64).optional(),
      applyDateFrom: z.iso.date().optional(),
      applyDateTo: z.iso.date().optional(),
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
 * Approves or rejects a device application. Approval binds the device and cannot be undone; a rejection needs `remark`
 * as its reason. Fails with `E0005` if another user has changed it in the meantime, `E0015` if it is decided already,
 * and `E0016` (`device-bound`) if the device is bound already.
 */
export const decideDeviceApplication = endpoint({
  method: 'PATCH',
  path: '/goapi/device_applications/{applicationID}',
  access: anyOf('PM_WG_DEVICE_APPROVAL'),
  operation: 'deviceApplication.decide',
  errors: ['E0003', 'E0004', 'E0005', 'E0015', 'E0016'],
  shapes: {
    params: z.object({ applicationID: contentID }),
    body: z.object({
      action: z.enum(['approve', 'reject']),
      /** At most 200 characters. */
      remark: z.string().trim().max(200).optional(),
      version: expectedVersion,
    }),
    data: deviceApplication,
  },
});
