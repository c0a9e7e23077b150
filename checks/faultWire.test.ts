// The client of the host against the emulator, over the network of this machine: every fault with every method and each
// way to call. What the client makes of a fault depends on nothing else, so that a screen only has to be tested with one
// fault of each class (e2e/faults).
import { anybody, endpoint, mockRoute, signedIn } from '@brokerdesk/api';
import { createEmulator, type Emulator } from '@brokerdesk/mock-server';
import { MockClient } from '@brokerdesk/mock-server/client';
import { type FaultEffect, faultEffects } from '@brokerdesk/plugin-testing/browser';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import {
  type ApiClientOptions,
  createApiClientFactory,
} from '../packages/host/src/api-client/createApiClientFactory.ts';
import { createRequestSigner } from '../packages/host/src/api-client/createRequestSigner.ts';
import { createQueryClient } from '../packages/host/src/app/createQueryClient.ts';

const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const;
type Method = (typeof methods)[number];
const hangLimitMs = 150;
const slowMs = 40;

/** The same five endpoints for everyone and for users who are signed in. */
const endpoints = Object.fromEntries(
  (
    [
      { path: '/wire/public', access: anybody },
      { path: '/wire/private', access: signedIn },
    ] as const
  ).flatMap(({ path, access }) =>
    methods.map((method) => [
      `${method} ${path}`,
      endpoint({ method, path, access, errors: [], shapes: { data: z.object({ count: z.number() }) } }),
    ]),
  ),
);

const extension = {
  id: 'wire',
  collections: { executions: () => ({}) },
  routes: Object.values(endpoints).map((declared) =>
    mockRoute(declared, (context) => {
      const count = context.rows('executions').length;
      if (declared.method !== 'GET') context.change((draft) => draft.put('executions', String(count), {}));
      return { code: 'OK', data: { count } };
    }),
  ),
};

/** A way to call, and what the user may be shown then. */
interface Caller {
  readonly name: string;
  readonly signature: 'none' | 'rfc9421';
  readonly isSignedIn: boolean;
  readonly isPassive: boolean;
}

const callers: readonly Caller[] = [
  { name: 'before sign-in', signature: 'none', isSignedIn: false, isPassive: false },
  { name: 'signed in', signature: 'none', isSignedIn: true, isPassive: false },
  { name: 'signed in, with signed requests', signature: 'rfc9421', isSignedIn: true, isPassive: false },
  { name: 'signed in, in the background', signature: 'none', isSignedIn: true, isPassive: true },
];

interface Expectation {
  /** The code of the error that the caller gets. */
  readonly code: string;
  /** How the error catalogue treats it in the shell. */
  readonly shown?: 'request-error' | 'upload-too-large' | 'session-ended';
}

const expectations: Readonly<Record<string, Expectation>> = {
  'a broken connection': { code: 'OFFLINE' },
  'no response ever': { code: 'TIMEOUT' },
  'HTTP 500': { code: 'UNREADABLE' },
  'HTTP 502': { code: 'UNAVAILABLE' },
  'HTTP 503': { code: 'UNAVAILABLE' },
  'HTTP 429': { code: 'HTTP 429', shown: 'request-error' },
  'HTTP 413': { code: 'E0013', shown: 'upload-too-large' },
  E0002: { code: 'E0002', shown: 'request-error' },
  E0005: { code: 'E0005' },
  E0010: { code: 'E0010', shown: 'request-error' },
  E0013: { code: 'E0013', shown: 'upload-too-large' },
  E0016: { code: 'E0016' },
  E0018: { code: 'E0018', shown: 'request-error' },
  E0099: { code: 'E0099' },
  'a lost response': { code: 'OFFLINE' },
  'a truncated response': { code: 'OFFLINE' },
  'a slow response': { code: 'data' },
  E0001: { code: 'E0001', shown: 'session-ended' },
};

const emulators: Readonly<Record<Caller['signature'], Emulator>> = {
  none: createEmulator({ applications: 5, extensions: [extension] }),
  rfc9421: createEmulator({ applications: 5, extensions: [extension], signature: 'rfc9421' }),
};
const addresses = new Map<Caller['signature'], string>();
const sent: Headers[] = [];
let sandbox = 'default';

beforeAll(async () => {
  for (const signature of ['none', 'rfc9421'] as const)
    addresses.set(signature, `http://127.0.0.1:${(await emulators[signature].listen()).port}`);
  vi.stubGlobal('location', new URL(`${addresses.get('none')}/admin/`));
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const headers = new Headers(init.headers);
    if (new URL(url).pathname.startsWith('/api/')) {
      sent.push(new Headers(headers));
      headers.set('Mock-Sandbox', sandbox);
    }
    return fetch(url, { ...init, headers });
  });
});

afterAll(async () => {
  vi.unstubAllGlobals();
  await Promise.all(Object.values(emulators).map((emulator) => emulator.close()));
});

let outcomes = 0;
let carriedOut = 0;

afterAll(() =>
  process.stdout.write(
    `Fault wire: ${outcomes} faults, ${carriedOut} requests carried out all the same, none twice.\n`,
  ),
);

