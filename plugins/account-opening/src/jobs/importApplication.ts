// The import to the back office. Applications are asked for one by one and sent ten in a call, as many as the back office
// takes at a time, so that progress is seen, and a lost answer leaves few of them unknown.
import {
  type DataOf,
  importToBackOffice,
  type JobContext,
  type JobKind,
  type RefusalCode,
  RefusalError,
} from '@brokerdesk/plugin-sdk';
import { inBatches } from './inBatches.ts';
import { noteOf, type StepInput, stepJob } from './stepJob.ts';

/** What an application is imported with. */
export type ImportInput = StepInput & {
  /** The person has agreed that certification and signature are skipped. */
  readonly skipsChecks: boolean;
};

interface Wanted {
  readonly applyID: string;
  readonly version: number;
}

type Outcome = DataOf<typeof importToBackOffice>['results'][number];

const batchSize = 10;
const gatherMs = 100;

/** Imports an application to the back office. */
export const job: JobKind<ImportInput> = stepJob({
  step: 'importToBackOffice',
  concurrency: 2 * batchSize,
  async send({ id, input }, context, { version }) {
    const { code, message, status, error, application } = await senderOf(
      context,
      input.skipsChecks,
    )({
      applyID: id,
      version,
    });
    if (code !== 'OK' || status === null) {
      throw new RefusalError({ code: code as RefusalCode, message, data: null, requestId: undefined });
    }
    return { status, error, note: application ? noteOf(application) : undefined };
  },
});

type Send = (wanted: Wanted) => Promise<Outcome>;

/** Who sends for a session, as its signal is one and the same; those that skip checks are sent apart. */
const senders = new WeakMap<AbortSignal, Map<boolean, Send>>();

function senderOf({ api, signal }: JobContext, skipChecks: boolean): Send {
  const known = senders.get(signal) ?? new Map<boolean, Send>();
  senders.set(signal, known);
  const sender = known.get(skipChecks);
  if (sender) return sender;
  // A batch is never sent again as it was, so its key is made up; the versions keep anything from being done twice.
  const made = inBatches<Wanted, Outcome>({ size: batchSize, waitMs: gatherMs }, async (wanted) => {
    // Two jobs may want the same application at once; named twice, the whole call would be refused.
    const applications = [...new Map(wanted.map((one) => [one.applyID, one])).values()];
    const body = { applications, ...(skipChecks ? { skipChecks } : {}) };
    const { results } = await api.call(importToBackOffice, { body }, { signal });
    const byId = new Map(results.map((result) => [result.applyID, result]));
    return wanted.map(({ applyID }) => byId.get(applyID) as Outcome);
  });
  known.set(skipChecks, made);
  return made;
}
