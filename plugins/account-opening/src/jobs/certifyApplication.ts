import type { JobKind } from '@brokerdesk/plugin-sdk';
import { certifyApplication } from '@brokerdesk/plugin-sdk/api';
import { errorOf, type StepInput, createStepJob } from './createStepJob.ts';

/** Has the certification authority certify an applicant, which takes up to two minutes. */
export const job: JobKind<StepInput> = createStepJob({
  step: 'certify',
  // Calls that wait for minutes must not use up the browser's connections.
  concurrency: 3,
  async send({ id }, { api, signal, idempotencyKey }, { version }) {
    const body = { applyID: id, version };
    const { application } = await api.call(certifyApplication, { body }, { signal, idempotencyKey });
    return { status: application.status, error: errorOf(application) };
  },
});
