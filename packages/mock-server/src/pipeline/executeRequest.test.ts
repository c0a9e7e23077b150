import { createReferrer, listOperationRecords } from '@brokerdesk/api';
import { expect, test, vi } from 'vitest';
import { createEmulator } from '../createEmulator.ts';
import { openClient } from '../testing/openClient.ts';

const referrer = { nameEN: 'Ada Wong', nameSC: '王雅达', nameTC: '王雅達', phone: '+852 2345 6789' };

test('all that a call does in one go happens at one moment', async () => {
  const client = openClient(createEmulator({ applications: 0 }), 'moment');
  await client.signIn('DEMO', 'demo.admin');
  let now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => (now += 1000));
  const { data, headers } = await client.call(createReferrer, { body: referrer });
  clock.mockRestore();
  const { data: records } = await client.call(listOperationRecords, { query: { operation: 'referrer.create' } });
  const times = [data.createTime, data.updateTime, records.items[0]?.time].map((time) => Date.parse(time ?? ''));
  expect(times).toEqual(Array(3).fill(times[0]));
  expect(Date.parse(headers['date'] ?? '')).toBe(Math.floor(times[0]! / 1000) * 1000);
});

test('a call that was held up happens when it goes on', async () => {
  const client = openClient(createEmulator({ applications: 0 }), 'latency');
  await client.signIn('DEMO', 'demo.admin');
  await client.send('POST', '/__mock/faults', { body: { effect: { kind: 'latency', ms: 40 } } });
  const began = Date.now();
  const { data } = await client.call(createReferrer, { body: referrer });
  // Timers may be a millisecond early.
  expect(Date.parse(data.createTime)).toBeGreaterThanOrEqual(began + 39);
});
