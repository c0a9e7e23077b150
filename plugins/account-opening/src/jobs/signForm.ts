import type { JobKind } from '@brokerdesk/plugin-sdk';
import { listOpeningForms, signOpeningForm } from '@brokerdesk/plugin-sdk/api';
import { type StepInput, createStepJob } from './createStepJob.ts';

/** Has the confirmed opening form of an application signed, which takes up to a minute. */
export const job: JobKind<StepInput> = createStepJob({
  step: 'signForm',
  concurrency: 3,
  async send({ id }, { api, signal, idempotencyKey }, { version }) {
    const forms = await api.call(listOpeningForms, { query: { applyID: id } }, { signal });
    // Without a form, the back end returns the reason.
    const body = { applyID: id, version, docID: forms.at(-1)?.docID ?? id };
    const { application } = await api.call(signOpeningForm, { body }, { signal, idempotencyKey });
    return { status: application.status, error: null };
  },
});
