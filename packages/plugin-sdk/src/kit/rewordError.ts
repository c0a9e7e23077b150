import type { ErrorCode } from '@brokerdesk/api';
import { ApiError } from '../services/errors.ts';

/**
 * The messages for the business errors of a call by their code: a text, or a function that gets the data of the error,
 * such as the `rule` of an `E0016`. The server's own message is shown where there is none.
 */
export type Refusals = Readonly<Partial<Record<ErrorCode, string | ((data: unknown) => string | undefined)>>>;

/** Replaces the message of a business error by that of the screen. */
export function rewordError(error: unknown, refusals: Refusals): unknown {
  const wording =
    error instanceof ApiError ? (refusals as Partial<Record<string, Refusals[ErrorCode]>>)[error.code] : undefined;
  if (!(error instanceof ApiError) || wording === undefined) return error;
  const { code, data, requestId } = error;
  const message = typeof wording === 'string' ? wording : wording(data);
  return message === undefined ? error : new ApiError({ code, message, data, requestId });
}
