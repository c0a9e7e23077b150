import { getApplication, getApplicationFile, login } from '@brokerdesk/api';
import { RefusalError, UnreachableError } from '@brokerdesk/plugin-sdk';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { createWire, type WireOptions } from './createWire.ts';
import { signatureScheme } from './SignatureScheme.ts';

const read = getApplication;
const write = { ...login, timeoutMs: 20 };
const query = { applyID: 'A1', fileID: 'F1' };
const body = { userID: 'mchan', password: 'secret' };

afterEach(() => vi.unstubAllGlobals());

test('every call says who is calling, in which language, for which plugin', async () => {
  const { client, requests } = start([envelope({ title: 'Fees' })]);
  expect(await client.call(read, { params: { id: 'F 1' } }, { passive: true })).toEqual({ title: 'Fees' });
  expect(requests[0]?.url).toBe('/api/applications/F%201');
  expect(Object.fromEntries(requests[0]?.headers ?? [])).toEqual({
    accept: 'application/json, */*',
    activity: 'passive',
    'api-lang': 'zh_HK',
    'api-version': 'v1',
    'app-version': '1.2.0-9123',
    'broker-code': 'DEMO',
    'plugin-id': 'faq',
    'refresh-token': 'r1',
    token: 't1',
  });
});

test('a write carries a key of its own, and the caller’s when it is repeated', async () => {
  const { client, requests } = start([envelope(null), envelope(null), envelope(null)]);
  await client.call(write, { body });
  await client.call(write, { body });
  await client.call(write, { body }, { idempotencyKey: 'again' });
  const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
  expect(keys[0]).not.toBe(keys[1]);
  expect(keys[2]).toBe('again');
  expect(requests[0]?.headers.get('Content-Type')).toBe('application/json');
});

test('the remaining time of the session is passed on from every answer', async () => {
  const onSessionRemain = vi.fn();
  const { client } = start([envelope({ title: '' }, { headers: { 'Session-Remain-Sec': '1799' } })], {
    onSessionRemain,
  });
  await client.call(read, { params: { id: '1' } });
  expect(onSessionRemain).toHaveBeenCalledExactlyOnceWith(1799);
});

test('a session that is over tells why it ended, and no time that other tabs would take for idleness', async () => {
  const onSessionRemain = vi.fn();
  const onSessionEnded = vi.fn(async () => false);
  const headers = { 'Session-Remain-Sec': '0' };
  const over = envelope({ reason: 'disabled' }, { status: 401, code: 'E0001', headers });
  const { client } = start([over], { onSessionRemain, onSessionEnded });
  await expect(client.call(write, { body })).rejects.toMatchObject({ code: 'E0001' });
  expect(onSessionEnded).toHaveBeenCalledOnce();
  expect(onSessionRemain).not.toHaveBeenCalled();
});

test('a business refusal is rejected with code, data and request, and nobody is told but the caller', async () => {
  const announce = vi.fn();
  const refused = envelope({ by: 'Ho' }, { code: 'E0005', message: 'Changed', headers: { 'Request-Id': 'q7' } });
  const { client } = start([refused], { announce });
  const error = await client.call(write, { body }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(RefusalError);
  expect(error).toMatchObject({ code: 'E0005', message: 'Changed', data: { by: 'Ho' }, requestId: 'q7' });
  expect(announce).not.toHaveBeenCalled();
});

test('a refused read waits until the dialog is closed, and is then rejected', async () => {
  let close = () => {};
  const announce = vi.fn(() => new Promise<void>((resolve) => (close = resolve)));
  const { client } = start([envelope(null, { code: 'E0003', status: 404 })], { announce });
  const settled = vi.fn();
  const call = client.call(read, { params: { id: '1' } }).catch(settled);
  await vi.waitFor(() => expect(announce).toHaveBeenCalledWith('request-error', expect.any(RefusalError)));
  expect(settled).not.toHaveBeenCalled();
  close();
  await call;
  expect(settled).toHaveBeenCalledTimes(1);
});

test('a refusal in the background is told to nobody but its caller, unless it ends the session', async () => {
  const announce = vi.fn(async () => {});
  const answers = [envelope(null, { code: 'E0003', status: 404 }), envelope(null, { code: 'E0001', status: 401 })];
  const { client } = start(answers, { announce });
  await expect(client.call(read, { params: { id: '1' } }, { passive: true })).rejects.toMatchObject({ code: 'E0003' });
  expect(announce).not.toHaveBeenCalled();
  await expect(client.call(write, { body }, { passive: true })).rejects.toMatchObject({ code: 'E0001' });
  expect(announce).toHaveBeenCalledExactlyOnceWith('session-ended', expect.any(RefusalError));
});

test('a refused write is rejected while the dialog is still open', async () => {
  const announce = () => new Promise<void>(() => {});
  const { client } = start([envelope(null, { code: 'E0001', status: 401 })], { announce });
  await expect(client.call(write, { body })).rejects.toMatchObject({ code: 'E0001' });
});

test('a call whose session goes on after all goes out once more', async () => {
  const onSessionEnded = vi.fn(async () => true);
  const announce = vi.fn();
  const ended = envelope(null, { code: 'E0001', status: 401 });
  const { client } = start([ended, envelope({ title: 'Fees' })], { onSessionEnded, announce });
  expect(await client.call(read, { params: { id: '1' } })).toEqual({ title: 'Fees' });
  expect(onSessionEnded).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'E0001' }), 't1');
  expect(announce).not.toHaveBeenCalled();
});

