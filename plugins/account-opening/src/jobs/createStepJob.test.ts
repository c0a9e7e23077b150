import type { JobContext, JobItem } from '@brokerdesk/plugin-sdk';
import {
  type ApplicationDetail,
  certifyApplication,
  changeApplicationStatuses,
  generateOpeningForm,
  listOpeningForms,
  listOpeningFormTemplates,
  signOpeningForm,
  updateApplication,
} from '@brokerdesk/plugin-sdk/api';
import { type RecordingApi, recordCalls } from '@brokerdesk/plugin-testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openBackend, type TestBackend } from '../testBackendFixture.ts';
import { job as certify } from './certifyApplication.ts';
import { createStepJob, type StepInput } from './createStepJob.ts';
import { type GenerateFormInput, job as generateForm } from './generateForm.ts';
import { job as signForm } from './signForm.ts';

let backend: TestBackend;
let api: RecordingApi;
let application: ApplicationDetail;
let item: JobItem<StepInput>;

beforeEach(async () => {
  backend = await openBackend();
  api = recordCalls(backend.api);
  await backend.control.changeClock({ instantWork: true });
  await backend.control.putRow('certificationFailures', '*', { times: 0 });
  await select(await backend.find('CHK'));
});
afterEach(() => void vi.useRealTimers());

describe('a certification', () => {
  it('uses the version that the user saw, under a key of the item and this version', async () => {
    expect(await certify.run(item, context())).toEqual({ state: 'done' });
    const { applyID, version } = application;
    expect(api.writes().map(({ endpoint, body }) => [endpoint, body])).toEqual([
      [certifyApplication, { applyID, version }],
    ]);
    expect(keys()).toEqual([`job.0.${version}`]);
  });

  it('fails with the reason of the authority in the user’s language, and is retried as the next version', async () => {
    await failNext();
    const outcome = await certify.run(item, context());
    const failed = await backend.read(application.applyID);
    expect(outcome).toEqual({ state: 'failed', code: 'CCF', message: failed.certificationError?.TC });
    expect(await certify.run(item, context())).toEqual({ state: 'done' });
    expect(keys()).toEqual([`job.0.${application.version}`, `job.0.${failed.version}`]);
  });

  it('continues after a new account number', async () => {
    await setNickname();
    expect(await certify.run(item, context())).toEqual({ state: 'done' });
  });

  it('is rejected after any other change', async () => {
    await change('returnToUnchecked');
    await expect(certify.run(item, context())).rejects.toMatchObject({ code: 'E0005' });
  });

  it('is refused while another job does the same, and is found as done afterwards', async () => {
    await backend.control.changeClock({ instantWork: false });
    const first = certify.run(item, context());
    await waitForWork();
    const second = certify.run(item, { ...context(), idempotencyKey: 'job.1' });
    await expect(second).rejects.toMatchObject({ code: 'E0015' });
    await backend.control.changeClock({ advanceSec: 60 });
    expect(await first).toEqual({ state: 'done' });
    expect(await certify.check(item, context())).toEqual({ state: 'done' });
  });

  it('is unknown if the response does not report its end', async () => {
    const { status } = application;
    const job = createStepJob({ step: 'certify', concurrency: 1, send: async () => ({ status, error: null }) });
    await expect(job.run(item, context())).rejects.toMatchObject({ name: 'UnreachableError', code: 'UNREADABLE' });
  });
});

describe('a certification whose response was lost', () => {
  it('has not started if nothing has changed', async () => {
    expect(await certify.check(item, context())).toBe('notStarted');
  });

  it('is running as long as the application shows running work', async () => {
    await backend.control.changeClock({ instantWork: false });
    const certification = certify.run(item, context());
    await waitForWork();
    expect(await certify.check(item, context())).toBe('running');
    await backend.control.changeClock({ advanceSec: 60 });
    await certification;
  });

  it('has ended as certified, even if the application has moved on since', async () => {
    await certify.run(item, context());
    expect(await certify.check(item, context())).toEqual({ state: 'done' });
    await change('reject');
    expect(await certify.check(item, context())).toEqual({ state: 'done' });
  });

  it('has ended as failed', async () => {
    await failNext();
    const outcome = await certify.run(item, context());
    expect(await certify.check(item, context())).toEqual(outcome);
    expect(outcome.state).toBe('failed');
  });

  it('is not mistaken for an earlier one', async () => {
    const certified = await backend.find('CCS');
    await select(await backend.putIntoStatus(certified.applyID, 'CHK'));
    await change('returnToUnchecked');
    expect(await certify.check(item, context())).toBe('notStarted');
  });
});

