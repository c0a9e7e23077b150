import type { Endpoint } from '@brokerdesk/api';
import { useHost } from '../../hooks/useHost.ts';
import type { FormValues } from '../form/conflicts.ts';
import type { FormHandle } from '../form/FormHandle.ts';
import { loadBodySchema } from '../form/loadBodySchema.ts';
import { useForm } from '../form/useForm.ts';
import type { RecordFormSpec, VersionedRecord } from './RecordFormSpec.ts';
import { bodyOf, findEndpoint, useSendRecord } from './useSendRecord.ts';
import { useRecordText } from '../../kit/record-dialogs/useRecordText.ts';

/**
 * Returns the form of a record, for creating and changing it: with the contract's schema, the version, one idempotency key
 * per submission, a draft, the changes of another user, a message at the end, and a reload of the shown data.
 *
 * @example
 * const form = useRecordForm({
 *   name: 'faq-category', itemLabel: text('category'), record: category,
 *   create: createFaqCategory, change: changeFaqCategory, params: ({ categoryID }) => ({ categoryID }),
 *   toValues: (one) => ({ name: one?.name ?? { EN: '', SC: '', TC: '' } }),
 *   onClose,
 * });
 */
export function useRecordForm<
  Rec extends VersionedRecord,
  Values extends FormValues,
  Create extends Endpoint,
  Change extends Endpoint,
>(options: RecordFormSpec<Rec, Values, Create, Change>): FormHandle<Values> {
  const { record, toValues, validate, fieldOf, storesDraft, describeChanges, itemLabel, onSaved, onClose } = options;
  const { review } = options;
  const { notify } = useHost();
  const text = useRecordText();
  const send = useSendRecord(options);
  const kind = record === undefined ? 'create' : 'change';
  const endpoint = findEndpoint(options, record);
  return useForm<Values, unknown, Rec | undefined>({
    name: options.name,
    ...(record === undefined ? {} : { id: identify(options, record) }),
    record,
    toValues,
    schema: options.schema ?? (() => loadBodySchema(endpoint)),
    toBody: (values, from) => bodyOf(options, values, from),
    send,
    keepsKey: record === undefined,
    onSent(data, { isLeaving }) {
      notify({ tone: 'success', text: options.doneText ?? text(`${kind}.done`, { item: itemLabel }) });
      onSaved?.(data as never);
      if (!isLeaving) onClose();
    },
    ...(validate && { validate }),
    ...(review && { review }),
    ...(fieldOf && { fieldOf }),
    ...(storesDraft === undefined ? {} : { storesDraft }),
    ...(describeChanges && {
      describeChanges: (before, now) => (before && now ? describeChanges(before, now) : []),
    }),
  });
}

/** The identifier of a record for its draft. */
function identify<Rec extends VersionedRecord, Values extends FormValues, C extends Endpoint, U extends Endpoint>(
  { params }: RecordFormSpec<Rec, Values, C, U>,
  record: Rec,
): string {
  return Object.values(params?.(record) ?? {}).join(' ');
}
