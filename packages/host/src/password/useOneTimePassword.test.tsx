import { type ApiClient, ApiError, UnreachableError } from '@brokerdesk/plugin-sdk';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useOneTimePassword } from './useOneTimePassword.ts';

const requestKey = { brokerCode: 'DEMO', userID: 'demo.admin', purpose: 'login' } as const;
const limits = { digits: 6, lifeSec: 300, tries: 3, resendSec: 60 };
const target = { channel: 'sms', to: '+852 ••• 67' } as const;
const sent = { channel: 'sms', to: null, digits: 6, lifeSec: 300, resendSec: 60 };
const apiError = (code: 'E0009' | 'E0011', data: unknown = null) =>
  new ApiError({ code, message: code, data, requestId: undefined });

let responses: unknown[];
const calls: unknown[] = [];
const client = {
  call: async (_endpoint: unknown, input: unknown) => {
    calls.push(input);
    const next = responses.shift();
    if (next instanceof Error) throw next;
    return next;
  },
} as unknown as ApiClient;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-03-02T03:00:00Z') });
  sessionStorage.clear();
  calls.length = 0;
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function start() {
  return renderHook(() => useOneTimePassword({ client, requestKey, limits })).result;
}

async function send(hook: ReturnType<typeof start>) {
  return act(async () => hook.current.send(target));
}

async function verify(hook: ReturnType<typeof start>, code = '123456') {
  return act(async () => hook.current.verify(code));
}

test('a code is requested, entered and exchanged for a token; nothing of it stays stored', async () => {
  responses = [sent, { twoFactorToken: 'T' }];
  const hook = start();
  await send(hook);
  expect(hook.current.request).toMatchObject({ to: target.to, triesLeft: 3, resendAt: Date.now() + 60_000 });
  expect(await verify(hook)).toEqual({ kind: 'done', value: 'T' });
  expect(calls).toEqual([
    { query: { userID: 'demo.admin', purpose: 'login', sms: 'true' } },
    { body: { otp: '123456', userID: 'demo.admin', purpose: 'login' } },
  ]);
  expect(sessionStorage).toHaveLength(0);
});

test('without a valid code nothing is submitted: not requested, too short, expired, tried too often', async () => {
  const hook = start();
  expect(await verify(hook)).toEqual({ kind: 'rejected', problem: { key: 'code.fetchFirst' } });
  responses = [sent];
  await send(hook);
  expect(await verify(hook, '123')).toEqual({
    kind: 'rejected',
    problem: { key: 'code.incomplete', values: { digits: 6 } },
  });
  expect(calls).toHaveLength(1);
  responses = [apiError('E0009'), apiError('E0009'), apiError('E0009')];
  expect(await verify(hook)).toMatchObject({ problem: { key: 'code.abnormal', values: { count: 2 } } });
  expect(await verify(hook)).toMatchObject({ problem: { key: 'code.abnormal', values: { count: 1 } } });
  expect(await verify(hook)).toMatchObject({ problem: { key: 'code.usedUp' } });
  expect(await verify(hook)).toMatchObject({ problem: { key: 'code.fetchFirst' } });
  expect(calls).toHaveLength(4);
  responses = [sent];
  await send(hook);
  vi.setSystemTime(Date.now() + 300_000);
  expect(await verify(hook)).toMatchObject({ problem: { key: 'code.fetchFirst' } });
});

test('a reload keeps countdown and tries', async () => {
  responses = [sent, apiError('E0009')];
  const before = start();
  await send(before);
  await verify(before);
  const { request } = before.current;
  expect(start().current.request).toEqual(request);
});

test('a code that was just requested elsewhere is on its way; too many a day are rejected', async () => {
  responses = [apiError('E0011', { retryAfterSec: 42 }), apiError('E0011', { retryAfterSec: 1800 })];
  const hook = start();
  await send(hook);
  expect(hook.current.request).toMatchObject({ resendAt: Date.now() + 42_000, to: target.to });
  expect(await send(hook)).toEqual({ kind: 'rejected', problem: { key: 'problem.wait', values: { count: 30 } } });
});

test.each(['TIMEOUT', 'OFFLINE', 'UNAVAILABLE', 'UNREADABLE'] as const)(
  '%s has the text of every request, and costs no try',
  async (code) => {
    responses = [sent, new UnreachableError(code, { message: code })];
    const hook = start();
    await send(hook);
    expect(await verify(hook)).toEqual({ kind: 'rejected', problem: { unreachable: code } });
    expect(hook.current.request?.triesLeft).toBe(3);
  },
);
