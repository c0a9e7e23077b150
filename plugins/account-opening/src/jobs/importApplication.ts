import type { JobKind } from '@brokerdesk/plugin-sdk';
import { importToBackOffice } from '@brokerdesk/plugin-sdk/api';
import { noteOf, type StepInput, createStepJob } from './createStepJob.ts';

/** The input of an import. */
export type ImportInput = StepInput & {
  /** The user has agreed that certification and signature are skipped. */
  readonly skipsChecks: boolean;
};

/** Imports an application to the back office, which takes up to half a minute. */
export const job: JobKind<ImportInput> = createStepJob({
  step: 'importToBackOffice',
  // A browser has six connections; the screens need some of them.
  concurrency: 4,
  async send({ id, input }, { api, signal, idempotencyKey }, { version }) {
    const body = { applyID: id, version, ...(input.skipsChecks ? { skipChecks: true } : {}) };
    const { application, error } = await api.call(importToBackOffice, { body }, { signal, idempotencyKey });
    return { status: application.status, error, note: noteOf(application) };
  },
});
