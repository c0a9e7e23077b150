import { ApiError } from '@brokerdesk/plugin-sdk';
import { createTestApi } from '@brokerdesk/plugin-testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { withLatestOwnVersion } from './withLatestOwnVersion.ts';

const stale = new ApiError({ code: 'E0005', message: 'Changed', data: null, requestId: 'r' });

it('never conflicts with itself, and never overwrites a change by another user', async () => {
  const results = { taken: 0, refused: 0 };
  const changes = fc.array(fc.record({ isMine: fc.boolean(), age: fc.nat(4) }), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(changes, async (all) => {
      const api = createTestApi(() => null);
      /** For each version after the first one, whether this session made it. */
      const makers: boolean[] = [];
      const change = {
        async send(named: number) {
          if (named !== makers.length) throw stale;
          makers.push(true);
        },
        versionOf: () => makers.length,
      };
      let seen = 0;
      for (const { isMine, age } of all) {
        if (!isMine) {
          makers.push(false);
          continue;
        }
        // The page may be a few versions behind, but never goes back.
        seen = Math.max(seen, makers.length - age);
        const isMyOwn = makers.slice(seen).every(Boolean);
        const end = await withLatestOwnVersion({ api, key: 'A1', version: seen }, change).then(
          () => 'taken' as const,
          () => 'refused' as const,
        );
        expect(end).toBe(isMyOwn ? 'taken' : 'refused');
        results[end] += 1;
        // A rejection returns the current version.
        if (end === 'refused') seen = makers.length;
      }
    }),
    { numRuns: 300 },
  );
  expect([results.taken > 100, results.refused > 100]).toEqual([true, true]);
});

it('continues from several own changes that the screen has not reloaded yet', async () => {
  const api = createTestApi(() => null);
  const named: number[] = [];
  const change = {
    async send(version: number) {
      named.push(version);
    },
    versionOf: (_data: void, from: number) => from + 1,
  };
  for (const version of [5, 5, 6, 5]) await withLatestOwnVersion({ api, key: 'A1', version }, change);
  await withLatestOwnVersion({ api, key: 'A2', version: 5 }, change);
  await withLatestOwnVersion({ api: createTestApi(() => null), key: 'A1', version: 5 }, change);
  expect(named).toEqual([5, 6, 7, 8, 5, 5]);
});

it('sends the version shown after a conflict', async () => {
  const api = createTestApi(() => null);
  const named: number[] = [];
  const send = async (version: number) => {
    named.push(version);
    if (named.length === 2) throw stale;
  };
  const change = { send, versionOf: (_data: void, from: number) => from + 1 };
  await withLatestOwnVersion({ api, key: 'A1', version: 5 }, change);
  await expect(withLatestOwnVersion({ api, key: 'A1', version: 5 }, change)).rejects.toThrow(stale);
  await withLatestOwnVersion({ api, key: 'A1', version: 5 }, change);
  expect(named).toEqual([5, 6, 5]);
});
