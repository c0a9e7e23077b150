// Sends a record so that it is saved once, also when responses are lost. A change is protected by its version, a new record
// by its key.
import type { Endpoint, InputOf } from '@brokerdesk/api';
import { ApiError, SdkUsageError } from '../../services/errors.ts';
import type { CallOptions } from '../../services/hostServices.ts';
import { useApi } from '../../hooks/useApi.ts';
import { type FormValues, isDeepEqual } from '../form/conflicts.ts';
import type { SendContext } from '../form/FormSpec.ts';
import { isAsSent } from '../form/isAsSent.ts';
import type { RecordFormSpec, VersionedRecord } from './RecordFormSpec.ts';
import { rewordError } from '../../kit/rewordError.ts';
import { useRecordText } from '../../kit/record-dialogs/useRecordText.ts';

/** Returns the function that sends the values of a record. */
export function useSendRecord<
  Rec extends VersionedRecord,
  Values extends FormValues,
  C extends Endpoint,
  U extends Endpoint,
>(options: RecordFormSpec<Rec, Values, C, U>) {
  const api = useApi();
  const text = useRecordText();
  const { params, toFiles, toValues, fieldOfError, refusals = {}, itemLabel } = options;

  function sendTo(values: Values, record: Rec | undefined, callOptions: CallOptions): Promise<unknown> {
    const { onProgress, ...others } = callOptions;
    const files = toFiles?.(values);
    const input = {
      body: bodyOf(options, values, record),
      ...(record && params && { params: params(record) }),
      ...(files && { files }),
    };
    return api.call(findEndpoint(options, record), input as InputOf<Endpoint>, {
      ...others,
      ...(files && { onProgress }),
    });
  }

  /** Returns the record that an earlier attempt with other values has created: the server repeats its response. */
  async function findCreated({ earlier, idempotencyKey }: SendContext<undefined>): Promise<Rec | undefined> {
    // The last one first: an earlier one would have been noticed by the attempts after it, unless they were lost, too.
    for (const values of (earlier as readonly Values[]).toReversed()) {
      // After a reload there are only the names of files, with which nothing can be repeated.
      if (Object.values<readonly unknown[]>(toFiles?.(values) ?? {}).some((list) => !list.every(isFile))) continue;
      try {
        // oxlint-disable-next-line no-await-in-loop -- one of them at most has been carried out
        return (await sendTo(values, undefined, { idempotencyKey, handles: ['E0017'] })) as Rec;
      } catch (error) {
        if (!isKeyUsed(error)) throw error;
      }
    }
    return undefined;
  }

  /** Creates a record. If an earlier attempt has created it with other values, these are replaced. */
  async function create(values: Values, context: SendContext<undefined>): Promise<unknown> {
    const { idempotencyKey, onProgress, earlier } = context;
    if (earlier.length === 0) return sendTo(values, undefined, { idempotencyKey, onProgress });
    try {
      return await sendTo(values, undefined, { idempotencyKey, onProgress, handles: ['E0017'] });
    } catch (error) {
      if (!isKeyUsed(error)) throw error;
      const created = await findCreated(context);
      if (created && options.change) return replaceCreated(values, created, context);
      throw asSavedEarlier(error);
    }
  }

  /** Replaces a record that an earlier attempt has created; another attempt may have replaced it already. */
  async function replaceCreated(
    values: Values,
    created: Rec,
    { earlier, onProgress }: SendContext<undefined>,
  ): Promise<unknown> {
    try {
      return await sendTo(values, created, { onProgress, handles: ['E0005'] });
    } catch (error) {
      const current = readCurrent<Rec>(error);
      if (!current || isDeepEqual(toValues(current), values)) throw error;
      const isOwn = (earlier as readonly Values[]).some((sent) => isSent(current, sent));
      if (isOwn) return sendTo(values, current, { onProgress });
      // Another user has changed it: the form of a new record can't show both.
      throw asSavedEarlier(error as ApiError);
    }
  }

  function asSavedEarlier({ code, data, requestId }: ApiError): ApiError {
    return new ApiError({ code, message: text('create.savedEarlier', { item: itemLabel }), data, requestId });
  }

  function isSent(current: Rec, values: Values): boolean {
    const spec = { toValues, toBody: (one: Values, record: Rec) => bodyOf(options, one, record) };
    return isAsSent<Values, Rec>(spec, current, values);
  }

  return async (values: Values, context: SendContext<Rec | undefined>): Promise<unknown> => {
    const { record, idempotencyKey, onProgress, isRetry } = context;
    try {
      if (record === undefined) return await create(values, { ...context, record });
      return await sendTo(values, record, { idempotencyKey, onProgress });
    } catch (error) {
      // The record already is as the user wants it: by an attempt whose response was lost, or by another user.
      const current = readCurrent<Rec>(error);
      if (current && (isDeepEqual(toValues(current), values) || (isRetry && isSent(current, values)))) return current;
      const reworded = rewordError(error, refusals);
      throw fieldOfError ? toFieldError(reworded, fieldOfError) : reworded;
    }
  };
}

/** Returns the call that creates a record, or that changes it. */
export function findEndpoint<
  Rec extends VersionedRecord,
  Values extends FormValues,
  C extends Endpoint,
  U extends Endpoint,
>({ name, create, change }: RecordFormSpec<Rec, Values, C, U>, record: Rec | undefined): Endpoint {
  const endpoint = record === undefined ? create : change;
  if (endpoint) return endpoint;
  throw new SdkUsageError('SDK_NO_ENDPOINT', {
    message: `The form "${name}" cannot ${record === undefined ? 'create' : 'change'} a record.`,
    hint: `Give it the call as \`${record === undefined ? 'create' : 'change'}\`.`,
  });
}

/** Returns the body of the call; of a change, with the version. */
export function bodyOf<Rec extends VersionedRecord, Values extends FormValues, C extends Endpoint, U extends Endpoint>(
  { toBody }: RecordFormSpec<Rec, Values, C, U>,
  values: Values,
  record: Rec | undefined,
): object {
  return { ...(toBody ? toBody(values, record) : values), ...(record && { version: record.version }) };
}

function isFile(value: unknown): boolean {
  return value instanceof File;
}

/** The key belongs to a request with another body, which has been carried out. */
function isKeyUsed(error: unknown): error is ApiError {
  if (!(error instanceof ApiError) || error.code !== 'E0017') return false;
  return (error.data as { readonly reason?: unknown } | null)?.reason === 'idempotency-key';
}

/** Returns the present record from an error that has it: a stale version, or a rule that no longer allows a change. */
function readCurrent<Rec>(error: unknown): Rec | undefined {
  if (!(error instanceof ApiError) || (error.code !== 'E0005' && error.code !== 'E0016')) return undefined;
  const { current } = (error.data ?? {}) as { readonly current?: unknown };
  return typeof current === 'object' && current !== null ? (current as Rec) : undefined;
}

/** Turns a business error into the error of its field. */
function toFieldError(error: unknown, fieldOfError: (error: ApiError) => string | undefined): unknown {
  const path = error instanceof ApiError && error.code !== 'E0004' ? fieldOfError(error) : undefined;
  if (!(error instanceof ApiError) || path === undefined) return error;
  const { message, requestId, code } = error;
  return new ApiError({ code: 'E0004', message, data: { fields: [{ path, rule: code, message }] }, requestId });
}
