// The life of an application: its statuses, and the transitions that staff can start. The emulator rejects by this
// table, and the client explains by it.
import type { FunctionCode } from './functionCodes.ts';

/**
 * The colour family of a status: `waiting` orange, `progress` green, `failed` red, `form` blue.
 *
 * Source: specification, section 4. It names orange and blue; green marks every status that progresses.
 */
export type StatusTone = `${'waiting' | 'progress' | 'failed' | 'form'}`;

/**
 * Every application status in the order of its life, with the colour family of the specification's section 4. The
 * visible label is a translation, `status.<code>`.
 *
 * Source: decisions, section 5.
 */
export const applicationStatuses = {
  PND: { name: 'pending', tone: 'waiting' },
  SUB: { name: 'submitted', tone: 'progress' },
  RTC: { name: 'correction in progress', tone: 'progress' },
  RTR: { name: 'refill in progress', tone: 'progress' },
  RSB: { name: 'resubmitted', tone: 'progress' },
  CHK: { name: 'verified', tone: 'progress' },
  CCS: { name: 'CA certified', tone: 'progress' },
  CCF: { name: 'CA verification failed', tone: 'failed' },
  OFI: { name: 'form in progress', tone: 'progress' },
  GOF: { name: 'form generated', tone: 'form' },
  OFC: { name: 'to be signed', tone: 'progress' },
  SOF: { name: 'to be imported', tone: 'form' },
  IPB: { name: 'importing', tone: 'waiting' },
  IPF: { name: 'import failed', tone: 'failed' },
  IBO: { name: 'imported', tone: 'progress' },
  ARC: { name: 'archived', tone: 'progress' },
  REJ: { name: 'rejected', tone: 'failed' },
} as const satisfies Record<string, { readonly name: string; readonly tone: StatusTone }>;

/** A status of an application, in the spelling of the wire. */
export type ApplicationStatus = keyof typeof applicationStatuses;

/** The codes of {@link applicationStatuses}, in the order of an application's life. */
export const applicationStatusCodes = Object.keys(applicationStatuses) as readonly ApplicationStatus[];

/**
 * The specification's further codes, which a back end may use in its responses for the same statuses.
 *
 * Source: specification, section 4; decisions, section 5.
 */
const applicationStatusAliases = {
  CHE: 'CHK',
  VER: 'CHK',
  REF: 'RTR',
  CAF: 'CCF',
  COR: 'RTC',
  TBI: 'SOF',
  TBS: 'OFC',
} as const satisfies Record<string, ApplicationStatus>;

/** Returns the status that a response means by a code; undefined for a code that the contract does not know. */
export function toApplicationStatus(code: string): ApplicationStatus | undefined {
  if (Object.hasOwn(applicationStatuses, code)) return code as ApplicationStatus;
  return Object.hasOwn(applicationStatusAliases, code)
    ? applicationStatusAliases[code as keyof typeof applicationStatusAliases]
    : undefined;
}

/** Whether a transition requires a reason. */
export type ReasonRule = 'required' | 'optional' | 'none';

interface Transition {
  readonly requires: FunctionCode;
  readonly from: readonly ApplicationStatus[];
  /** The possible resulting statuses; empty when the application is gone or its status does not change. */
  readonly to: readonly ApplicationStatus[];
  readonly reason: ReasonRule;
}

/**
 * The actions of staff on an application: the required function code, the statuses it starts from and can end in, and
 * whether a reason is required.
 *
 * Source: decisions, section 5.
 */
export const applicationActions = {
  correct: { requires: 'RAO_CM_CORRECT', from: ['SUB', 'RSB'], to: ['RTC'], reason: 'required' },
  finishCorrection: { requires: 'RAO_CM_CORRECT', from: ['RTC'], to: ['RSB'], reason: 'none' },
  reinput: { requires: 'RAO_CM_REINPUT', from: ['SUB', 'RSB', 'CHK', 'CCF'], to: ['RTR'], reason: 'required' },
  verify: { requires: 'RAO_CM_VERIFY', from: ['SUB', 'RSB'], to: ['CHK'], reason: 'none' },
  returnToUnchecked: { requires: 'RAO_CM_VERIFY', from: ['CHK'], to: ['SUB'], reason: 'none' },
  reject: {
    requires: 'RAO_CM_REJECT',
    from: ['SUB', 'RSB', 'CHK', 'CCF', 'CCS', 'GOF', 'OFC'],
    to: ['REJ'],
    reason: 'optional',
  },
  delete: { requires: 'RAO_CM_DELETE', from: ['PND', 'REJ', 'ARC'], to: [], reason: 'none' },
  certify: { requires: 'RAO_CHECK_DOCUMENT', from: ['CHK', 'CCF'], to: ['CCS', 'CCF'], reason: 'none' },
  generateForm: { requires: 'RAO_CHECK_DOCUMENT', from: ['CCS'], to: ['OFI', 'GOF'], reason: 'none' },
  confirmForm: { requires: 'RAO_CHECK_DOCUMENT', from: ['GOF'], to: ['OFC'], reason: 'none' },
  returnForm: { requires: 'RAO_CHECK_DOCUMENT', from: ['OFC'], to: ['GOF'], reason: 'none' },
  signForm: { requires: 'RAO_CHECK_DOCUMENT', from: ['OFC'], to: ['SOF'], reason: 'none' },
  importToBackOffice: {
    requires: 'RAO_CM_IMPORT',
    from: ['SOF', 'IPF', 'CHK'],
    to: ['IPB', 'IBO', 'IPF'],
    reason: 'none',
  },
  download: {
    requires: 'RAO_CM_DOWNLOAD',
    from: applicationStatusCodes.filter((status) => status !== 'PND'),
    to: [],
    reason: 'none',
  },
  archive: { requires: 'RAO_CM_ARCHIVE', from: ['IBO', 'REJ'], to: ['ARC'], reason: 'none' },
} as const satisfies Record<string, Transition>;

/** An action of staff on an application, as named by `GET /applications/next_actions`. */
export type ApplicationAction = keyof typeof applicationActions;

/** The names of {@link applicationActions}, in the order in which a screen offers them. */
export const applicationActionNames = Object.keys(applicationActions) as readonly ApplicationAction[];

/** Lists the actions available to a user with `functions` on an application in `status`. */
export function nextActions(status: ApplicationStatus, functions: ReadonlySet<string>): ApplicationAction[] {
  return applicationActionNames.filter((action) => {
    const { from, requires }: Transition = applicationActions[action];
    return from.includes(status) && functions.has(requires);
  });
}
