import { endpoint, listOf, listQuery, signedIn } from '@brokerdesk/plugin-sdk/contract';
import { z } from 'zod';

const parcel = z.object({ parcelID: z.string(), label: z.string(), version: z.number().int() });

/** Something small to list, read, change and delete. */
export type Parcel = z.output<typeof parcel>;

const params = z.object({ parcelID: z.string().min(1).max(64) });
/** What a file has to be. */
export const labelRules = { types: ['pdf'], maxBytes: 100_000, maxCount: 1 } as const;

export const listParcels = endpoint({
  method: 'GET',
  path: '/containers/parcels',
  access: signedIn,
  errors: ['E0004'],
  shapes: {
    query: listQuery.extend({ sort: z.enum(['parcelID', '-parcelID']).optional() }),
    data: listOf(parcel),
  },
});

export const getParcel = endpoint({
  method: 'GET',
  path: '/containers/parcels/{parcelID}',
  access: signedIn,
  errors: ['E0003'],
  shapes: { params, data: parcel },
});

/** The same record with a time limit that a test can wait for. */
export const getParcelSoon = endpoint({
  method: 'GET',
  path: '/containers/urgent_parcels/{parcelID}',
  access: signedIn,
  errors: ['E0003'],
  timeoutMs: 2_000,
  shapes: { params, data: parcel },
});

/** A bare array, as small collections are. */
export const listCarriers = endpoint({
  method: 'GET',
  path: '/containers/carriers',
  access: signedIn,
  errors: [],
  shapes: { data: z.array(z.string()) },
});

export const orderCarriers = endpoint({
  method: 'PATCH',
  path: '/containers/carriers/sequences',
  access: signedIn,
  errors: ['E0005', 'E0016'],
  shapes: { body: z.object({ sequence: z.array(z.string()).min(1) }), data: z.null() },
});

/** The body of a new parcel. */
export const newParcel = z.object({ label: z.string().min(1).max(40) });

export const createParcel = endpoint({
  method: 'POST',
  path: '/containers/parcels',
  access: signedIn,
  errors: ['E0005', 'E0016'],
  shapes: { body: newParcel, data: parcel },
});

export const changeParcel = endpoint({
  method: 'PATCH',
  path: '/containers/parcels/{parcelID}',
  access: signedIn,
  errors: ['E0003', 'E0005', 'E0016'],
  shapes: { params, body: z.object({ label: z.string().min(1).max(40), version: z.number().int() }), data: parcel },
});

export const deleteParcel = endpoint({
  method: 'DELETE',
  path: '/containers/parcels/{parcelID}',
  access: signedIn,
  errors: ['E0003', 'E0005', 'E0016'],
  shapes: { params, data: z.null() },
});

export const returnParcel = endpoint({
  method: 'POST',
  path: '/containers/parcels/{parcelID}/returns',
  access: signedIn,
  errors: ['E0003', 'E0005', 'E0016'],
  shapes: { params, body: z.object({ reason: z.string().min(1).max(200) }), data: parcel },
});

export const dispatchParcel = endpoint({
  method: 'POST',
  path: '/containers/dispatches',
  access: signedIn,
  errors: ['E0005', 'E0016'],
  shapes: { body: z.object({ parcelID: z.string() }), data: z.object({ count: z.number().int() }) },
});

export const uploadLabel = endpoint({
  method: 'POST',
  path: '/containers/labels',
  access: signedIn,
  bodyKind: 'multipart',
  errors: ['E0014'],
  shapes: { files: { file: { ...labelRules, required: true } }, data: z.object({ count: z.number().int() }) },
});

export const getLabel = endpoint({
  method: 'GET',
  path: '/containers/labels/{parcelID}',
  access: signedIn,
  responseKind: 'blob',
  errors: ['E0003'],
  shapes: { params, data: z.instanceof(Uint8Array) },
});

/** What a screen reads in the background and can work without. */
export const getHint = endpoint({
  method: 'GET',
  path: '/containers/hints',
  access: signedIn,
  errors: [],
  shapes: { data: z.object({ text: z.string() }) },
});
