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

test('with a control token, only control requests create sandboxes', async () => {
  const get = (url: string, headers: Record<string, string>) => emulator.app.inject({ url, headers });
  const names = Array.from({ length: 300 }, (_, index) => ({ 'mock-sandbox': `made-up-${index}` }));
  for (const headers of names) {
    const response = await get('/api/systems/brokers/infos', headers);
    expect(response).toMatchObject({ statusCode: 400, body: expect.stringContaining('POST /__mock/sandboxes') });
  }
  expect((await get('/api/%zz', names[0] ?? {})).statusCode).toBe(400);
  const control = { 'mock-control-token': controlToken, 'mock-sandbox': 'wanted' };
  expect((await get('/__mock/clock', control)).statusCode).toBe(200);
  expect((await get('/api/systems/brokers/infos', { 'mock-sandbox': 'wanted' })).statusCode).toBe(200);
  expect((await get('/api/systems/brokers/infos', {})).statusCode).toBe(200);
});

test('an emulator without a token listens on this machine only, and a short token is none', async () => {
  const plain = createEmulator({ applications: 1 });
  await expect(plain.listen({ host: '0.0.0.0' })).rejects.toMatchObject({ code: 'not-loopback' });
  await plain.close();
  expect(() => createEmulator({ controlToken: 'short' })).toThrow(expect.objectContaining({ code: 'bad-option' }));
});
