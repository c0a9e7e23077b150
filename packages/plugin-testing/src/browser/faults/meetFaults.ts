import { expect, test } from '@playwright/test';
import { openEmptyPage } from '../session/storeSession.ts';
import { type FaultEffect, faultEffects } from './faultEffects.ts';
import { FaultRun } from './FaultRun.ts';
import type { FaultScenario, TestContext } from './FaultScenario.ts';
import { PageMonitor } from './PageMonitor.ts';
import type { Outcome } from './readOutcome.ts';

/**
 * Lets the call of a scenario meet faults, one after the other, and checks that the user sees of each what the error catalogue
 * says, that nothing typed is lost and nothing is sent twice. Returns what the user saw. All 18 take minutes.
 *
 * @example
 * for (const scenario of faultScenarios) {
 *   test(scenario.name, async ({ page, emulator }) => {
 *     await meetFaults(scenario, { page, emulator });
 *   });
 * }
 */
export async function meetFaults(
  scenario: FaultScenario,
  context: TestContext,
  effects: readonly FaultEffect[] = faultEffects,
): Promise<readonly Outcome[]> {
  await openEmptyPage(context.page);
  const monitor = await PageMonitor.start(context.page, { shortensTimers: true });
  const run = new FaultRun(context, { scenario, monitor });
  for (const effect of effects) await test.step(effect.name, () => run.inject(effect));
  expect(run.outcomes).not.toContain('nothing');
  return run.outcomes;
}
