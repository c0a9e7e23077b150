import { RefusalError } from '@brokerdesk/plugin-sdk';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { signatureScheme } from './SignatureScheme.ts';
import { body, envelope, read, start, write } from './wireFixture.ts';

afterEach(() => vi.unstubAllGlobals());

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
