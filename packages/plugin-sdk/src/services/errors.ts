// The errors of a call. A screen compares `code`; the text for users is the server's or a translation.
import type { FieldProblem, ErrorCode } from '@brokerdesk/api';

/** The status of a gateway's response: a server in front of the back end has rejected the request. */
export type GatewayCode = `HTTP ${number}`;

/** The request was rejected; the code of the response is the reason. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | GatewayCode;
  readonly data: unknown;
  readonly requestId: string | undefined;

  constructor(details: {
    code: ErrorCode | GatewayCode;
    message: string;
    data: unknown;
    requestId: string | undefined;
  }) {
    super(details.message);
    this.code = details.code;
    this.data = details.data;
    this.requestId = details.requestId;
  }

  /** The field problems of an `E0004`; empty for every other code. */
  get fields(): readonly FieldProblem[] {
    const { fields } = (this.data ?? {}) as { fields?: readonly FieldProblem[] | undefined };
    return this.code === 'E0004' && Array.isArray(fields) ? fields : [];
  }
}

/** Why no readable response arrived. */
export type UnreachableCode = 'OFFLINE' | 'TIMEOUT' | 'UNAVAILABLE' | 'UNREADABLE';

/** No readable response arrived: the network failed, the back end was down or too slow, or the body was not an envelope. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
  readonly code: UnreachableCode;
  readonly requestId: string | undefined;

  constructor(code: UnreachableCode, details: { message: string; cause?: unknown; requestId?: string | undefined }) {
    super(details.message, { cause: details.cause });
    this.code = code;
    this.requestId = details.requestId;
  }
}

/** A hook or component of the SDK was used where it does not work. */
export class SdkUsageError extends Error {
  override readonly name = 'SdkUsageError';
  readonly code: 'SDK_NO_ENDPOINT' | 'SDK_NO_HOST' | 'SDK_NO_PLUGIN' | 'SDK_NO_SCHEMA';
  /** How to fix it. */
  readonly hint: string;

  constructor(code: SdkUsageError['code'], details: { message: string; hint: string }) {
    super(`${details.message} ${details.hint}`);
    this.code = code;
    this.hint = details.hint;
  }
}
