import type { Endpoint, ErrorCode, RefusalCode, RefusalData } from '@brokerdesk/api';
import { ApiError } from '../services/errors.ts';

type Wording<Data> = string | ((data: Data) => string | undefined);

/**
 * The messages for the business errors of a call by their code: a text, or a function that gets the data of the error, as
 * the call declares them (`refusals`), such as the `rule` of an `E0016`. What another back end does not say is missing. The
 * server's own message is shown where there is none.
 *
 * @example
 * const refusals: Refusals<typeof deleteRole> = { E0012: ({ memberCount = 1 }) => text('inUse', { count: memberCount }) };
 */
export type Refusals<E = Endpoint> = {
  readonly [Code in ErrorCode]?: Wording<Code extends RefusalCode ? RefusalData<E, Code> : unknown> | undefined;
};

/** Replaces the message of a business error by that of the screen. */
export function rewordError(error: unknown, refusals: Refusals): unknown {
  if (!(error instanceof ApiError)) return error;
  const wording = (refusals as Partial<Record<string, Wording<object>>>)[error.code];
  if (wording === undefined) return error;
  const { code, data, requestId } = error;
  const message = typeof wording === 'string' ? wording : wording(data ?? {});
  return message === undefined ? error : new ApiError({ code, message, data, requestId });
}

/**
 * Returns what a call says about a refusal with a code; undefined if the error is another one, or says nothing.
 *
 * @example
 * if (refusalOf(error, saveFunction, 'E0016')?.rule === 'parent-not-taken') return 'parentID';
 */
export function refusalOf<E extends Endpoint, Code extends RefusalCode>(
  error: unknown,
  { errors }: E,
  code: Code,
): RefusalData<E, Code> | undefined {
  if (!(error instanceof ApiError) || error.code !== code || !errors.includes(code)) return undefined;
  return (error.data ?? undefined) as RefusalData<E, Code> | undefined;
}
