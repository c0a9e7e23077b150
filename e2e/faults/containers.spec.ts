// Each container of the kit with one fault of every class (`npm run test:whole`: with all 18), however many screens there are: what
// a user sees after a fault is decided by the container, not by the call that it makes.
import { meetFaults, openEmptyPage, PageMonitor, retryButton } from '@brokerdesk/plugin-testing/browser';
import { expect, test } from '../fixtures.ts';
import { chooseContainerEffects } from './chooseEffects.ts';
import { containerScenarios, openContainers, partButton } from './containerScenarios.ts';

test.beforeEach(async ({ emulator }) => {
  // Only these tests know the functions, so that no other test finds the plugin in its menu.
  for (const functionCode of ['X_CONTAINER_LIST', 'X_CONTAINERS']) {
    await emulator.putRow('functions', `HARBOUR/${functionCode}`, {
      brokerCode: 'HARBOUR',
      functionID: functionCode,
      parentID: null,
      functionCode,
      name: { EN: functionCode, SC: functionCode, TC: functionCode },
      category: 'Admin',
    });
  }
});

for (const [index, scenario] of containerScenarios.entries()) {
  test(`whatever happens to ${scenario.name} ends in an outcome of the catalogue`, async ({
    page,
    emulator,
    consoleErrors,
  }, { annotations }) => {
    test.setTimeout(540_000);
    // The browser logs failed requests; whatever the page throws still fails the test.
    consoleErrors.expect(/Failed to load resource/);
    const outcomes = await meetFaults(scenario, { page, emulator }, chooseContainerEffects(scenario, index));
    annotations.push({ type: 'containerFaults', description: JSON.stringify(outcomes) });
  });
}

test('a read without a response ends at its time limit, is repeated once after a second, and then fails', async ({
  page,
  emulator,
}) => {
  const endpoint = 'GET /containers/urgent_parcels/{parcelID}';
  const limitMs = 2_000;
  const pauseMs = 1_000;
  const toleranceMs = 100;
  const sentAt: number[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/urgent_parcels/')) sentAt.push(Date.now());
  });
  await openEmptyPage(page);
  const monitor = await PageMonitor.start(page, { shortensTimers: false });
  await openContainers({ page, emulator });
  const match = { method: 'GET', path: '/containers/urgent_parcels/{parcelID}' } as const;
  await emulator.addFault({ match, effect: { kind: 'hang' } });
  await partButton(page, 'Urgent record').click();
  await monitor.waitForResponses(endpoint, 2);
  await expect(page.getByRole('alert').filter({ hasText: 'No response' })).toBeVisible();
  const [first = 0, second = 0, ...rest] = sentAt;
  expect(rest).toEqual([]);
  // A busy machine may need longer, never less.
  expect(second - first).toBeGreaterThanOrEqual(limitMs + pauseMs - toleranceMs);
  await emulator.clearFaults();
  await retryButton(page).click();
  await expect(page.getByRole('status').filter({ hasText: 'The part is ready.' })).toBeVisible();
});
