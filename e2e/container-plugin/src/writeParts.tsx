import { Button, ConfirmDialog, useApi, useCall, useJobs } from '@brokerdesk/plugin-sdk';
import { Form, MultiFileUploader, ReasonDialog, RecordDialog, TextField, useForm } from '@brokerdesk/plugin-sdk/forms';
import { OrderDialog, useOrder } from '@brokerdesk/plugin-sdk/trees';
import {
  changeParcel,
  createParcel,
  deleteParcel,
  getParcel,
  labelRules,
  listCarriers,
  newParcel,
  orderCarriers,
  type Parcel,
  returnParcel,
  uploadLabel,
} from './endpoints.ts';
import { useText } from './useText.ts';

const params = { parcelID: 'P002' };

/** How a part reports that its write has worked, or that the user has closed it. */
export interface PartProps {
  readonly onDone: (message: 'saved' | 'deleted' | 'returned') => void;
  readonly onClose: () => void;
}

/** A form on a record. */
export function FormPart({ onDone }: PartProps) {
  const { data, isFetchedAfterMount } = useCall(getParcel, { params }, { staleTimeMs: 0 });
  // Not the stored record: that of a save whose response was lost is older, and the form of the next one would replace this.
  return isFetchedAfterMount && data && <ParcelForm key={data.version} parcel={data} onDone={onDone} />;
}

function ParcelForm({ parcel, onDone }: Pick<PartProps, 'onDone'> & { readonly parcel: Parcel }) {
  const text = useText();
  const api = useApi();
  const form = useForm({
    name: 'parcel',
    id: parcel.parcelID,
    record: parcel,
    toValues: ({ label }) => ({ label }),
    send: ({ label }, { record: { version }, idempotencyKey }) =>
      api.call(changeParcel, { params, body: { label, version } }, { idempotencyKey }),
    onSent: () => onDone('saved'),
    storesDraft: false,
  });
  return (
    <Form form={form} label={text('parcel')}>
      <TextField form={form} name="label" label={text('parcel')} limit={40} />
      <Button type="submit" intent="primary">
        {text('save')}
      </Button>
    </Form>
  );
}

async function loadNewParcel() {
  return newParcel;
}

/** A new record, as the dialogs of a list create it. */
export function RecordDialogPart({ onClose }: PartProps) {
  const text = useText();
  return (
    <RecordDialog
      name="new-parcel"
      itemLabel={text('parcel')}
      record={undefined}
      create={createParcel}
      toValues={() => ({ label: '' })}
      schema={loadNewParcel}
      storesDraft={false}
      onClose={onClose}
    >
      {(form) => <TextField form={form} name="label" label={text('parcel')} limit={40} />}
    </RecordDialog>
  );
}

export function ConfirmDialogPart({ onDone, onClose }: PartProps) {
  const text = useText();
  const api = useApi();
  return (
    <ConfirmDialog
      title={text('deleteTitle')}
      subject="P002"
      consequence={text('deleteConsequence')}
      actionLabel={text('delete')}
      tone="danger"
      record={undefined}
      onConfirm={() => api.call(deleteParcel, { params })}
      onDone={() => onDone('deleted')}
      onClose={onClose}
    />
  );
}

export function ReasonDialogPart({ onDone, onClose }: PartProps) {
  const text = useText();
  const api = useApi();
  return (
    <ReasonDialog
      name="return"
      id="P002"
      title={text('returnTitle')}
      subject="P002"
      actionLabel={text('return')}
      record={undefined}
      reasons={[]}
      isRequired
      limit={200}
      clientLanguage="en"
      onSend={(reason, { idempotencyKey }) =>
        api.call(returnParcel, { params, body: { reason: reason ?? '' } }, { idempotencyKey })
      }
      onDone={() => onDone('returned')}
      onClose={onClose}
    />
  );
}

/** An order that is saved as a whole. */
export function OrderDialogPart({ onClose }: PartProps) {
  const text = useText();
  const api = useApi();
  const order = useOrder({
    name: 'carriers',
    query: useCall(listCarriers, {}),
    idOf: nameOf,
    save: (sequence, options) => api.call(orderCarriers, { body: { sequence: [...sequence] } }, options),
  });
  return (
    <OrderDialog
      title={text('order')}
      order={order}
      nameOf={nameOf}
      empty={{ title: text('none'), text: text('noneHint') }}
      onClose={onClose}
    />
  );
}

function nameOf(carrier: string): string {
  return carrier;
}

/** A job in the tray. */
export function JobPart() {
  const text = useText();
  const { start } = useJobs();
  return (
    <Button
      onClick={() =>
        start({
          kind: 'dispatch',
          title: { key: 'dispatch' },
          details: { key: 'parcels' },
          items: [{ id: 'P002', label: 'P002', input: params }],
        })
      }
    >
      {text('dispatch')}
    </Button>
  );
}

export function UploadPart() {
  const text = useText();
  const api = useApi();
  return (
    <MultiFileUploader
      label={text('labels')}
      rules={labelRules}
      upload={(file, context) => api.call(uploadLabel, { files: { file: [file] } }, context)}
    />
  );
}
