/**
 * Constants of the wire that no broker can tune; what a broker can tune comes from `GET /systems/configurations`.
 *
 * Source: specification, section 9, and decisions, section 2.
 */
export const limits = {
  /** Milliseconds that a call may take unless its endpoint says otherwise. */
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
  /** Rows in one page of a list when the call does not say. */
  pageSize: 50,
  /** The most rows that one page of a list may hold. */
  pageSizeMax: 500,
  /** Sent as `App-Version`. */
  appVersion: '1.2.0-9123',
  /** Sent as `Api-Version`. */
  apiVersion: 'v1',
  /** The time zone that people see and in which "today" is computed. */
  timeZone: 'Asia/Shanghai',
} as const;