test('an end that only the second try meets is told as well, whatever the first was refused for', async () => {
  const ended = envelope({ reason: 'disabled' }, { code: 'E0001', status: 401 });
  const clock = envelope({ reason: 'clock' }, { code: 'E0010', status: 401 });
  for (const first of [clock, ended]) {
    const onSessionEnded = vi.fn(async () => false);
    if (first === ended) onSessionEnded.mockResolvedValueOnce(true);
    const signature = { ...signatureScheme('none'), learnTime: () => true };
    const { client, requests } = start([first, ended], { onSessionEnded, signature });
    await expect(client.call(write, { body })).rejects.toMatchObject({ code: 'E0001' });
    expect(requests).toHaveLength(2);
    expect(onSessionEnded).toHaveBeenCalledTimes(first === ended ? 2 : 1);
  }
});

test('a clock is set once, and tokens are taken for new three times at most', async () => {
  const ended = envelope(null, { code: 'E0001', status: 401 });
  const clock = envelope({ reason: 'clock' }, { code: 'E0010', status: 401 });
  const signature = { ...signatureScheme('none'), learnTime: () => true };
  const wrong = start([clock, clock, clock], { signature });
  await expect(wrong.client.call(write, { body })).rejects.toMatchObject({ code: 'E0010' });
  expect(wrong.requests).toHaveLength(2);
  const over = start([ended, ended, ended, ended], { onSessionEnded: async () => true });
  await expect(over.client.call(write, { body })).rejects.toMatchObject({ code: 'E0001' });
  expect(over.requests).toHaveLength(3);
});

