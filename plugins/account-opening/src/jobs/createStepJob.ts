// The long steps of an application, one application an item: certification, opening form, signature, import. However an
// answer is lost, the application itself tells how it stands: by the work that is under way and by its history. Each of
// them names the version that was seen, so the back end never does one twice.
import {
  type ActionHistory,
  type ApplicationDetail,
  type ApplicationStatus,
  type applicationWorkActions,
  getApplication,
  type JobContext,
  type JobItem,
  type JobKind,
  type JobOutcome,
  type Language,
  listActionHistories,
  type LocalText,
  textIn,
  UnreachableError,
} from '@brokerdesk/plugin-sdk';

/** A step that takes its time. */
export type LongStep = (typeof applicationWorkActions)[number];

/** What is known of an application when a step is asked for; the item's id is that of the application. */
export type StepInput = {
  /** As it was when it was selected. */
  readonly version: number;
  /** In which the person reads, for the reasons that the back end gives in all languages. */
  readonly language: Language;
};

/** How an application stands after a step. */
export interface StepResult {
  readonly status: ApplicationStatus;
  /** Why the step failed. */
  readonly error: LocalText | null;
  /** What is told of one that did not. */
  readonly note?: string | undefined;
}

/** What makes a {@link JobKind} of a step. */
export interface StepJobOptions<Input extends StepInput> {
  readonly step: LongStep;
  /** Items at a time. */
  readonly concurrency: number;
  /** Does it with the application as it stands, under a key of this version, and waits for its end. */
  readonly send: (item: JobItem<Input>, context: JobContext, application: ApplicationDetail) => Promise<StepResult>;
}

/** Makes the job of a step. */
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
      // Whatever is not evidently done is tried again, and refused if somebody else has done something meanwhile.
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

/** The account number, once the back office has the application. */
export function noteOf({
  status,
  customAccountNum,
}: Pick<ApplicationDetail, 'status' | 'customAccountNum'>): string | undefined {
  return status === 'IBO' ? (customAccountNum ?? undefined) : undefined;
}

interface StepState {
  /** With the version to be named: its own, or the one that was seen, which is refused, if somebody else has changed it. */
  readonly application: ApplicationDetail;
  /** What the step did last since the application was selected. */
  readonly last: ActionHistory | undefined;
  readonly isUnchanged: boolean;
}

/** Tries of the step itself and a new account number leave it possible; any other change was not seen by the person. */
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
  return finalStatuses.includes(status);
}

function outcomeOf({ status, error, note }: StepResult, language: Language): JobOutcome {
  if (failedStatuses.includes(status)) {
    return { state: 'failed', code: status, message: error === null ? '' : textIn(error, language) };
  }
  // The back end has answered, but not how it ended: that is asked for later.
  if (!isFinal(status)) throw new UnreachableError('UNREADABLE', { message: `The step has not ended: ${status}.` });
  return { state: 'done', ...(note === undefined ? {} : { note }) };
}
