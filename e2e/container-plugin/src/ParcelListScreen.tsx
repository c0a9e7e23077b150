import { type ListColumn, ListScreen } from '@brokerdesk/plugin-sdk';
import { useMemo } from 'react';
import { listParcels, type Parcel } from './endpoints.ts';
import { useText } from './useText.ts';

export default function ParcelListScreen() {
  const text = useText();
  const columns = useMemo<readonly ListColumn<Parcel, 'parcelID'>[]>(
    () => [
      { id: 'parcelID', header: text('parcel'), width: 160, sortField: 'parcelID', text: ({ parcelID }) => parcelID },
      { id: 'label', header: text('labels'), width: 240, text: ({ label }) => label },
    ],
    [text],
  );
  return (
    <ListScreen
      id="parcels"
      title={text('menu.list')}
      itemsLabel={text('parcels')}
      endpoint={listParcels}
      columns={columns}
      rowId={rowId}
      defaultSort="parcelID"
      empty={{ title: text('none'), text: text('noneHint') }}
    />
  );
}

function rowId({ parcelID }: Parcel): string {
  return parcelID;
}
