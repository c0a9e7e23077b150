/**
 * Constants of the contract that brokers cannot change; their settings come from `GET /systems/configurations`.
 *
 * Source: specification, section 9, and decisions, section 2.
 */
export const limits = {
  /** Milliseconds that a call may take, unless its endpoint declares a different limit. */
  callTimeoutMs: 15_000,
  /** Milliseconds that fetching one file may take. */
  fileTimeoutMs: 60_000,
  /** Milliseconds that importing one application to the back office may take. */
  importTimeoutMs: 30_000,
  /** Milliseconds that signing one opening form may take. */
  signTimeoutMs: 60_000,
  /** Milliseconds that a CA certification may take. */
  certifyTimeoutMs: 120_000,
  /** Milliseconds that uploading a template may take. */
  templateUploadTimeoutMs: 120_000,
  /** Default number of rows in one page of a list. */
  pageSize: 50,
  /** The maximum number of rows in one page of a list. */
  pageSizeMax: 500,
  /** The maximum number of functions that a role or a broker can have. */
  functionsMax: 10_000,
  /** Sent as `App-Version`. */
  appVersion: '1.2.0-9123',
  /** Sent as `Api-Version`. */
  apiVersion: 'v1',
  /** The time zone of displayed times, in which "today" is computed. */
  timeZone: 'Asia/Shanghai',
} as const;
