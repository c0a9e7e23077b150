import { expect, test } from 'vitest';
import { Journal, type JournalRecord } from './Journal.ts';

function record(number: number, body: string | null = null): JournalRecord {
  return {
    requestId: String(number),
    now: 0,
    method: 'POST',
    url: '/api/x',
    endpoint: '/x',
    pluginId: null,
    brokerCode: null,
    userID: null,
    body: body === null ? null : Buffer.from(body),
    status: 200,
    code: 'OK',
    durationMs: 1,
  };
}

test('it keeps the newest five hundred calls', () => {
  const journal = new Journal();
  for (let number = 0; number < 12_345; number += 1) journal.add(record(number));
  const ids = journal.read().map(({ requestId }) => Number(requestId));
  expect(ids).toEqual(Array.from({ length: 500 }, (_, index) => 12_345 - 500 + index));
});

test('it stays under a megabyte even if every body is long', () => {
  const journal = new Journal();
  const body = JSON.stringify({ text: 'x'.repeat(10_000) });
  for (let number = 0; number < 2000; number += 1)
    journal.add({ ...record(number, body), url: `/${'y'.repeat(9000)}` });
  const text = JSON.stringify(journal.read());
  expect(text.length).toBeLessThan(1_300_000);
  expect(journal.read().at(-1)?.requestId).toBe('1999');
});

test('secrets are replaced at any depth, and a body that cannot be searched for them is not kept', () => {
  const journal = new Journal();
  journal.add(record(1, '{"a":[{"newPassword":"p1","Refresh-Token":"t1"}],"otp":"123456","queryKey":"k1","note":"n"}'));
  journal.add(record(2, 'password=p2'));
  journal.add(record(3, `${'['.repeat(20_000)}${']'.repeat(20_000)}`));
  const bodies = journal.read().map(({ body }) => body);
  expect(bodies[0]).toBe(
    '{"a":[{"newPassword":"(secret)","Refresh-Token":"(secret)"}],"otp":"(secret)","queryKey":"(secret)","note":"n"}',
  );
  expect(bodies[1]).toBe('(11 bytes, not read as JSON)');
  expect(bodies[2]).toBe('(40000 bytes, not read as JSON)');
});

test.each(['{"password":"p1"}', '{"pass\\u0077ord":"p1"}', 'password=p1'])('%s is not held as received', (text) => {
  const journal = new Journal();
  const received = { ...record(1), body: Buffer.from(text) };
  journal.add(received);
  // Shows whether the journal still reads these bytes.
  received.body.fill('x');
  const [entry] = journal.read();
  expect(entry?.body).not.toBeNull();
  expect(entry?.body).not.toMatch(/p1|xxx/);
});

test('a body that takes long to parse is not searched for secrets, and not stored', () => {
  const journal = new Journal();
  journal.add(record(1, JSON.stringify({ text: 'x'.repeat(200_000) })));
  expect(journal.read()[0]?.body).toBe('(200011 bytes, not read as JSON)');
});
