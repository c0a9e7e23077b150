import type { Endpoint, InputOf } from '@brokerdesk/api';
import { ApiError, SdkUsageError } from '../../errors.ts';
import { useApi, useHost } from '../../hooks/useHost.ts';
import { type FormValues, isDeepEqual, readConflict } from '../form/conflicts.ts';
import type { FormHandle } from '../form/FormHandle.ts';
import type { SendContext } from '../form/FormSpec.ts';
import { loadBodySchema } from '../form/loadBodySchema.ts';
import { useForm } from '../form/useForm.ts';
import type { RecordFormSpec, VersionedRecord } from './RecordFormSpec.ts';
import { useRecordText } from './useRecordText.ts';

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
    onSent(data, { isLeaving }) {
      notify({ tone: 'success', text: options.doneText ?? text(`${kind}.done`, { item: itemLabel }) });
      onSaved?.(data as never);
      if (!isLeaving) onClose();
    },
    ...(validate && { validate }),
    ...(fieldOf && { fieldOf }),
    ...(storesDraft === undefined ? {} : { storesDraft }),
    ...(describeChanges && {
      describeChanges: (before, now) => (before && now ? describeChanges(before, now) : []),
    }),
  });
}

/** Returns the function that sends the values of a record. */
function useSendRecord<Rec extends VersionedRecord, Values extends FormValues, C extends Endpoint, U extends Endpoint>(
  options: RecordFormSpec<Rec, Values, C, U>,
) {
  const api = useApi();
  const { params, toFiles, toValues, fieldOfError } = options;
  return async (values: Values, context: SendContext<Rec | undefined>): Promise<unknown> => {
    const { record, idempotencyKey, onProgress } = context;
    const files = toFiles?.(values);
    const input = {
      body: bodyOf(options, values, record),
      ...(record && params && { params: params(record) }),
      ...(files && { files }),
    };
    try {
      return await api.call(findEndpoint(options, record), input as InputOf<Endpoint>, {
        idempotencyKey,
        ...(files && { onProgress }),
      });
    } catch (error) {
      // The record already is as the user wants it: by an attempt whose response was lost, or by another user.
      const current = readConflict<Rec>(error);
      if (current && isDeepEqual(toValues(current.record), values)) return current.record;
      throw fieldOfError ? toFieldError(error, fieldOfError) : error;
    }
  };
}

function findEndpoint<Rec extends VersionedRecord, Values extends FormValues, C extends Endpoint, U extends Endpoint>(
  { name, create, change }: RecordFormSpec<Rec, Values, C, U>,
  record: Rec | undefined,
): Endpoint {
  const endpoint = record === undefined ? create : change;
  if (endpoint) return endpoint;
  throw new SdkUsageError('SDK_NO_ENDPOINT', {
    message: `The form "${name}" cannot ${record === undefined ? 'create' : 'change'} a record.`,
    hint: `Give it the call as \`${record === undefined ? 'create' : 'change'}\`.`,
  });
}

function bodyOf<Rec extends VersionedRecord, Values extends FormValues, C extends Endpoint, U extends Endpoint>(
  { toBody }: RecordFormSpec<Rec, Values, C, U>,
  values: Values,
  record: Rec | undefined,
): object {
  return { ...(toBody ? toBody(values, record) : values), ...(record && { version: record.version }) };
}

/** The identifier of a record for its draft. */
function identify<Rec extends VersionedRecord, Values extends FormValues, C extends Endpoint, U extends Endpoint>(
  { params }: RecordFormSpec<Rec, Values, C, U>,
  record: Rec,
): string {
  return Object.values(params?.(record) ?? {}).join(' ');
}

/** Turns a business error into the error of its field. */
function toFieldError(error: unknown, fieldOfError: (error: ApiError) => string | undefined): unknown {
  const path = error instanceof ApiError && error.code !== 'E0004' ? fieldOfError(error) : undefined;
  if (!(error instanceof ApiError) || path === undefined) return error;
  const { message, requestId, code } = error;
  return new ApiError({ code: 'E0004', message, data: { fields: [{ path, rule: code, message }] }, requestId });
}