describe('an opening form', () => {
  let formItem: JobItem<GenerateFormInput>;
  beforeEach(async () => {
    await select(await backend.find('CCS'));
    await backend.control.changeClock({ instantWork: false });
    const { profileID } = application;
    const [template] = await backend.api.call(listOpeningFormTemplates, { query: { profileID } });
    formItem = { ...item, input: { ...item.input, templateID: template!.templateID } };
    // The emulator responds in the next turn of the event loop, which is not simulated.
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  });

  it('is waited for until it exists', async () => {
    const outcome = generateForm.run(formItem, context());
    await passTime(6);
    await finishForm();
    await passTime(4);
    expect(await outcome).toEqual({ state: 'done' });
    const { applyID, version } = application;
    expect(api.writes().map(({ endpoint, body }) => [endpoint, body])).toEqual([
      [generateOpeningForm, { applyID, version, templateID: formItem.input.templateID }],
    ]);
  });

  it('is unknown after three minutes, and found when it exists', async () => {
    const outcome = Promise.allSettled([generateForm.run(formItem, context())]);
    await passTime(200);
    expect(await outcome).toMatchObject([{ reason: { code: 'TIMEOUT' } }]);
    expect(await generateForm.check(formItem, context())).toBe('running');
    await finishForm();
    expect(await generateForm.check(formItem, context())).toEqual({ state: 'done' });
  });
});

describe('a signature', () => {
  it('is made on the form of the application', async () => {
    await select(await backend.find('OFC'));
    const { applyID, version } = application;
    expect(await signForm.run(item, context())).toEqual({ state: 'done' });
    const [form] = await backend.api.call(listOpeningForms, { query: { applyID } });
    expect(api.writes().map(({ endpoint, body }) => [endpoint, body])).toEqual([
      [signOpeningForm, { applyID, version, docID: form?.docID }],
    ]);
  }, 90_000);
});

async function select(selected: ApplicationDetail) {
  application = selected;
  const { applyID, version } = selected;
  item = { id: applyID, label: applyID, input: { version, language: 'zh-Hant' } };
}

function context(): JobContext {
  return {
    api,
    withSecondFactor: (request) => request({}),
    signal: new AbortController().signal,
    idempotencyKey: 'job.0',
  };
}

function keys() {
  return api.writes().map(({ options }) => options.idempotencyKey);
}

function failNext() {
  return backend.control.putRow('certificationFailures', application.applyID, { times: 1 });
}

async function change(action: 'returnToUnchecked' | 'reject') {
  const { applyID, version } = await backend.read(application.applyID);
  await backend.colleague.call(changeApplicationStatuses, { body: { action, applications: [{ applyID, version }] } });
}

async function setNickname() {
  const { applyID, version } = application;
  await backend.api.call(updateApplication, { params: { id: applyID }, body: { version, nickname: 'siu_ming' } });
}

function waitForWork() {
  return vi.waitFor(async () => expect((await backend.read(application.applyID)).work).not.toBeNull());
}

/** Lets seconds pass for the job, and the emulator respond to the requests sent in that time. */
async function passTime(seconds: number) {
  for (let passed = 0; passed < seconds; passed += 2) {
    await backend.read(application.applyID);
    await vi.advanceTimersByTimeAsync(2_000);
    await backend.read(application.applyID);
  }
}

async function finishForm() {
  await backend.control.changeClock({ advanceSec: 600 });
  expect((await backend.read(application.applyID)).status).toBe('GOF');
}