test('after the end of a session reads never settle, writes are rejected, and nothing more is sent', async () => {
  const announce = vi.fn(() => new Promise<void>(() => {}));
  let answer = (_response: Response) => {};
  const late = () => new Promise<Response>((resolve) => (answer = resolve));
  const { client, requests } = start([late, envelope(null, { code: 'E0001', status: 401 })], { announce });
  const settled = vi.fn();
  const underway = client.call(read, { params: { id: '1' } });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  await expect(client.call(write, { body })).rejects.toMatchObject({ code: 'E0001' });
  answer(await envelope({ title: 'Private' })());
  void Promise.race([underway, client.call(read, { params: { id: '2' } })]).then(settled, settled);
  await expect(client.call(write, { body })).rejects.toMatchObject({ code: 'E0001' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(settled).not.toHaveBeenCalled();
  expect(requests).toHaveLength(2);
  expect(announce).toHaveBeenCalledTimes(1);
});

test('after an end that no answer has told, nothing is sent and no read settles either', async () => {
  let isOver = false;
  const { client, requests } = start([envelope({ title: 'Private' })], { isOver: () => isOver });
  const settled = vi.fn();
  const underway = client.call(read, { params: { id: '1' } });
  isOver = true;
  void Promise.race([underway, client.call(read, { params: { id: '2' } })]).then(settled, settled);
  await expect(client.call(write, { body })).rejects.toMatchObject({ code: 'E0001' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(settled).not.toHaveBeenCalled();
  expect(requests).toHaveLength(1);
});

test('1,000 reads that never settle are forgotten', { timeout: 30_000 }, async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // One dialog that stays open: whatever waits for it would be held by it.
  const dialog = new Promise<void>(() => {});
  const announce = vi.fn(() => dialog);
  const left: WeakRef<object>[] = [];
  for (let cycle = 0; cycle < 1000; cycle += 1) {
    const { client } = start([envelope(null, { code: 'E0001', status: 401 })], { announce });
    const input = { params: { id: '1' } };
    const call = client.call(read, input);
    left.push(new WeakRef(input), new WeakRef(call));
    await vi.waitFor(() => expect(announce).toHaveBeenCalledTimes(cycle + 1), { interval: 1 });
  }
  announce.mockReset();
  await vi.waitFor(() => {
    collect();
    expect(left.filter((reference) => reference.deref()).length).toBeLessThan(10);
  }, 10_000);
  process.stdout.write('Unresolved reads: 1,000 cycles, all collected.\n');
});

test.each([
  [403, 'E0002', 'request-error'],
  [413, 'E0013', 'upload-too-large'],
  [418, 'E0017', 'request-error'],
  [429, 'E0018', 'request-error'],
])('a gateway that answers %i with a page is treated by the status, in words', async (status, code, treatment) => {
  const announce = vi.fn(async () => {});
  const wordsOf = (refused: string) => `words of ${refused}`;
  const { client } = start([async () => new Response('<h1>no</h1>', { status })], { announce, wordsOf });
  await expect(client.call(write, { body })).rejects.toMatchObject({ code, message: `words of ${code}` });
  expect(announce).toHaveBeenCalledExactlyOnceWith(treatment, expect.any(RefusalError));
});

test.each<[string, () => Promise<Response>, string]>([
  ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'OFFLINE'],
  ['an answer that is no JSON', async () => new Response('<html>', { status: 502 }), 'UNREADABLE'],
  ['JSON that is no envelope', async () => Response.json([]), 'UNREADABLE'],
  ['a gateway’s own code', async () => Response.json({ code: 'ECONNRESET' }, { status: 500 }), 'UNREADABLE'],
])('%s is told apart from a refusal', async (_name, next, code) => {
  const { client } = start([next]);
  const error = await client.call(read, { params: { id: '1' } }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(UnreachableError);
  expect(error).toMatchObject({ code });
});

test('a call that takes longer than its endpoint allows is given up', async () => {
  const { client } = start([never]);
  await expect(client.call(write, { body })).rejects.toMatchObject({ code: 'TIMEOUT' });
});

test('a call that the caller has given up stays an abort', async () => {
  const { client } = start([never]);
  const abort = new AbortController();
  const call = client.call(read, { params: { id: '1' } }, { signal: abort.signal });
  abort.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test.each(['json', 'blob'] as const)(
  'a body (%s) that takes longer than its endpoint allows is given up',
  async (kind) => {
    const { client } = start([stuckBody(kind)]);
    const call =
      kind === 'blob'
        ? client.callForBlob({ ...getApplicationFile, timeoutMs: 20 }, { query })
        : client.call({ ...read, timeoutMs: 20 }, { params: { id: '1' } });
    const error = await call.catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(UnreachableError);
    expect(error).toMatchObject({ code: 'TIMEOUT' });
  },
);

test.each(['json', 'blob'] as const)('a body (%s) that the caller has given up stays an abort', async (kind) => {
  const { client, requests } = start([stuckBody(kind)]);
  const abort = new AbortController();
  const options = { signal: abort.signal };
  const call =
    kind === 'blob'
      ? client.callForBlob(getApplicationFile, { query }, options)
      : client.call(read, { params: { id: '1' } }, options);
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  abort.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
});

test('a network that goes away while the body arrives is not taken for a bad answer', async () => {
  const broken = new ReadableStream({ pull: (body) => body.error(new TypeError('network error')) });
  const headers = { 'Content-Type': 'application/json' };
  const { client } = start([async () => new Response(broken, { headers })]);
  await expect(client.call(read, { params: { id: '1' } })).rejects.toMatchObject({ code: 'OFFLINE' });
});

test('a file arrives as bytes, and its refusal as an envelope', async () => {
  const bytes = async () => new Response('PNG', { headers: { 'Content-Type': 'image/png' } });
  const { client } = start([bytes, envelope(null, { code: 'E0003', status: 404 })]);
  expect(await (await client.callForBlob(getApplicationFile, { query })).text()).toBe('PNG');
  await expect(client.callForBlob(getApplicationFile, { query })).rejects.toMatchObject({ code: 'E0003' });
});

interface EnvelopeOptions {
  readonly code?: string;
  readonly message?: string;
  readonly status?: number;
  readonly headers?: HeadersInit;
}

function envelope(data: unknown, options: EnvelopeOptions = {}) {
  const { code = 'OK', message = '', status = 200, headers = {} } = options;
  return async () => Response.json({ code, message, data }, { status, headers });
}

function never(_url: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener('abort', () => reject(signal.reason));
  });
}

/** An answer whose head arrives and whose body does not, as with a connection that gets stuck. */
function stuckBody(kind: 'json' | 'blob') {
  return async (_url: string, { signal }: RequestInit) => {
    const body = new ReadableStream({
      start: (stream) => signal?.addEventListener('abort', () => stream.error(signal.reason)),
    });
    const type = kind === 'json' ? 'application/json' : 'image/png';
    return new Response(body, { headers: { 'Content-Type': type } });
  };
}

function start(answers: ((url: string, init: RequestInit) => Promise<Response>)[], options: Partial<WireOptions> = {}) {
  const requests: { url: string; headers: Headers }[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    requests.push({ url, headers: init.headers as Headers });
    return answers.shift()?.(url, init);
  });
  const wire = createWire({
    apiBase: '/api',
    signature: signatureScheme('none'),
    caller: () => ({ brokerCode: 'DEMO', language: 'zh_HK', token: 't1', refreshToken: 'r1' }),
    ...options,
  });
  return { client: wire.clientOf('faq'), requests };
}
