import { ApiError } from '@brokerdesk/plugin-sdk';
import { clockOffset, setClockOffset } from '@brokerdesk/plugin-sdk/clock';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { body, respondWithEnvelope, readEndpoint, createTestClient, writeEndpoint } from './apiClientFixture.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  setClockOffset(0);
});

test('an ended session reports its reason, and no remaining time that other tabs would take for a timeout', async () => {
  const onSessionRemain = vi.fn();
  const onSessionEnded = vi.fn(async () => false);
  const headers = { 'Session-Remain-Sec': '0' };
  const over = respondWithEnvelope({ reason: 'disabled' }, { status: 401, code: 'E0001', headers });
  const { client } = createTestClient([over], { onSessionRemain, onSessionEnded });
  await expect(client.call(writeEndpoint, { body })).rejects.toMatchObject({ code: 'E0001' });
  expect(onSessionEnded).toHaveBeenCalledOnce();
  expect(onSessionRemain).not.toHaveBeenCalled();
});

test('a business error is thrown with code, data and request id, and only to the caller', async () => {
  const showError = vi.fn();
  const refused = respondWithEnvelope(
    { by: 'Ho' },
    { code: 'E0005', message: 'Changed', headers: { 'Request-Id': 'q7' } },
  );
  const { client } = createTestClient([refused], { showError });
  const error = await client.call(writeEndpoint, { body }).catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({ code: 'E0005', message: 'Changed', data: { by: 'Ho' }, requestId: 'q7' });
  expect(showError).not.toHaveBeenCalled();
});

test('a rejected read waits until the dialog is closed, and then throws', async () => {
  let close = () => {};
  const showError = vi.fn(() => new Promise<void>((resolve) => (close = resolve)));
  const { client } = createTestClient([respondWithEnvelope(null, { code: 'E0003', status: 404 })], { showError });
  const settled = vi.fn();
  const call = client.call(readEndpoint, { params: { id: '1' } }).catch(settled);
  await vi.waitFor(() => expect(showError).toHaveBeenCalledWith('request-error', expect.any(ApiError)));
  expect(settled).not.toHaveBeenCalled();
  close();
  await call;
  expect(settled).toHaveBeenCalledTimes(1);
});

test('an error in the background reaches its caller only, unless it ends the session', async () => {
  const showError = vi.fn(async () => {});
  const responses = [
    respondWithEnvelope(null, { code: 'E0003', status: 404 }),
    respondWithEnvelope(null, { code: 'E0001', status: 401 }),
  ];
  const { client } = createTestClient(responses, { showError });
  await expect(client.call(readEndpoint, { params: { id: '1' } }, { passive: true })).rejects.toMatchObject({
    code: 'E0003',
  });
  expect(showError).not.toHaveBeenCalled();
  await expect(client.call(writeEndpoint, { body }, { passive: true })).rejects.toMatchObject({ code: 'E0001' });
  expect(showError).toHaveBeenCalledExactlyOnceWith('session-ended', expect.any(ApiError));
});

test('an error that the caller handles opens no dialog, any other does', async () => {
  const showError = vi.fn(async () => {});
  const responses = [
    respondWithEnvelope(null, { code: 'E0003', status: 404 }),
    respondWithEnvelope(null, { code: 'E0002', status: 403 }),
  ];
  const { client } = createTestClient(responses, { showError });
  const handles = ['E0003'] as const;
  await expect(client.call(writeEndpoint, { body }, { handles })).rejects.toMatchObject({ code: 'E0003' });
  expect(showError).not.toHaveBeenCalled();
  await expect(client.call(writeEndpoint, { body }, { handles })).rejects.toMatchObject({ code: 'E0002' });
  expect(showError).toHaveBeenCalledExactlyOnceWith('request-error', expect.any(ApiError));
});

test('a rejected write throws while the dialog is still open', async () => {
  const showError = () => new Promise<void>(() => {});
  const { client } = createTestClient([respondWithEnvelope(null, { code: 'E0001', status: 401 })], { showError });
  await expect(client.call(writeEndpoint, { body })).rejects.toMatchObject({ code: 'E0001' });
});

test('a request whose session turns out to be live is sent again', async () => {
  const onSessionEnded = vi.fn(async () => true);
  const showError = vi.fn();
  const ended = respondWithEnvelope(null, { code: 'E0001', status: 401 });
  const { client } = createTestClient([ended, respondWithEnvelope({ title: 'Fees' })], { onSessionEnded, showError });
  expect(await client.call(readEndpoint, { params: { id: '1' } })).toEqual({ title: 'Fees' });
  expect(onSessionEnded).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ code: 'E0001' }), 't1');
  expect(showError).not.toHaveBeenCalled();
});

test('an end of the session that only the retry meets is reported, too', async () => {
  const ended = respondWithEnvelope({ reason: 'disabled' }, { code: 'E0001', status: 401 });
  for (const first of [wrongClock(), ended]) {
    const onSessionEnded = vi.fn(async () => false);
    if (first === ended) onSessionEnded.mockResolvedValueOnce(true);
    const { client, requests } = createTestClient([first, ended], { onSessionEnded });
    await expect(client.call(writeEndpoint, { body })).rejects.toMatchObject({ code: 'E0001' });
    expect(requests).toHaveLength(2);
    expect(onSessionEnded).toHaveBeenCalledTimes(first === ended ? 2 : 1);
  }
});

