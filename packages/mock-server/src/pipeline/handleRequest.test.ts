import { createReferrer, listOperationRecords } from '@brokerdesk/api';
import { expect, test, vi } from 'vitest';
import { createEmulator } from '../createEmulator.ts';
import { openClient } from '../testing/openClient.ts';

const referrer = { nameEN: 'Ada Wong', nameSC: '王雅达', nameTC: '王雅達', phone: '+852 2345 6789' };

test('everything that a request does without waiting happens at one time', async () => {
  const client = openClient(createEmulator({ applications: 0 }), 'time');
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

test('a delayed request happens when it continues', async () => {
  const client = openClient(createEmulator({ applications: 0 }), 'latency');
  await client.signIn('DEMO', 'demo.admin');
  await client.send('POST', '/__mock/faults', { body: { effect: { kind: 'latency', ms: 40 } } });
  const began = Date.now();
  const { data } = await client.call(createReferrer, { body: referrer });
  // Timers may be a millisecond early.
  expect(Date.parse(data.createTime)).toBeGreaterThanOrEqual(began + 39);
});

test('hooks of Fastify see the response to every request', async () => {
  const { app } = createEmulator({ applications: 0 });
  const sent: string[] = [];
  const received: string[] = [];
  app.addHook('onSend', (request, reply, payload, done) => {
    sent.push(`${request.url} ${reply.statusCode} ${String(payload).slice(0, 13)}`);
    done();
  });
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    received.push(`${request.url} ${statusCode} ${elapsedTime > 0}`);
    done();
  });
  const urls = ['/api/systems/brokers/infos', '/api/users', '/api/nothing', '/__mock/health'];
  for (const url of urls) await app.inject(url);
  expect(sent).toEqual([
    '/api/systems/brokers/infos 200 {"code":"OK",',
    '/api/users 401 {"code":"E000',
    '/api/nothing 404 {"code":"E000',
    '/__mock/health 200 {"status":"ok',
  ]);
  expect(received).toEqual(urls.map((url, index) => `${url} ${[200, 401, 404, 200][index]} true`));
  await app.close();
});
