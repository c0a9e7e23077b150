// The import to the back office. Items start one by one and are sent ten per call, the number that the back office
// accepts at a time, so that progress is visible and a lost response leaves few of them unknown.
import {
  type DataOf,
  importToBackOffice,
  type JobContext,
  type JobKind,
  type ErrorCode,
  ApiError,
} from '@brokerdesk/plugin-sdk';
import { createBatcher } from './createBatcher.ts';
import { noteOf, type StepInput, createStepJob } from './createStepJob.ts';

/** The input of an import. */
export type ImportInput = StepInput & {
  /** The user has agreed that certification and signature are skipped. */
  readonly skipsChecks: boolean;
};

interface ImportItem {
  readonly applyID: string;
  readonly version: number;
}

type Outcome = DataOf<typeof importToBackOffice>['results'][number];

const batchSize = 10;
const batchWindowMs = 100;

/** Imports an application to the back office. */
export const job: JobKind<ImportInput> = createStepJob({
  step: 'importToBackOffice',
  concurrency: 2 * batchSize,
  async send({ id, input }, context, { version }) {
    const { code, message, status, error, application } = await batcherOf(
      context,
      input.skipsChecks,
    )({
      applyID: id,
      version,
    });
    if (code !== 'OK' || status === null) {
      throw new ApiError({ code: code as ErrorCode, message, data: null, requestId: undefined });
    }
    return { status, error, note: application ? noteOf(application) : undefined };
  },
});

type SendImport = (item: ImportItem) => Promise<Outcome>;

/** The batchers of a session, identified by its signal; imports that skip checks are sent separately. */
const batchers = new WeakMap<AbortSignal, Map<boolean, SendImport>>();

function batcherOf({ api, signal }: JobContext, skipChecks: boolean): SendImport {
  const sessionBatchers = batchers.get(signal) ?? new Map<boolean, SendImport>();
  batchers.set(signal, sessionBatchers);
  const existing = sessionBatchers.get(skipChecks);
  if (existing) return existing;
  // A batch is never sent again unchanged, so its key is random; the versions prevent a second import.
  const batcher = createBatcher<ImportItem, Outcome>({ size: batchSize, waitMs: batchWindowMs }, async (batch) => {
    // Two jobs may import the same application at the same time; naming it twice would make the back end reject the
    // call.
    const applications = [...new Map(batch.map((one) => [one.applyID, one])).values()];
    const body = { applications, ...(skipChecks ? { skipChecks } : {}) };
    const { results } = await api.call(importToBackOffice, { body }, { signal });
    const byId = new Map(results.map((result) => [result.applyID, result]));
    return batch.map(({ applyID }) => byId.get(applyID) as Outcome);
  });
  sessionBatchers.set(skipChecks, batcher);
  return batcher;
}