test('the clock is set once, and a request is retried with newer tokens three times at most', async () => {
  const ended = respondWithEnvelope(null, { code: 'E0001', status: 401 });
  const wrong = createTestClient([wrongClock(60_000), wrongClock(120_000), wrongClock(180_000)]);
  await expect(wrong.client.call(writeEndpoint, { body })).rejects.toMatchObject({ code: 'E0010' });
  expect(wrong.requests).toHaveLength(2);
  const over = createTestClient([ended, ended, ended, ended], { onSessionEnded: async () => true });
  await expect(over.client.call(writeEndpoint, { body })).rejects.toMatchObject({ code: 'E0001' });
  expect(over.requests).toHaveLength(3);
});

test('every response tells the time, a failed one and one without a signature, too', async () => {
  const dated = (data: unknown, hours: number, options = {}) =>
    respondWithEnvelope(data, {
      ...options,
      headers: datedHeaders(hours * 3_600_000),
    });
  const { client } = createTestClient([dated({}, 2), dated(null, -24, { code: 'E0005' })]);
  await client.call(readEndpoint, { params: { id: '1' } });
  expect(Math.round(clockOffset() / 3_600_000)).toBe(2);
  await expect(client.call(readEndpoint, { params: { id: '1' } })).rejects.toMatchObject({ code: 'E0005' });
  expect(Math.round(clockOffset() / 3_600_000)).toBe(-24);
});

test('the page of a gateway, whose clock is another one, does not tell the time', async () => {
  const headers = { Date: new Date(Date.now() + 3_600_000).toUTCString() };
  const gateway = async () => new Response('<h1>Bad request</h1>', { status: 400, headers });
  const { client } = createTestClient([gateway]);
  await expect(client.call(readEndpoint, { params: { id: '1' } })).rejects.toMatchObject({ code: 'HTTP 400' });
  expect(clockOffset()).toBe(0);
});

test('after the end of a session reads never settle, writes throw, and nothing more is sent', async () => {
  const showError = vi.fn(() => new Promise<void>(() => {}));
  let response = (_response: Response) => {};
  const late = () => new Promise<Response>((resolve) => (response = resolve));
  const { client, requests } = createTestClient([late, respondWithEnvelope(null, { code: 'E0001', status: 401 })], {
    showError,
  });
  const settled = vi.fn();
  const underway = client.call(readEndpoint, { params: { id: '1' } });
  await vi.waitFor(() => expect(requests).toHaveLength(1));
  await expect(client.call(writeEndpoint, { body })).rejects.toMatchObject({ code: 'E0001' });
  response(await respondWithEnvelope({ title: 'Private' })());
  void Promise.race([underway, client.call(readEndpoint, { params: { id: '2' } })]).then(settled, settled);
  await expect(client.call(writeEndpoint, { body })).rejects.toMatchObject({ code: 'E0001' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(settled).not.toHaveBeenCalled();
  expect(requests).toHaveLength(2);
  expect(showError).toHaveBeenCalledTimes(1);
});

test('after an end that no response reported, nothing is sent and no read settles either', async () => {
  let isOver = false;
  const { client, requests } = createTestClient([respondWithEnvelope({ title: 'Private' })], {
    hasSessionEnded: () => isOver,
  });
  const settled = vi.fn();
  const underway = client.call(readEndpoint, { params: { id: '1' } });
  isOver = true;
  void Promise.race([underway, client.call(readEndpoint, { params: { id: '2' } })]).then(settled, settled);
  await expect(client.call(writeEndpoint, { body })).rejects.toMatchObject({ code: 'E0001' });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(settled).not.toHaveBeenCalled();
  expect(requests).toHaveLength(1);
});

test('1,000 reads that never settle are garbage-collected', { timeout: 90_000 }, async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  // One dialog that stays open and would block whatever waits for it.
  const dialog = new Promise<void>(() => {});
  const showError = vi.fn(() => dialog);
  const left: WeakRef<object>[] = [];
  for (let cycle = 0; cycle < 1000; cycle += 1) {
    const { client } = createTestClient([respondWithEnvelope(null, { code: 'E0001', status: 401 })], { showError });
    const input = { params: { id: '1' } };
    const call = client.call(readEndpoint, input);
    left.push(new WeakRef(input), new WeakRef(call));
    await vi.waitFor(() => expect(showError).toHaveBeenCalledTimes(cycle + 1), { interval: 1 });
  }
  showError.mockReset();
  await vi.waitFor(() => {
    collect();
    expect(left.filter((reference) => reference.deref()).length).toBeLessThan(10);
  }, 60_000);
  process.stdout.write('Unresolved reads: 1,000 cycles, all collected.\n');
});

test.each([
  [400, 'HTTP 400', 'request-error'],
  [403, 'HTTP 403', 'request-error'],
  [404, 'HTTP 404', 'request-error'],
  [413, 'E0013', 'upload-too-large'],
  [429, 'HTTP 429', 'request-error'],
  [451, 'HTTP 451', 'request-error'],
])(
  'the error page of a gateway with status %i is handled by its status, with a message',
  async (status, code, treatment) => {
    const showError = vi.fn(async () => {});
    const fallbackMessage = (refused: string) => `words of ${refused}`;
    const { client } = createTestClient([async () => new Response('<h1>no</h1>', { status })], {
      showError,
      fallbackMessage,
    });
    await expect(client.call(writeEndpoint, { body })).rejects.toMatchObject({ code, message: `words of ${code}` });
    expect(showError).toHaveBeenCalledExactlyOnceWith(treatment, expect.any(ApiError));
  },
);

/** The rejection of a signature's time by a server whose clock is ahead. */
function wrongClock(aheadMs = 3_600_000) {
  const headers = datedHeaders(aheadMs);
  return respondWithEnvelope({ reason: 'clock' }, { code: 'E0010', status: 401, headers });
}

function datedHeaders(aheadMs: number) {
  return { 'Request-Id': 'r1', Date: new Date(Date.now() + aheadMs).toUTCString() };
}
