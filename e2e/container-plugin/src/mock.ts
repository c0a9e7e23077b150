import { type MockContext, type MockExtension, mockRoute } from '@brokerdesk/plugin-sdk/contract';
import {
  changeParcel,
  createParcel,
  deleteParcel,
  dispatchParcel,
  getHint,
  getLabel,
  getParcel,
  getParcelSoon,
  listCarriers,
  listParcels,
  orderCarriers,
  type Parcel,
  returnParcel,
  uploadLabel,
} from './endpoints.ts';

const parcels = 'containerParcels';
const dispatches = 'containerDispatches';
const pixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const extension: MockExtension = {
  id: 'containers',
  collections: {
    [parcels]: () =>
      Object.fromEntries(
        ['P001', 'P002', 'P003'].map((parcelID) => [parcelID, { parcelID, label: `Parcel ${parcelID}`, version: 1 }]),
      ),
    [dispatches]: () => ({}),
  },
  routes: [
    mockRoute(listParcels, (context) => {
      const items = context.rows<Parcel>(parcels);
      return { code: 'OK', data: { items: [...items], page: 1, size: 50, total: items.length } };
    }),
    mockRoute(getParcel, findParcel),
    mockRoute(getParcelSoon, findParcel),
    mockRoute(listCarriers, () => ({ code: 'OK', data: ['Junk', 'Sampan'] })),
    mockRoute(orderCarriers, () => ({ code: 'OK', data: null })),
    mockRoute(createParcel, (context, { body }) => {
      const parcelID = `P${String(context.rows(parcels).length + 1).padStart(3, '0')}`;
      return { code: 'OK', data: write(context, { parcelID, label: body.label, version: 0 }) };
    }),
    mockRoute(changeParcel, (context, { params, body }) => {
      const parcel = context.row<Parcel>(parcels, params.parcelID);
      if (!parcel) return { code: 'E0003' };
      if (parcel.version !== body.version) return { code: 'E0005', data: { current: parcel } };
      return { code: 'OK', data: write(context, { ...parcel, label: body.label }) };
    }),
    mockRoute(deleteParcel, () => ({ code: 'OK', data: null })),
    mockRoute(returnParcel, (context, { params }) => {
      const parcel = context.row<Parcel>(parcels, params.parcelID);
      return parcel ? { code: 'OK', data: write(context, parcel) } : { code: 'E0003' };
    }),
    mockRoute(dispatchParcel, (context, { body }) => {
      const count = context.rows(dispatches).length + 1;
      context.change((draft) => draft.put(dispatches, String(count), body));
      return { code: 'OK', data: { count } };
    }),
    mockRoute(uploadLabel, () => ({ code: 'OK', data: { count: 1 } })),
    mockRoute(getLabel, () => ({
      code: 'OK',
      bytes: Uint8Array.from(atob(pixel), (character) => character.charCodeAt(0)),
      contentType: 'image/png',
      fileName: 'label.png',
    })),
    mockRoute(getHint, () => ({ code: 'OK', data: { text: 'Handle with care.' } })),
  ],
};

export default extension;

function findParcel(context: MockContext, { params }: { readonly params: { readonly parcelID: string } }) {
  const parcel = context.row<Parcel>(parcels, params.parcelID);
  return parcel ? ({ code: 'OK', data: parcel } as const) : ({ code: 'E0003' } as const);
}

function write(context: MockContext, parcel: Parcel): Parcel {
  const changed = { ...parcel, version: parcel.version + 1 };
  context.change((draft) => draft.put(parcels, parcel.parcelID, changed));
  return changed;
}
