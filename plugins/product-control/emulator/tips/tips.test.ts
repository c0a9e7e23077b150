import { getTips, getTrialConfiguration, updateTips, updateTrialConfiguration } from '@brokerdesk/api';
import {
  createEmulator,
  demoAdmin,
  frozenTime,
  readOperationRecordsOf,
  setUpContent,
} from '@brokerdesk/mock-server/testing';
import { afterAll, expect, test } from 'vitest';

const emulator = createEmulator({ applications: 0, now: Date.parse(frozenTime) });
afterAll(() => emulator.close());

test('tips are replaced as a whole, in the order of their positions, and recorded', async () => {
  const client = await setUpContent(emulator, 'tips-replace');
  const { tips, version } = (await client.call(getTips)).data;
  const next = tips.map((tip) => (tip.place === 'statement' ? { ...tip, shown: true } : tip));
  const response = await client.call(updateTips, { body: { tips: next.toReversed(), version } });
  expect(response.data).toEqual({ tips: next, version: version + 1, updateTime: frozenTime, updateBy: demoAdmin });
  expect((await client.call(getTips)).data).toEqual(response.data);
  const [record] = await readOperationRecordsOf(client, 'DEMO');
  expect(record).toMatchObject({
    operation: 'tip.update',
    by: 'demo.admin',
    changes: [{ field: 'statement.shown', before: 'false', after: 'true' }],
  });
});

test('the tips of another broker stay unchanged', async () => {
  const client = await setUpContent(emulator, 'tips-others');
  const { tips, version } = (await client.call(getTips)).data;
  await client.call(updateTips, { body: { tips: tips.map((tip) => ({ ...tip, textEN: 'Ours' })), version } });
  const harbour = await setUpContent(emulator, 'tips-others', ['HARBOUR', 'harbour.admin']);
  expect((await harbour.call(getTips)).data.tips).toEqual(tips);
});

test('each position occurs once, and a shown tip has its text in three languages', async () => {
  const client = await setUpContent(emulator, 'tips-wrong');
  const { tips, version } = (await client.call(getTips)).data;
  const [first, second, ...rest] = tips as [(typeof tips)[0], (typeof tips)[0], ...typeof tips];
  const wrong = [first, { ...second, place: first.place, textSC: ' ' }, ...rest];
  const response = await client.call(updateTips, { body: { tips: wrong, version } });
  expect(response).toMatchObject({
    code: 'E0004',
    data: {
      fields: [
        { path: 'tips.1.place', rule: 'unique' },
        { path: 'tips.1.textSC', rule: 'required' },
        { path: 'tips', rule: 'complete', message: 'Missing: registration.' },
      ],
    },
  });
});

test('a stale version returns the current tips', async () => {
  const client = await setUpContent(emulator, 'tips-stale');
  const { data } = await client.call(getTips);
  await client.call(updateTips, { body: { tips: data.tips, version: data.version } });
  const response = await client.call(updateTips, { body: { tips: data.tips, version: data.version } });
  const current = (await client.call(getTips)).data;
  expect(response).toMatchObject({ code: 'E0005', data: { current, by: demoAdmin, at: frozenTime } });
});

test('the trial version is opened and closed, once each', async () => {
  const client = await setUpContent(emulator, 'trial');
  const { version } = (await client.call(getTrialConfiguration)).data;
  const closed = await client.call(updateTrialConfiguration, { body: { WebDemoEnable: false, version } });
  const expected = { WebDemoEnable: false, version: version + 1, updateTime: frozenTime, updateBy: demoAdmin };
  expect(closed.data).toEqual(expected);
  expect((await client.call(getTrialConfiguration)).data).toEqual(expected);
  const stale = await client.call(updateTrialConfiguration, { body: { WebDemoEnable: true, version } });
  expect(stale).toMatchObject({ code: 'E0005', data: { current: expected } });
  const again = await client.call(updateTrialConfiguration, { body: { WebDemoEnable: false, version: version + 1 } });
  expect(again).toMatchObject({ code: 'E0015', data: { state: 'closed' } });
  expect(await readOperationRecordsOf(client, 'DEMO')).toEqual([
    {
      operation: 'trialConfiguration.update',
      by: 'demo.admin',
      targetName: null,
      changes: [{ field: 'WebDemoEnable', before: 'true', after: 'false' }],
    },
  ]);
});
