import { openEmulator, type TestSandbox } from '@brokerdesk/mock-server/testing';
import type { JobContext, JobItem } from '@brokerdesk/plugin-sdk';
import { changeFaq, deleteFaq, type Faq, listFaq } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, type RecordingApi, recordCalls } from '@brokerdesk/plugin-testing';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { job, type QuestionChange } from './changeQuestion.ts';

const emulator = openEmulator({ applications: 0 });
const trading = 'FQC-DEMO-TRADING';
let sandbox: TestSandbox;
let api: RecordingApi;
let faq: Faq;

beforeEach(async () => {
  sandbox = await emulator.openSandbox();
  api = recordCalls(createSessionApi(await sandbox.signIn()));
  faq = await read('FAQ-DEMO-OPENING-1');
});
afterAll(() => emulator.close());

it('publishes and withdraws with the version that was seen, and keeps everything else', async () => {
  expect(await job.run(itemOf({ published: false }), context())).toEqual({ state: 'done' });
  const { version, updateBy: _by, updateTime: _time, ...rest } = faq;
  expect(await read(faq.faqID)).toMatchObject({ ...rest, published: false, version: version + 1 });
  expect(api.writes().map(({ options }) => options.idempotencyKey)).toEqual(['job.0']);
});

it('moves questions to the end of a category, in the order in which they were selected', async () => {
  for (const id of ['FAQ-DEMO-OPENING-3', 'FAQ-DEMO-OPENING-1']) {
    faq = await read(id);
    expect(await job.run(itemOf({ categoryID: trading }), context())).toEqual({ state: 'done' });
  }
  const { items } = await api.call(listFaq, { query: { categoryID: trading, sort: 'sequence' } });
  expect(items.map(({ faqID }) => faqID).slice(-2)).toEqual(['FAQ-DEMO-OPENING-3', 'FAQ-DEMO-OPENING-1']);
});

it('leaves alone what is done already, and what another user has deleted', async () => {
  expect(await job.run(itemOf({ published: true }), context())).toEqual({ state: 'skipped' });
  const item = itemOf({ published: false });
  await api.call(deleteFaq, { params: { faqID: faq.faqID }, query: { version: faq.version } });
  expect(await job.run(item, context())).toEqual({ state: 'skipped' });
});

it('leaves a question as it is that another user has changed since', async () => {
  const item = itemOf({ published: false });
  const { categoryID, answer, published, version } = faq;
  const question = { EN: 'Changed', SC: '已改', TC: '已改' };
  await api.call(changeFaq, { params: faq, body: { categoryID, question, answer, published, version } });
  await expect(job.run(item, context())).rejects.toMatchObject({ code: 'E0005' });
  expect(await read(faq.faqID)).toMatchObject({ question, published: true });
});

it('finds after a lost response whether the change was made', async () => {
  const item = itemOf({ categoryID: trading });
  expect(await job.check(item, context())).toBe('notStarted');
  await job.run(item, context());
  expect(await job.check(item, context())).toEqual({ state: 'done' });
});

it('moves 200 questions whose replies are all lost: each once, in their order', async () => {
  const row = await sandbox.control.readRow<Faq>('faq', faq.faqID);
  const ids = Array.from({ length: 200 }, (_, index) => `FAQ-MANY-${index + 1}`);
  const rows = ids.map((faqID, index) => sandbox.control.putRow('faq', faqID, { ...row, faqID, sequence: index + 4 }));
  await Promise.all(rows);
  await sandbox.control.addFault({
    match: { method: 'PUT', path: '/goapi/faq/{faqID}' },
    effect: { kind: 'lostReply' },
  });
  for (const id of ids) {
    const item = { ...itemOf({ categoryID: trading }), id };
    await expect(job.run(item, context())).rejects.toMatchObject({ name: 'UnreachableError' });
    expect(await job.check(item, context())).toEqual({ state: 'done' });
  }
  const { items } = await api.call(listFaq, { query: { categoryID: trading, sort: 'sequence', size: 500 } });
  expect(items.map(({ faqID }) => faqID).slice(3)).toEqual(ids);
  expect(items.every(({ version }) => version <= faq.version + 1)).toBe(true);
});

async function read(faqID: string): Promise<Faq> {
  const { items } = await api.call(listFaq, { query: { faqID } });
  return items[0]!;
}

function itemOf(set: QuestionChange['set']): JobItem<QuestionChange> {
  return { id: faq.faqID, label: faq.question.EN, input: { set, version: faq.version } };
}

function context(): JobContext {
  return {
    api,
    signal: new AbortController().signal,
    idempotencyKey: 'job.0',
    withSecondFactor: (send) => send({}),
  };
}
