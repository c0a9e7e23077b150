import { delay, type JobContext, type JobKind, UnreachableError } from '@brokerdesk/plugin-sdk';
import { type ApplicationDetail, generateOpeningForm, getApplication } from '@brokerdesk/plugin-sdk/api';
import { type StepResult, type StepInput, createStepJob } from './createStepJob.ts';

/** The input of an opening form. */
export type GenerateFormInput = StepInput & { readonly templateID: string };

const pollIntervalMs = 2_000;
/** Milliseconds after which the job stops waiting for a form; its state can then be checked. */
const timeoutMs = 180_000;

/** Requests the opening form of an application, and waits until it exists. */
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
    // Polling sends one request after the other. oxlint-disable-next-line no-await-in-loop
    await delay(pollIntervalMs, signal);
    const input = { params: { id: application.applyID } };
    // oxlint-disable-next-line no-await-in-loop
    application = await api.call(getApplication, input, { signal, passive: true });
  }
  // The form exists, whatever happened to the application since.
  return { status: 'GOF', error: null };
}
