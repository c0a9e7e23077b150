import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { PersistentMap } from './PersistentMap.ts';

const writeArbitrary = fc.record({
  key: fc.constantFrom(...'abcdefgh'),
  value: fc.option(fc.nat(5)),
  /** Which of the versions so far is written to. */
  on: fc.nat(),
});

test('no version in a tree of versions changes, whichever is read and written next', () => {
  fc.assert(
    fc.property(fc.array(writeArbitrary, { maxLength: 60 }), fc.array(fc.nat(), { maxLength: 60 }), (writes, reads) => {
      const versions = [{ map: PersistentMap.of<number>(), model: new Map<string, number>() }];
      for (const { key, value, on } of writes) {
        const from = versions[on % versions.length]!;
        const model = new Map(from.model);
        if (value === null) model.delete(key);
        else model.set(key, value);
        versions.push({ map: value === null ? from.map.delete(key) : from.map.set(key, value), model });
      }
      for (const read of [...reads, ...versions.keys()]) {
        const { map, model } = versions[read % versions.length]!;
        expect(new Map(map.list())).toEqual(model);
        expect(map.size).toBe(model.size);
        expect([...'abcdefgh'].map((key) => map.get(key))).toEqual([...'abcdefgh'].map((key) => model.get(key)));
      }
    }),
    { numRuns: 500 },
  );
});

test('a write without a change returns the same version', () => {
  const map = PersistentMap.of(new Map([['a', 1]]));
  expect(map.set('a', 1)).toBe(map);
  expect(map.delete('b')).toBe(map);
});

test('after ten thousand writes, an old version still has its entries, and the new one has its own', () => {
  const first = PersistentMap.of(new Map([['a', 0]]));
  let newest = first;
  for (let count = 1; count <= 10_000; count += 1) newest = newest.set(count % 2 === 0 ? 'a' : `b${count}`, count);
  expect([newest.get('a'), newest.size, first.get('a'), first.size]).toEqual([10_000, 5001, 0, 1]);
  expect([first.get('b1'), newest.get('b1')]).toEqual([undefined, 1]);
});

test('a list of a version is not affected by writes during iteration', () => {
  let map = PersistentMap.of(new Map([...'abc'].map((key) => [key, 1])));
  const seen: string[] = [];
  for (const [key] of map.list()) {
    map = map.delete(key).set(`${key}${key}`, 1);
    seen.push(key);
  }
  expect(seen).toEqual(['a', 'b', 'c']);
});

test('versions that share a first map do not reroot through each other', () => {
  const origin = PersistentMap.of(new Map([['a', 0]]));
  const lines = [origin, origin];
  const steps = vi.spyOn(Map.prototype, 'set');
  for (let count = 1; count <= 200; count += 1) {
    const line = count % 2;
    lines[line] = lines[line]!.set(`b${count}`, count);
  }
  const taken = steps.mock.calls.length;
  steps.mockRestore();
  expect(taken).toBeLessThan(210);
  expect(lines.map(({ size }) => size)).toEqual([101, 101]);
});
