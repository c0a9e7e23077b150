// docs/signing.md suffices: a client and a back end that were written from it, with a library that is not the product's.
import { readFile } from 'node:fs/promises';
import { getConfiguration, listFunctions, listUsers, login, logout } from '@brokerdesk/api';
import { createEmulator } from '@brokerdesk/mock-server';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createApiClientFactory } from '../../packages/host/src/api-client/createApiClientFactory.ts';
import { createRequestSigner } from '../../packages/host/src/api-client/createRequestSigner.ts';
import { ForeignBackEnd } from './ForeignBackEnd.ts';
import { ForeignClient } from './ForeignClient.ts';
import { rejections } from './rejections.ts';

const emulator = createEmulator({ applications: 5, signature: 'rfc9421' });
const backEnd = new ForeignBackEnd();
const clients: { name: string; client: ForeignClient }[] = [];
const password = 'Brokerdesk2026';
let backEndAddress = '';

beforeAll(async () => {
  backEndAddress = await backEnd.listen();
  clients.push({ name: 'emulator', client: new ForeignClient(`http://127.0.0.1:${(await emulator.listen()).port}`) });
  clients.push({ name: 'foreign back end', client: new ForeignClient(backEndAddress) });
  for (const { client } of clients) await client.signIn('demo.admin', password);
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await Promise.all([emulator.close(), backEnd.close()]);
});

test('a foreign client signs in and makes ten calls', async () => {
  const { client } = clients[0] as (typeof clients)[number];
  const calls = [
    ['GET', '/api/users?size=1'],
    ['GET', '/api/users?'],
    ['GET', '/api/users?q=%E9%99%B3&size=50'],
    ['GET', '/api/roles'],
    ['GET', '/api/applications?size=5'],
    ['GET', '/api/systems/functions'],
    ['GET', '/api/systems/configurations'],
    ['GET', '/api/referrers'],
    ['GET', '/api/auths/refresh'],
  ] as const;
  for (const [method, target] of calls) {
    const { code, data } = await client.call(method, target);
    expect([target, code]).toEqual([target, 'OK']);
    if (target === '/api/auths/refresh') client.tokens = data as NonNullable<ForeignClient['tokens']>;
  }
  const json = { brokerCode: 'DEMO', refID: 'DEMO-U005', enabled: false, version: 99 };
  // It gets as far as its version, which is not the present one.
  expect((await client.call('PATCH', '/api/users/status', { json })).code).toBe('E0005');
});

test('there are 51 rejections', () => {
  expect(rejections).toHaveLength(51);
});

test.each([
  ['/api/applications/a%40b%3A%C3%A9', 'E0003'],
  ["/api/applications/a-._~!*'()", 'E0003'],
  ['/api/applications/a@b', 'E0017'],
  ['/api/applications/a:b', 'E0017'],
  ['/api/applications/a%21', 'E0017'],
  ['/api/applications/%c3%a9', 'E0017'],
  ['/api/applications/a%2Fb', 'E0017'],
])('the path %s is answered with %s, as the page says of its spelling', async (target, code) => {
  const { client } = clients[0] as (typeof clients)[number];
  expect((await client.call('GET', target)).code).toBe(code);
});

test.each(rejections)('$name is rejected by both servers as $reason', async ({ prepare, reason }) => {
  for (const { name, client } of clients) {
    const { status, code, data } = await client.send(await prepare(client));
    expect([name, status, code, data]).toEqual([name, 401, 'E0010', { reason }]);
  }
});

test('a repeated request is rejected by both servers, and a new one is not', async () => {
  for (const { client } of clients) {
    const request = await client.prepare('GET', '/api/users?size=1');
    expect((await client.send(request)).code).toBe('OK');
    expect(await client.send(request)).toMatchObject({ code: 'E0010', data: { reason: 'repeated-nonce' } });
    expect((await client.call('GET', '/api/users?size=1')).code).toBe('OK');
  }
});

test("the foreign back end accepts what the portal's own client signs", async () => {
  vi.stubGlobal('location', new URL(`${backEndAddress}/admin/`));
  const session: { tokens?: { readonly token: string; readonly refreshToken: string } } = {};
  const client = createApiClientFactory({
    apiBase: `${backEndAddress}/api`,
    signer: createRequestSigner(),
    caller: () => ({
      brokerCode: 'DEMO',
      language: 'zh_HK',
      token: session.tokens?.token,
      refreshToken: session.tokens?.refreshToken,
    }),
  }).clientOf('faq');
  session.tokens = await client.call(login, { body: { userID: 'demo.admin', password } });
  for (const request of [
    () => client.call(getConfiguration, {}),
    () => client.call(listFunctions, {}, { passive: true }),
    () => client.call(listUsers, { query: { q: '陳 大文', size: 1 } }),
    () => client.call(logout, {}),
  ]) {
    await expect(request()).resolves.toBeNull();
  }
});

test('the examples of the page are those of the vectors', async () => {
  const read = (file: string) => readFile(new URL(`../../${file}`, import.meta.url), 'utf8');
  const page = await read('docs/signing.md');
  const vectors = JSON.parse(await read('packages/api/src/signature/vectors/valid.json')) as {
    readonly name: string;
    readonly base: string;
    readonly headers: readonly (readonly [string, string])[];
  }[];
  const example = vectors.find(({ name }) => name === 'POST with JSON');
  expect(page).toContain(example?.base);
  for (const [name, value] of example?.headers.filter(([header]) => /Digest|Signature/.test(header)) ?? [])
    expect(page).toContain(`${name}: ${value}`);
});
