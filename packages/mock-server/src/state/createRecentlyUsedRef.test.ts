import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test, vi } from 'vitest';
import { Collection } from './Collection.ts';
import { createLazySeed } from './seeds.ts';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

test('an old state releases its lists, and makes them again on access', async () => {
  const start = new Collection(createLazySeed(() => [['a', { n: 0 }]]));
  const states = Array.from({ length: 80 }, (_, n) => start.put('b', { n }));
  const lists = states.map((state) => new WeakRef(state.rows()));
  const alive = () => lists.filter((list) => list.deref() !== undefined).length;
  // Objects that were reached in one turn of the event loop stay alive until its end.
  await vi.waitFor(() => {
    collectGarbage();
    expect(alive()).toBeLessThanOrEqual(64);
  });
  expect(states[0]?.rows()).toEqual([{ n: 0 }, { n: 0 }]);
  expect(states[79]?.rows()).toBe(lists[79]?.deref());
});
