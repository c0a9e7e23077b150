import { listApplications, listUsers } from '@brokerdesk/api';
import { afterAll, expect, test } from 'vitest';
import { createEmulator } from '../createEmulator.ts';
import { openClient } from '../testing/openClient.ts';

const start = Date.parse('2026-03-02T03:00:00Z');
const emulator = createEmulator({ applications: 40, now: start });

afterAll(() => emulator.close());

test('fifty sandboxes in parallel never see each other', { timeout: 180_000 }, async () => {
  const numbers = Array.from({ length: 50 }, (_, number) => number);
  const seen = await Promise.all(
    numbers.map(async (number) => {
      const client = openClient(emulator, `parallel-${number}`);
      await client.signIn('DEMO', 'demo.admin');
      const { body } = await client.send('GET', '/__mock/state/users/DEMO-U002');
      const renamed = { ...(body as object), userName: `Person of ${number}` };
      await client.send('PUT', '/__mock/state/users/DEMO-U002', { body: renamed });
      await client.send('PATCH', '/__mock/clock', { body: { advanceSec: number } });
      const { data } = await client.call(listUsers, { query: { q: 'Person of' } });
      const journal = (await client.send('GET', '/__mock/journal')).body as { entries: object[] };
      return { names: data.items.map(({ userName }) => userName), calls: journal.entries.length };
    }),
  );
  expect(seen).toEqual(numbers.map((number) => ({ names: [`Person of ${number}`], calls: 2 })));
});

test('the sandbox is named by the header, else by the cookie, else it is the default one', async () => {
  const send = async (headers: Record<string, string>) => {
    const response = await emulator.app.inject({ url: '/__mock/clock', headers });
    await emulator.app.inject({ url: '/api/systems/brokers/infos', headers });
    return response.statusCode;
  };
  await send({ 'mock-sandbox': 'by-header', cookie: 'mock_sandbox=by-cookie' });
  await send({ cookie: 'a=b; mock_sandbox=by-cookie' });
  await send({});
  expect(await send({ 'mock-sandbox': '../x' })).toBe(400);
  const { sandboxes } = (await emulator.app.inject({ url: '/__mock/sandboxes' })).json<{
    sandboxes: { id: string }[];
  }>();
  const ids = sandboxes.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['by-header', 'by-cookie', 'default']));
  expect(ids).not.toContain('../x');
});

test('a sandbox can be made with its own time, and deleted', async () => {
  const client = openClient(emulator, 'maker');
  const now = '2026-05-01T00:00:00.000Z';
  const made = await client.send('POST', '/__mock/sandboxes', { body: { id: 'may', now, frozen: true } });
  expect(made).toMatchObject({ status: 201, body: { id: 'may', now, frozen: true } });
  const may = openClient(emulator, 'may');
  await may.signIn('DEMO', 'demo.admin');
  const newest = (await may.call(listApplications)).data.items[0]?.applyDate ?? '';
  expect(newest <= now && newest > '2026-04-01').toBe(true);
  expect((await client.send('DELETE', '/__mock/sandboxes/may')).status).toBe(204);
  expect((await client.send('DELETE', '/__mock/sandboxes/may')).status).toBe(404);
});

test('a sandbox that is made without a name gets one, and wrong wishes are refused', async () => {
  const client = openClient(emulator, 'maker');
  expect((await client.send('POST', '/__mock/sandboxes')).body).toMatchObject({
    id: expect.stringMatching(/^[\w-]+$/),
  });
  for (const body of [{ id: 'a b' }, { id: 5 }, { now: 'soon' }, { frozen: 'yes' }, '[1]']) {
    expect((await client.send('POST', '/__mock/sandboxes', { body })).status).toBe(400);
  }
});

test('a reset brings back the seeded state, the clock and an empty journal', async () => {
  const client = openClient(emulator, 'reset');
  const hash = async () => (await client.send('GET', '/__mock/state_hash')).body;
  const before = await hash();
  await client.signIn('DEMO', 'demo.admin');
  await client.send('DELETE', '/__mock/state/users/DEMO-U003');
  await client.send('PATCH', '/__mock/clock', { body: { advanceSec: 1e6, frozen: true } });
  expect(await hash()).not.toEqual(before);
  await client.send('POST', '/__mock/reset');
  expect(await hash()).toEqual(before);
  expect((await client.send('GET', '/__mock/clock')).body).toMatchObject({ frozen: false });
  expect((await client.send('GET', '/__mock/journal')).body).toEqual({ entries: [] });
});

test.each([
  ['recreated', ['POST']],
  ['deleted', ['DELETE']],
  ['deleted-and-recreated', ['DELETE', 'POST']],
  ['reset', ['RESET']],
  ['recreated-and-reset', ['POST', 'RESET']],
  ['reset-and-recreated', ['RESET', 'POST']],
])('no token is valid after its sandbox was %s, also after another sign-in', async (id, steps) => {
  const [before, after] = [openClient(emulator, id), openClient(emulator, id)];
  await before.signIn('DEMO', 'demo.admin');
  for (const step of steps) {
    if (step === 'POST') await after.send('POST', '/__mock/sandboxes', { body: { id } });
    else if (step === 'DELETE') await after.send('DELETE', `/__mock/sandboxes/${id}`);
    else await after.send('POST', '/__mock/reset');
  }
  await after.signIn('DEMO', 'demo.admin');
  expect(await before.call(listUsers)).toMatchObject({ status: 401, code: 'E0001' });
  expect((await after.call(listUsers)).code).toBe('OK');
});

test('too many sandboxes are rejected while none is idle, and existing ones can be recreated or deleted', {
  timeout: 90_000,
}, async () => {
  const crowded = createEmulator({ applications: 0 });
  const open = (id: string) =>
    crowded.app.inject({ url: '/api/systems/brokers/infos', headers: { 'mock-sandbox': id } });
  for (let number = 0; number < 256; number += 1) await open(`crowd-${number}`);
  const refused = await open('one-more');
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ code: 'E0018' });
  expect((await open('crowd-7')).statusCode).toBe(200);
  const anew = await crowded.app.inject({ method: 'POST', url: '/__mock/sandboxes', payload: '{"id":"crowd-7"}' });
  expect(anew.statusCode).toBe(201);
  expect((await crowded.app.inject({ method: 'DELETE', url: '/__mock/sandboxes/crowd-8' })).statusCode).toBe(204);
  expect((await open('one-more')).statusCode).toBe(200);
});
