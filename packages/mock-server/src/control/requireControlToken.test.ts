import { afterAll, expect, test } from 'vitest';
import { createEmulator } from '../createEmulator.ts';

const controlToken = 'a-token-of-twenty-letters';
const emulator = createEmulator({ applications: 1, controlToken });

afterAll(() => emulator.close());

test.each([
  ['no token', {}, 403],
  ['a wrong one', { 'mock-control-token': 'a-token-of-twenty-lettres' }, 403],
  ['the right one, from anywhere', { 'mock-control-token': controlToken, host: 'emulator.test' }, 200],
])('with %s a control call answers %#', async (_what, headers, status) => {
  expect((await emulator.app.inject({ url: '/__mock/clock', headers })).statusCode).toBe(status);
});

test('calls of the product need no control token', async () => {
  expect((await emulator.app.inject('/api/systems/brokers/infos')).statusCode).toBe(200);
});

test('an emulator without a token listens on this machine only, and a short token is none', async () => {
  const plain = createEmulator({ applications: 1 });
  await expect(plain.listen({ host: '0.0.0.0' })).rejects.toMatchObject({ code: 'not-loopback' });
  await plain.close();
  expect(() => createEmulator({ controlToken: 'short' })).toThrow(expect.objectContaining({ code: 'bad-option' }));
});