for (const caller of callers) {
  test.each(methods)(`%s ${caller.name}: every fault ends as the error catalogue says`, async (method) => {
    const mock = await MockClient.open({ address: addresses.get(caller.signature) ?? '' });
    ({ sandbox } = mock);
    for (const effect of faultEffects) {
      const trial = await runTrial(mock, { caller, method, effect });
      expect(trial, effect.name).toEqual(expectedTrial({ caller, method, effect }));
      outcomes += 1;
      carriedOut += trial.executions;
    }
    await mock.close();
  });
}

interface Trial {
  readonly caller: Caller;
  readonly method: Method;
  readonly effect: FaultEffect;
}

function expectedTrial({ caller, method, effect }: Trial) {
  const { code, shown } = expectations[effect.name] ?? { code: 'no expectation' };
  const isRead = method === 'GET';
  const isShown = shown !== undefined && caller.isSignedIn && (!caller.isPassive || shown === 'session-ended');
  const isExecuted = effect.isExecuted === true && !isRead;
  // Behind the dialog about the end of the session nothing appears any more.
  const result = isRead && isShown && shown === 'session-ended' ? 'never' : code;
  const hasKey = method === 'POST' || method === 'PATCH';
  // Before sign-in a key belongs to no user, so the emulator does not recognise it.
  const executionsOfRepeat = isExecuted && hasKey && caller.isSignedIn ? 0 : 1;
  return {
    result,
    shown: isShown ? [shown] : [],
    requests: 1,
    isRepeated: isRead && effect.isRetried === true,
    executions: isExecuted ? 1 : 0,
    keys: hasKey ? 1 : 0,
    executionsAfterRepeat: isRead ? 0 : (isExecuted ? 1 : 0) + executionsOfRepeat,
  };
}

async function runTrial(mock: MockClient, { caller, method, effect }: Trial) {
  const declared = endpoints[`${method} ${caller.isSignedIn ? '/wire/private' : '/wire/public'}`];
  if (!declared) throw new Error(`No endpoint is declared for ${method}.`);
  const isHang = effect.effect.kind === 'hang';
  const limited = isHang ? { ...declared, timeoutMs: hangLimitMs } : declared;
  const before = (await mock.listRowIDs('executions')).length;
  const shown: string[] = [];
  let onSessionEnd = () => {};
  const sessionEnd = new Promise<'never'>((resolve) => (onSessionEnd = () => resolve('never')));
  const client = await openClient(mock, caller, async (treatment) => {
    shown.push(treatment);
    if (treatment === 'session-ended') onSessionEnd();
  });
  await mock.addFault({ match: { method, path: declared.path }, effect: shorten(effect.effect) });
  sent.length = 0;
  const options = { idempotencyKey: crypto.randomUUID(), ...(caller.isPassive && { passive: true as const }) };
  const errors: unknown[] = [];
  const call = client.call(limited, {}, options).then(
    () => 'data',
    (error: unknown) => {
      errors.push(error);
      return (error as { code: string }).code;
    },
  );
  const result = await Promise.race(method === 'GET' ? [call, sessionEnd] : [call]);
  await mock.clearFaults();
  const executions = (await mock.listRowIDs('executions')).length - before;
  const requests = sent.length;
  // A user who tries again does so in a client that has not seen the end of its session.
  const repeating = await openClient(mock, caller, async () => {});
  await repeating.call(declared, {}, options);
  const keys = new Set(sent.map((headers) => headers.get('Idempotency-Key')).filter((key) => key !== null));
  const executionsAfterRepeat = (await mock.listRowIDs('executions')).length - before;
  const [error] = errors;
  const isRepeated = method === 'GET' && error !== undefined && isRetriedByShell(error);
  return { result, shown, requests, isRepeated, executions, keys: keys.size, executionsAfterRepeat };
}

function shorten(effect: FaultEffect['effect']): FaultEffect['effect'] {
  return effect.kind === 'latency' ? { kind: 'latency', ms: slowMs } : effect;
}

/** Whether the shell's query client repeats a read automatically after this error. */
function isRetriedByShell(error: unknown): boolean {
  const { retry } = createQueryClient().getDefaultOptions().queries ?? {};
  if (typeof retry !== 'function') throw new Error('The query client has no rule for repeating.');
  expect(retry(1, error as Error)).toBe(false);
  return retry(0, error as Error);
}

async function openClient(mock: MockClient, caller: Caller, showError: NonNullable<ApiClientOptions['showError']>) {
  const signer = caller.signature === 'none' ? { sign: async () => ({}) } : createRequestSigner();
  const publicKey = 'publicKey' in signer ? await signer.publicKey?.() : undefined;
  const session = caller.isSignedIn
    ? await mock.mintSession({ brokerCode: 'DEMO', userID: 'demo.admin', ...(publicKey && { publicKey }) })
    : undefined;
  return createApiClientFactory({
    apiBase: `${addresses.get(caller.signature)}/api`,
    signer,
    caller: () => ({
      brokerCode: 'DEMO',
      language: 'en_US',
      token: session?.token,
      refreshToken: session?.refreshToken,
    }),
    ...(caller.isSignedIn && { showError }),
  }).clientOf();
}
