import type { ServerResponse } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { type QueuedRequest, RequestBatcher } from './RequestBatcher.ts';

/** Rounds that write down what happens, in its order. Calls are known by their `startedAt`. */
function createBatcher(execute: (place: number, answer: () => void) => unknown) {
  const events: string[] = [];
  const lines: string[] = [];
  const batcher: RequestBatcher = new RequestBatcher({
    execute: (call) => {
      events.push(`decide ${call.startedAt}`);
      return execute(call.startedAt, () => batcher.addResponse(responseOf(call.startedAt)));
    },
    log: (line) => lines.push(line),
  });
  const responseOf = (place: number) => {
    const raw = {
      writeHead: (status: number) => {
        if (status === 0) throw new Error('no such status');
        return raw;
      },
      end: () => events.push(`write ${place}`),
      destroy: () => events.push(`break ${place}`),
    };
    const status = place < 0 ? 0 : 200;
    return { raw: raw as unknown as ServerResponse, status, headers: {}, bytes: '' };
  };
  const add = (...places: readonly number[]) => {
    for (const place of places) {
      const reply = { send: (error: unknown) => events.push(`refuse ${place}: ${String(error)}`) };
      batcher.addRequest({ startedAt: place, reply } as unknown as QueuedRequest);
    }
  };
  return { events, lines, add };
}

test('the calls of one turn are all decided before the first answer goes out', async () => {
  const { events, add } = createBatcher((_place, answer) => answer());
  add(1, 2, 3);
  expect(events).toEqual([]);
  await nextTurn();
  expect(events).toEqual(['decide 1', 'decide 2', 'decide 3', 'write 1', 'write 2', 'write 3']);
});

test('an answer does not wait for a call that takes long', async () => {
  const { events, add } = createBatcher((place, answer) => {
    const began = performance.now();
    while (place === 2 && performance.now() - began < 3);
    answer();
  });
  add(1, 2, 3);
  await nextTurn();
  expect(events).toEqual(['decide 1', 'decide 2', 'write 1', 'write 2', 'decide 3', 'write 3']);
});

test('an answer that comes later goes out by itself', async () => {
  const { events, add } = createBatcher(async (_place, answer) => {
    await nextTurn();
    answer();
  });
  add(1);
  await nextTurn();
  expect(events).toEqual(['decide 1']);
  await nextTurn();
  await nextTurn();
  expect(events).toEqual(['decide 1', 'write 1']);
});

test('a call that fails, at once or later, and an answer that cannot be written keep nobody else waiting', async () => {
  const { events, lines, add } = createBatcher((place, answer) => {
    if (place === 1) throw new Error('at once');
    if (place === 2) return Promise.reject(new Error('later'));
    return answer();
  });
  add(1, 2, -3, 4);
  await nextTurn();
  expect(events.filter((event) => !event.startsWith('decide'))).toEqual([
    'refuse 1: Error: at once',
    'break -3',
    'write 4',
    'refuse 2: Error: later',
  ]);
  expect(lines).toEqual([expect.stringContaining('no such status')]);
});
