import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RuntimeConfig } from '../api-client/RuntimeConfig.ts';
import { PluginFailure } from '../plugins/errors.ts';
import { ChunkError } from './loadChunk.ts';
import { reportClientError, startErrorReports } from './reportClientError.ts';

const config: RuntimeConfig = {
  apiBase: '/api',
  registryBase: '/admin/registry/',
  signature: 'none',
  clientErrors: '/client-errors',
  release: '0a1b2c',
};
const send = vi.fn<typeof fetch>();
let listening: AbortController;

beforeEach(() => {
  listening = new AbortController();
  send.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', send);
});

afterEach(() => {
  listening.abort();
  vi.unstubAllGlobals();
});

function start() {
  startErrorReports(config, listening.signal);
}

function sent(): readonly unknown[] {
  return send.mock.calls.map(([, init]) => JSON.parse(init?.body as string) as unknown);
}

function withStack(error: Error, ...lines: readonly string[]): Error {
  error.stack = [`Error: ${error.message}`, ...lines].join('\n');
  return error;
}

const own = `    at show (${location.origin}/admin/plugins/faq/1.0.0-ab/FaqScreen-1.js?q=secret:7:21)`;

test('an uncaught error is sent with its position and release, without message, query or address of the screen', () => {
  start();
  const error = withStack(new TypeError('Mr Chan 91234567'), '    at x (https://elsewhere.example/a.js:1:1)', own);
  dispatchEvent(new ErrorEvent('error', { error, message: error.message }));
  expect(send.mock.calls[0]?.[0]).toBe('/client-errors');
  expect(send.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true });
  expect(sent()).toEqual([
    {
      code: 'UNCAUGHT',
      release: '0a1b2c',
      plugin: 'faq',
      file: '/admin/plugins/faq/1.0.0-ab/FaqScreen-1.js',
      line: 7,
      column: 21,
    },
  ]);
});

test("a plugin's failure is sent with its code and the position of its cause", () => {
  start();
  const cause = withStack(new Error('the name of a client'), own);
  cause.cause = cause;
  const boundary = `    at catch (${location.origin}/admin/assets/main-1.js:1:1)`;
  const details = { pluginId: 'faq', message: 'the same', cause };
  const failure = withStack(new PluginFailure('PLG_RENDER', details), boundary);
  reportClientError(failure);
  expect(sent()).toEqual([expect.objectContaining({ code: 'PLG_RENDER', plugin: 'faq', line: 7 })]);
  expect(JSON.stringify(sent())).not.toMatch(/client|same/);
});

test('a rejected promise and a missing part are told apart; what else an error calls its code is not sent', () => {
  start();
  dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason: { code: 'Mr Chan' } }));
  reportClientError(withStack(new ChunkError('CHUNK_LOAD')));
  expect(sent()).toEqual([
    { code: 'UNHANDLED_REJECTION', release: '0a1b2c' },
    { code: 'CHUNK_LOAD', release: '0a1b2c' },
  ]);
});

test('a violation of the policy is sent with its directive, not with what was blocked', () => {
  start();
  const event = Object.assign(new Event('securitypolicyviolation'), {
    effectiveDirective: 'img-src',
    blockedURI: 'https://elsewhere.example/?token=1',
    sourceFile: `${location.origin}/admin/demo/main?q=1`,
    lineNumber: 1,
    columnNumber: 1,
  });
  document.dispatchEvent(event);
  expect(sent()).toEqual([{ code: 'CSP_VIOLATION', release: '0a1b2c', directive: 'img-src' }]);
});

test('each error is sent once, and a page sends twenty at most', () => {
  start();
  for (let time = 0; time < 100; time += 1) reportClientError(withStack(new Error('again'), own));
  expect(send).toHaveBeenCalledTimes(1);
  for (let line = 1; line < 100; line += 1)
    reportClientError(withStack(new Error('more'), own.replace('7', `${line}`)));
  expect(send).toHaveBeenCalledTimes(20);
});

test('nothing is sent unless the portal was built with an address', () => {
  const { clientErrors: _none, ...silent } = config;
  startErrorReports(silent, listening.signal);
  reportClientError(withStack(new Error('kept'), own));
  dispatchEvent(new ErrorEvent('error', { error: new Error('kept') }));
  expect(send).not.toHaveBeenCalled();
});

test('a report that fails is not an error', async () => {
  send.mockRejectedValue(new TypeError('Failed to fetch'));
  start();
  reportClientError(new Error('lost'));
  await new Promise((resolve) => setTimeout(resolve, 0));
  expect(send).toHaveBeenCalledTimes(1);
});
