// The steps from a submitted application to an archived one: the status contains the progress, the history who took
// each step and when.
import {
  type ActionHistory,
  type ApplicationDetail,
  type ApplicationStatus,
  type LocalText,
  toApplicationStatus,
} from '@brokerdesk/plugin-sdk/api';

/** The steps in their order, named after their actions. */
export const processSteps = [
  'verify',
  'certify',
  'generateForm',
  'confirmForm',
  'signForm',
  'importToBackOffice',
  'archive',
] as const;

/** One of {@link processSteps}. */
export type ProcessStep = (typeof processSteps)[number];

/** The state of one step of an application. */
export interface StepProgress {
  readonly step: ProcessStep;
  readonly state: 'done' | 'running' | 'failed' | 'waiting' | 'skipped';
  /** RFC 3339. */
  readonly time: string | null;
  readonly actor: string | null;
  readonly error: LocalText | null;
}

type Application = Pick<ApplicationDetail, 'status' | 'work' | 'certificationError' | 'importError'>;
type HistoryLine = Pick<ActionHistory, 'action' | 'actor' | 'time'>;

/** The step for which an application in a status waits; none if the application is done. */
const nextSteps: Readonly<Partial<Record<ApplicationStatus, ProcessStep>>> = {
  PND: 'verify',
  SUB: 'verify',
  RTC: 'verify',
  RTR: 'verify',
  RSB: 'verify',
  CHK: 'certify',
  CCF: 'certify',
  CCS: 'generateForm',
  OFI: 'generateForm',
  GOF: 'confirmForm',
  OFC: 'signForm',
  SOF: 'importToBackOffice',
  IPB: 'importToBackOffice',
  IPF: 'importToBackOffice',
  IBO: 'archive',
};

/** Returns the state of each step. `histories` begin with the newest line. */
export function progressOf(application: Application, histories: readonly HistoryLine[]): readonly StepProgress[] {
  const { work } = application;
  const status = toApplicationStatus(application.status);
  // Nothing is known about the progress in a status that the portal does not know.
  if (status === undefined) return processSteps.map((step) => ({ ...notStarted, step }));
  // Steps before the last verification do not count afterwards.
  const verified = histories.findIndex(({ action }) => action === 'verify');
  const recent = verified === -1 ? histories : histories.slice(0, verified + 1);
  const next = work && isStep(work.action) ? work.action : nextSteps[status];
  const currentIndex = next === undefined ? processSteps.length : processSteps.indexOf(next);
  return processSteps.map((step, index) => {
    if (index > currentIndex) return { ...notStarted, step };
    const record = findStepRecord(step, recent);
    if (index < currentIndex)
      return { ...notStarted, ...record, step, state: record === undefined ? 'skipped' : 'done' };
    return { ...currentStep(application, record), step };
  });
}

const notStarted = { state: 'waiting', time: null, actor: null, error: null } as const;

function currentStep(application: Application, record: StepRecord | undefined): Omit<StepProgress, 'step'> {
  const { work, certificationError, importError } = application;
  const status = toApplicationStatus(application.status);
  if (work) return { state: 'running', time: work.startTime, actor: work.by, error: null };
  if (status === 'CCF') return { ...notStarted, ...record, state: 'failed', error: certificationError };
  if (status === 'IPF') return { ...notStarted, ...record, state: 'failed', error: importError };
  if (status === 'OFI' || status === 'IPB') return { ...notStarted, ...record, state: 'running' };
  return notStarted;
}

interface StepRecord {
  readonly time: string;
  readonly actor: string;
}

/** Returns when a step ended and who started it: automatic steps end with the system as actor. */
function findStepRecord(step: ProcessStep, histories: readonly HistoryLine[]): StepRecord | undefined {
  const own = histories.filter(({ action }) => action === step);
  const [last] = own;
  if (last === undefined) return undefined;
  const { actor } = own.find((line) => line.actor.kind !== 'system') ?? last;
  return { time: last.time, actor: actor.name };
}

function isStep(action: string): action is ProcessStep {
  return (processSteps as readonly string[]).includes(action);
}
