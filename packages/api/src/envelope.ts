// Every JSON response is an envelope: a code, a readable message and the data. A business error is HTTP 200 with a code
// other than OK; HTTP 4xx is reserved for errors that the error catalogue's dialogs handle.

/**
 * The meaning of each response code, and its HTTP status.
 *
 * Source: decisions, section 3.
 */
export const responseCodes = {
  OK: { status: 200, meaning: 'success' },
  E0001: { status: 401, meaning: 'the session has ended' },
  E0002: { status: 403, meaning: 'not permitted' },
  E0003: { status: 404, meaning: 'not found' },
  E0004: { status: 200, meaning: 'invalid input' },
  E0005: { status: 200, meaning: 'somebody else changed the record' },
  E0006: { status: 200, meaning: 'wrong user or password' },
  E0007: { status: 200, meaning: 'account or broker disabled' },
  E0008: { status: 200, meaning: 'a two-factor token is required' },
  E0009: { status: 200, meaning: 'verification code wrong, expired or used up' },
  E0010: { status: 401, meaning: 'signature refused' },
  E0011: { status: 200, meaning: 'too many tries' },
  E0012: { status: 200, meaning: 'in use, cannot be deleted' },
  E0013: { status: 413, meaning: 'upload too large' },
  E0014: { status: 200, meaning: 'upload refused' },
  E0015: { status: 200, meaning: 'transition not allowed' },
  E0016: { status: 200, meaning: 'a rule of the business refuses' },
  E0017: { status: 400, meaning: 'malformed request' },
  E0018: { status: 429, meaning: 'rate limited' },
  E0099: { status: 500, meaning: 'server error' },
} as const;

/** A code of a response: `OK` or one of the errors. */
export type ResponseCode = keyof typeof responseCodes;

/** A code other than `OK`. */
export type ErrorCode = Exclude<ResponseCode, 'OK'>;

/**
 * Why a session ended, in `data.reason` of an `E0001` response. A token that the server does not know, or a request without
 * one, counts as `timeout`.
 */
export const sessionEndReasons = [
  'timeout',
  'other-device',
  'disabled',
  'password-changed',
  'permissions-changed',
  'logged-out',
] as const;

/** One of {@link sessionEndReasons}. */
export type SessionEndReason = (typeof sessionEndReasons)[number];

/** One invalid field, in an `E0004` response; `path` is dotted, as in `contact.email`. */
export interface FieldProblem {
  readonly path: string;
  readonly rule: string;
  readonly message: string;
}

/** The body of every JSON response. */
export interface Envelope<Data = unknown> {
  readonly code: ResponseCode;
  readonly message: string;
  readonly data: Data;
}

/** Names of the request headers of every request (decisions, section 2). */
export const requestHeaders = {
  brokerCode: 'Broker-Code',
  language: 'Api-Lang',
  token: 'Token',
  refreshToken: 'Refresh-Token',
  appVersion: 'App-Version',
  apiVersion: 'Api-Version',
  twoFactorToken: 'Two-Factor-Token',
  pluginId: 'Plugin-Id',
  idempotencyKey: 'Idempotency-Key',
  activity: 'Activity',
  /** What the caller looks at the portal as; see {@link writeViewAs}. */
  viewAs: 'View-As',
} as const;

/** Names of the response headers that the portal reads. */
export const responseHeaders = {
  sessionRemainSec: 'Session-Remain-Sec',
  requestId: 'Request-Id',
  /** With the answers of an application: their sequence number. */
  seqNum: 'Seq-Num',
} as const;
