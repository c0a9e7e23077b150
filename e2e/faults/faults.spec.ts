// The calls that a screen makes fail in some ways (chooseEffects.ts; `npm run test:whole`: each in all 18), and the user sees
// the outcome that the error catalogue (specification, section 8) has for it. That two effects of one class do
// not differ is proved without a screen by checks/faultWire.test.ts, and for each container of the kit by
// containers.spec.ts.
import { meetFaults } from '@brokerdesk/plugin-testing/browser';
import { isWholeRun } from '../../scripts/wholeRun.mjs';
import { test } from '../fixtures.ts';
import { chooseEffects, chooseScenarios, numberOf } from './chooseEffects.ts';
import { loadFaultScenarios } from './loadFaultScenarios.ts';

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
    const outcomes = await meetFaults(scenario, { page, emulator }, chooseEffects(scenario, numberOf(scenario)));
    annotations.push({ type: 'faults', description: JSON.stringify(outcomes) });
  });
}
