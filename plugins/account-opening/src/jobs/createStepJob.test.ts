import {
  type ActionHistory,
  type ApplicationDetail,
  type ApplicationStatus,
  certifyApplication,
  type Endpoint,
  generateOpeningForm,
  getApplication,
  type JobContext,
  type JobItem,
  listActionHistories,
  listOpeningForms,
  signOpeningForm,
} from '@brokerdesk/plugin-sdk';
import { createTestApi, createApiError, type TestCall } from '@brokerdesk/plugin-sdk/testing';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sampleApplication } from '../screens/applicationDetail/sampleApplication.ts';
import { job as certify } from './certifyApplication.ts';
import { type GenerateFormInput, job as generateForm } from './generateForm.ts';
import { job as signForm } from './signForm.ts';
import type { StepInput } from './createStepJob.ts';

type Line = Pick<ActionHistory, 'action' | 'toStatus'>;

const reason = { EN: 'The face differs.', SC: '面容不符。', TC: '容貌不符。' };
const item: JobItem<StepInput> = { id: 'A1', label: 'A1', input: { version: 3, language: 'zh-Hant' } };
const ready: ApplicationDetail = { ...sampleApplication, applyID: 'A1', status: 'CHK', version: 3 };

/** What stands at the back end; `end` is what the next step makes of it. */
let stored: ApplicationDetail;
let lines: Line[];
let stepResult: Partial<ApplicationDetail>;
let writes: TestCall[];
let keys: (string | undefined)[];

beforeEach(() => {
  stored = ready;
  lines = [{ action: 'verify', toStatus: 'CHK' }];
  stepResult = { status: 'CCS' };
  writes = [];
  keys = [];
});
afterEach(() => vi.useRealTimers());

describe('a certification', () => {
  it('is done with the version that was seen, under a key of the item and this version', async () => {
    expect(await certify.run(item, context())).toEqual({ state: 'done' });
    expect(writes.map(({ endpoint, body }) => [endpoint, body])).toEqual([
      [certifyApplication, { applyID: 'A1', version: 3 }],
    ]);
    expect(keys).toEqual(['job.0.3']);
  });

  it('fails with what the authority says, in the language of the person, and is tried again as the next version', async () => {
    stepResult = { status: 'CCF', certificationError: reason };
    expect(await certify.run(item, context())).toEqual({ state: 'failed', code: 'CCF', message: '容貌不符。' });
    stepResult = { status: 'CCS', certificationError: null };
    expect(await certify.run(item, context())).toEqual({ state: 'done' });
    expect(keys).toEqual(['job.0.3', 'job.0.4']);
  });

  it('goes on after a new account number, and is refused after any other change', async () => {
    change('edit', 'CHK');
    expect(await certify.run(item, context())).toEqual({ state: 'done' });
    stored = ready;
    change('returnToUnchecked', 'SUB');
    await expect(certify.run(item, context())).rejects.toMatchObject({ code: 'E0005' });
  });

  it('is unknown while the authority has not told how it ended', async () => {
    stepResult = { status: 'CHK' };
    await expect(certify.run(item, context())).rejects.toMatchObject({ name: 'UnreachableError' });
  });
});

describe('a certification whose answer was lost', () => {
  it('has not started when nothing has changed', async () => {
    expect(await certify.check(item, context())).toBe('notStarted');
  });

  it('is under way as long as the application says so', async () => {
    const times = { startTime: '2026-11-04T02:00:00Z', dueTime: '2026-11-04T02:01:00Z' };
    stored = { ...ready, work: { action: 'certify', ...times, by: 'Lee' } };
    expect(await certify.check(item, context())).toBe('running');
  });

  it.each([
    ['CCS', null, { state: 'done' }],
    ['CCF', reason, { state: 'failed', code: 'CCF', message: '容貌不符。' }],
  ] as const)('has ended as %s', async (status, certificationError, outcome) => {
    change('certify', status);
    stored = { ...stored, certificationError };
    expect(await certify.check(item, context())).toEqual(outcome);
  });

  it('is done even if the application has gone on since', async () => {
    change('certify', 'CCS');
    change('generateForm', 'OFI');
    change('generateForm', 'GOF');
    expect(await certify.check(item, context())).toEqual({ state: 'done' });
  });

  it('is not mistaken for one of long ago', async () => {
    lines = [{ action: 'certify', toStatus: 'CCS' }, ...lines];
    change('returnToUnchecked', 'SUB');
    expect(await certify.check(item, context())).toBe('notStarted');
  });
});

describe('an opening form', () => {
  const formItem: JobItem<GenerateFormInput> = { ...item, input: { ...item.input, templateID: 'T1' } };

  it('is waited for until it is there', async () => {
    vi.useFakeTimers();
    stepResult = { status: 'OFI' };
    const outcome = generateForm.run(formItem, context());
    await vi.advanceTimersByTimeAsync(5_000);
    stored = { ...stored, status: 'GOF' };
    await vi.advanceTimersByTimeAsync(2_000);
    expect(await outcome).toEqual({ state: 'done' });
    expect(writes.map(({ endpoint, body }) => [endpoint, body])).toEqual([
      [generateOpeningForm, { applyID: 'A1', version: 3, templateID: 'T1' }],
    ]);
  });

  it('is unknown after three minutes, and found when it is there', async () => {
    vi.useFakeTimers();
    stepResult = { status: 'OFI' };
    const outcome = Promise.allSettled([generateForm.run(formItem, context())]);
    await vi.advanceTimersByTimeAsync(200_000);
    expect(await outcome).toMatchObject([{ reason: { code: 'TIMEOUT' } }]);
    expect(await generateForm.check(formItem, context())).toBe('running');
    change('generateForm', 'GOF');
    expect(await generateForm.check(formItem, context())).toEqual({ state: 'done' });
  });
});

describe('a signature', () => {
  it('is made on the form of the application', async () => {
    stepResult = { status: 'SOF' };
    expect(await signForm.run(item, context())).toEqual({ state: 'done' });
    expect(writes.map(({ endpoint, body }) => [endpoint, body])).toEqual([
      [signOpeningForm, { applyID: 'A1', version: 3, docID: 'D1' }],
    ]);
  });
});

function context(): JobContext {
  const { call, callForBlob } = createTestApi(respond);
  const api: JobContext['api'] = {
    callForBlob,
    call(endpoint, input, options) {
      if (endpoint.method !== 'GET') keys.push(options?.idempotencyKey);
      return call(endpoint, input, options);
    },
  };
  return { api, signal: new AbortController().signal, idempotencyKey: 'job.0' };
}

function change(action: ActionHistory['action'], status: ApplicationStatus) {
  stored = { ...stored, status, version: stored.version + 1 };
  lines = [{ action, toStatus: status }, ...lines];
}

const steps = new Map<Endpoint, ActionHistory['action']>([
  [certifyApplication, 'certify'],
  [generateOpeningForm, 'generateForm'],
  [signOpeningForm, 'signForm'],
]);

function respond(call: TestCall): unknown {
  const { endpoint, body } = call;
  if (endpoint === getApplication) return stored;
  if (endpoint === listActionHistories) return lines;
  if (endpoint === listOpeningForms) return [{ docID: 'D1' }];
  writes.push(call);
  if ((body as StepInput).version !== stored.version) throw createApiError('E0005');
  change(steps.get(endpoint) ?? 'verify', stepResult.status ?? stored.status);
  stored = { ...stored, ...stepResult };
  return { application: stored };
}
