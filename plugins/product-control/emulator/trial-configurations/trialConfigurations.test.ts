import { getTrialConfiguration, updateTrialConfiguration } from '@brokerdesk/api';
import { createEmulator, frozenTime, readOperationRecordsOf, setUpContent } from '@brokerdesk/mock-server/testing';
import { afterAll, expect, test } from 'vitest';

const emulator = createEmulator({ applications: 0, now: Date.parse(frozenTime) });
afterAll(() => emulator.close());

test('of two users who switch at once, one is told what the other has done', async () => {
  const client = await setUpContent(emulator, 'trial-two');
  const { version } = (await client.call(getTrialConfiguration)).data;
  const body = { WebDemoEnable: false, version };
  const outcomes = await Promise.all([
    client.call(updateTrialConfiguration, { body }),
    client.call(updateTrialConfiguration, { body }),
  ]);
  expect(outcomes.map(({ code }) => code).toSorted()).toEqual(['E0005', 'OK']);
  const closed = (await client.call(getTrialConfiguration)).data;
  expect(closed).toMatchObject({ WebDemoEnable: false, version: version + 1, updateTime: frozenTime });
  expect(outcomes.find(({ code }) => code === 'E0005')?.data).toMatchObject({ current: closed });
  expect(await readOperationRecordsOf(client, 'DEMO')).toMatchObject([
    { operation: 'trialConfiguration.update', changes: [{ field: 'WebDemoEnable', before: 'true', after: 'false' }] },
  ]);
});

test('it cannot be closed twice, and nothing is recorded for the attempt', async () => {
  const client = await setUpContent(emulator, 'trial-closed', ['HARBOUR', 'harbour.admin']);
  const { WebDemoEnable, version } = (await client.call(getTrialConfiguration)).data;
  expect(WebDemoEnable).toBe(false);
  const again = await client.call(updateTrialConfiguration, { body: { WebDemoEnable, version } });
  expect(again).toMatchObject({ code: 'E0015', data: { state: 'closed' } });
  expect(await readOperationRecordsOf(client, 'HARBOUR')).toEqual([]);
});
