// @vitest-environment jsdom
// Random walks of a user whose wire fails: forms, drafts, a switch and a job of the host against the emulator. Whatever
// happens, no typed text is lost, each change is stored at most once, and the user can go on.
import { createFaq, listFaqCategories } from '@brokerdesk/api';
import { createSessionApi } from '@brokerdesk/plugin-testing';
import { cleanup } from '@testing-library/react';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { isWholeRun } from '../../scripts/wholeRun.mjs';
import { openEmulator } from '../../packages/mock-server/src/testing/openEmulator.ts';
import { ClientWalk, type WalkServer } from './ClientWalk.ts';
import { FaultyWire, type WireFault, wireFaults } from './FaultyWire.ts';
import type { WalkStep } from './WalkStep.ts';

const runs = isWholeRun ? 10_000 : 200;
const emulator = openEmulator({ applications: 0 });
const uncaught: unknown[] = [];
const addUncaught = (error: unknown) => void uncaught.push(error);
let server: WalkServer;

beforeAll(async () => {
  const sandbox = await emulator.openSandbox({ now: '2026-11-28T02:00:00Z', frozen: true });
  const { control } = sandbox;
  const openColleague = async () =>
    createSessionApi(await sandbox.signIn({ userID: 'demo.reviewer', functionCodes: ['PM_CI_FAQ'] }));
  const wire = new FaultyWire((await sandbox.signIn()).fetch, control);
  vi.stubGlobal('fetch', wire.fetch);
  process.on('unhandledRejection', addUncaught);
  const colleague = await openColleague();
  const [{ categoryID } = { categoryID: '' }] = await colleague.call(listFaqCategories, {});
  const text = { EN: 'Seed', SC: '种', TC: '種' };
  const body = { categoryID, question: text, answer: text, published: false };
  const faqs = await Promise.all([1, 2, 3, 4].map(() => colleague.call(createFaq, { body })));
  server = { control, wire, openColleague, faqs };
  await control.takeSnapshot('start');
});

afterAll(async () => {
  process.off('unhandledRejection', addUncaught);
  vi.unstubAllGlobals();
  await emulator.close();
});

const fault: fc.Arbitrary<WireFault> = fc.oneof(
  { weight: 1, arbitrary: fc.constant<WireFault>('none') },
  { weight: 1, arbitrary: fc.constantFrom<WireFault>(...wireFaults) },
);
const faults = fc.array(fault, { maxLength: 5 });
const target = fc.integer({ min: 0, max: 2 });
const step: fc.Arbitrary<WalkStep> = fc.oneof(
  // 4 is a new question.
  { weight: 3, arbitrary: fc.record({ do: fc.constant('open' as const), target: fc.constantFrom(0, 1, 2, 4, 4, 4) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('type' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('discard' as const, 'reload' as const) }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant('save' as const), faults }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constantFrom('publish', 'job', 'retry', 'check'), faults }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('colleague' as const), target }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('pass' as const), seconds: fc.constantFrom(60, 1_801, 3_600) }) },
);

test(`${runs} walks lose no text, store nothing twice and end with everything saved`, {
  timeout: 3_600_000,
}, async () => {
  let steps = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 12 }), async (history) => {
      await server.control.restoreSnapshot('start');
      uncaught.length = 0;
      const walk = new ClientWalk(server);
      try {
        for (const next of [{ do: 'open', target: 4 }, { do: 'type' }, ...history] as const) {
          steps += 1;
          expect(await walk.take(next), JSON.stringify(next)).toEqual([]);
        }
        expect(await walk.finish()).toEqual([]);
      } finally {
        cleanup();
      }
      expect(uncaught).toEqual([]);
    }),
    { numRuns: runs, seed: 20_261_128 },
  );
  process.stdout.write(`Client walks: ${runs} with ${steps} steps, nothing wrong.\n`);
});
