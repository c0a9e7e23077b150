import {
  type ApplicationDetail,
  generateOpeningForm,
  getApplication,
  type JobContext,
  type JobKind,
  UnreachableError,
} from '@brokerdesk/plugin-sdk';
import { type StepResult, type StepInput, createStepJob } from './createStepJob.ts';

/** What an opening form is made from. */
export type GenerateFormInput = StepInput & { readonly templateID: string };

const pollIntervalMs = 2_000;
/** Milliseconds after which the job stops waiting for a form; its state can then be checked. */
const timeoutMs = 180_000;

/** Has the opening form of an application made, and waits until it is there. */
export const job: JobKind<GenerateFormInput> = createStepJob({
  step: 'generateForm',
  concurrency: 4,
  async send({ id, input }, context, { version }) {
    const { api, signal, idempotencyKey } = context;
    const body = { applyID: id, version, templateID: input.templateID };
    const { application } = await api.call(generateOpeningForm, { body }, { signal, idempotencyKey });
    return waitForForm(application, context);
  },
});

async function waitForForm(first: ApplicationDetail, { api, signal }: JobContext): Promise<StepResult> {
  let application = first;
  for (let waited = 0; application.status === 'OFI'; waited += pollIntervalMs) {
    if (waited >= timeoutMs) throw new UnreachableError('TIMEOUT', { message: 'The form is still being made.' });
    // One question after the other is what waiting is.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => setTimeout(resolve, pollIntervalMs));
    const input = { params: { id: application.applyID } };
    // oxlint-disable-next-line no-await-in-loop
    application = await api.call(getApplication, input, { signal, passive: true });
  }
  // Whatever has become of it since, the form is there.
  return { status: 'GOF', error: null };
}
