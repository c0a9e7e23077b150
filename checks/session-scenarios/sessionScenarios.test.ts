import fc from 'fast-check';
import { afterAll, expect, test, vi } from 'vitest';
import { isWholeRun } from '../../scripts/wholeRun.mjs';
import { createEmulator } from '../../packages/mock-server/src/index.ts';
import { EmulatorConnection } from './EmulatorConnection.ts';
import { ScenarioRunner, type ScenarioStep } from './ScenarioRunner.ts';
import { MemoryStorage } from './MemoryStorage.ts';

const runs = isWholeRun ? 10_000 : 200;
const emulator = createEmulator({ applications: 0, seed: 'histories' });
const connection = new EmulatorConnection(emulator, 'histories');
vi.stubGlobal('fetch', connection.fetch);
vi.stubGlobal('localStorage', new MemoryStorage());
afterAll(() => emulator.close());

const tab = fc.constantFrom(0, 1, 2, 3);
const oneTab = fc.constantFrom('open', 'close', 'act', 'act', 'poll', 'extend', 'signOut', 'freeze', 'wake', 'wake');
const all = fc.constantFrom('extendAll', 'extendAll', 'actAll', 'disable', 'enable', 'expire');
const step: fc.Arbitrary<ScenarioStep> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: oneTab, tab }) as fc.Arbitrary<ScenarioStep> },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('signIn' as const), tab, user: fc.constantFrom(0, 0, 0, 1) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('pass' as const),
      seconds: fc.constantFrom(1, 9, 11, 60, 1_450, 1_520, 1_799, 1_801, 7_200),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: all }) as fc.Arbitrary<ScenarioStep> },
);
const initialSteps: readonly ScenarioStep[] = [
  { do: 'signIn', tab: 0, user: 0 },
  { do: 'open', tab: 1 },
  { do: 'open', tab: 2 },
];

test(`${runs} scenarios of three tabs and two devices violate no invariant`, {
  timeout: 600_000,
}, async () => {
  let steps = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (history) => {
      const play = new ScenarioRunner(connection);
      await play.start();
      for (const next of [...initialSteps, ...history]) {
        steps += 1;
        expect(await play.runStep(next), JSON.stringify(next)).toEqual([]);
      }
    }),
    { numRuns: runs, seed: 20261121 },
  );
  process.stdout.write(`Histories: ${runs} with ${steps} steps, nothing wrong.\n`);
});
