// The long steps of an application, one application per item: certification, opening form, signature, import. After a
// lost response, the job reads the outcome from the application's running work and its history. Each call contains the
// version that the user saw, so the back end never carries out a step twice.
import {
  type JobContext,
  type JobItem,
  type JobKind,
  type JobOutcome,
  textIn,
  UnreachableError,
} from '@brokerdesk/plugin-sdk';
import {
  type ActionHistory,
  type ApplicationDetail,
  type ApplicationStatus,
  type applicationWorkActions,
  getApplication,
  type Language,
  listActionHistories,
  type LocalText,
} from '@brokerdesk/plugin-sdk/api';
import { isOneOf } from '../status/statusMeaning.ts';

/** A long-running step. */
export type LongStep = (typeof applicationWorkActions)[number];

/** The known state of an application when a step is requested; the item's id is that of the application. */
export type StepInput = {
  /** The application when it was selected. */
  readonly version: number;
  /** The user's language, for reasons that the back end returns in all languages. */
  readonly language: Language;
};

/** The state of an application after a step. */
export interface StepResult {
  readonly status: ApplicationStatus;
  /** Why the step failed. */
  readonly error: LocalText | null;
  /** Shown after a successful step. */
  readonly note?: string | undefined;
}

/** Options of {@link createStepJob}. */
export interface StepJobOptions<Input extends StepInput> {
  readonly step: LongStep;
  /** Items processed at the same time. */
  readonly concurrency: number;
  /** Carries out the step on the current version, under a key of this version, and waits for its end. */
  readonly send: (item: JobItem<Input>, context: JobContext, application: ApplicationDetail) => Promise<StepResult>;
}

/** Creates the job of a step. */
export function createStepJob<Input extends StepInput>({
  step,
  concurrency,
  send,
}: StepJobOptions<Input>): JobKind<Input> {
  return {
    concurrency,
    async run(item, context) {
      const { application } = await readStepState(item, context, step);
      const idempotencyKey = `${context.idempotencyKey}.${application.version}`;
      return outcomeOf(await send(item, { ...context, idempotencyKey }, application), item.input.language);
    },
    async check(item, context) {
      const { application, last, isUnchanged } = await readStepState(item, context, step);
      if (application.work?.action === step) return 'running';
      // Unless the step is clearly done, the job retries it; the back end rejects it if another user has changed
      // something in the meantime.
      if (isUnchanged || last === undefined) return 'notStarted';
      if (!isFinal(last.toStatus)) return 'running';
      return outcomeOf(
        { status: last.toStatus, error: errorOf(application), note: noteOf(application) },
        item.input.language,
      );
    },
  };
}

/** Why the last certification or import of an application failed. */
export function errorOf({ certificationError, importError }: ApplicationDetail): LocalText | null {
  return importError ?? certificationError;
}

/** The account number, once the back office has accepted the application. */
export function noteOf({
  status,
  customAccountNum,
}: Pick<ApplicationDetail, 'status' | 'customAccountNum'>): string | undefined {
  return status === 'IBO' ? (customAccountNum ?? undefined) : undefined;
}

interface StepState {
  /**
   * With the version to send: the current one, or, if another user has changed the application, the one that the user
   * saw, which the back end rejects.
   */
  readonly application: ApplicationDetail;
  /** The last change by this step since the application was selected. */
  readonly last: ActionHistory | undefined;
  readonly isUnchanged: boolean;
}

/**
 * After attempts of the step itself or a new account number the step is still possible; the user has not seen any other
 * change.
 */
async function readStepState<Input extends StepInput>(
  { id, input }: JobItem<Input>,
  { api, signal }: JobContext,
  step: LongStep,
): Promise<StepState> {
  const application = await api.call(getApplication, { params: { id } }, { signal });
  const changes = application.version - input.version;
  if (changes === 0) return { application, last: undefined, isUnchanged: true };
  const histories = await api.call(listActionHistories, { params: { id } }, { signal });
  // Each change of the version has its line, the newest first.
  const since = histories.slice(0, changes);
  const isOurs = since.every(({ action }) => action === step || action === 'edit');
  return {
    application: isOurs ? application : { ...application, version: input.version },
    last: since.find(({ action }) => action === step),
    isUnchanged: false,
  };
}

const failedStatuses: readonly ApplicationStatus[] = ['CCF', 'IPF'];
const finalStatuses: readonly ApplicationStatus[] = ['CCS', 'GOF', 'SOF', 'IBO', ...failedStatuses];

function isFinal(status: ApplicationStatus): boolean {
  return isOneOf(finalStatuses, status);
}

function outcomeOf({ status, error, note }: StepResult, language: Language): JobOutcome {
  if (isOneOf(failedStatuses, status)) {
    return { state: 'failed', code: status, message: error === null ? '' : textIn(error, language) };
  }
  // The response does not report the end of the step; it is checked later.
  if (!isFinal(status)) throw new UnreachableError('UNREADABLE', { message: `The step has not ended: ${status}.` });
  return { state: 'done', ...(note === undefined ? {} : { note }) };
}
