// The calls that a screen makes fail in some ways (chooseEffects.ts; `npm run test:whole`: each in all 18), and the user sees
// the outcome that the error catalogue (specification, section 8) has for it. That two effects of one class do
// not differ is proved without a screen by checks/faultWire.test.ts, and for each container of the kit by
// containers.spec.ts.
import { isWholeRun } from '../../scripts/wholeRun.mjs';
import { expect, test } from '../fixtures.ts';
import { chooseEffects, chooseScenarios, numberOf } from './chooseEffects.ts';
import { FaultRun } from './FaultRun.ts';
import { loadFaultScenarios } from './loadFaultScenarios.ts';
import { PageMonitor } from './PageMonitor.ts';
import { openEmptyPage } from '../storeSession.ts';

const files = await loadFaultScenarios();
const scenarios = files.flatMap((file) => chooseScenarios(file.scenarios));

for (const scenario of scenarios) {
  test(`whatever happens to ${scenario.name} (${scenario.endpoint}) ends in an outcome of the catalogue`, async ({
    page,
    emulator,
    consoleErrors,
  }, { annotations }) => {
    test.setTimeout(isWholeRun ? 600_000 : 180_000);
    // The browser logs a failed request, but not an error that came with HTTP 200; whatever the page throws still fails the test.
    consoleErrors.allow(/Failed to load resource/);
    await openEmptyPage(page);
    const monitor = await PageMonitor.start(page, { shortensTimers: true });
    const run = new FaultRun({ page, emulator }, { scenario, monitor });
    for (const effect of chooseEffects(scenario, numberOf(scenario)))
      await test.step(effect.name, () => run.inject(effect));
    annotations.push({ type: 'faults', description: JSON.stringify(run.outcomes) });
    expect(run.outcomes).not.toContain('nothing');
  });
}
