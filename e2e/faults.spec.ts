// Every kind of fault against every call that the screens make: whatever happens, people see the outcome that the error
// catalogue (specification, section 8) has for it, and nothing that they typed is lost or sent twice.
import { dismissToasts } from './fault-scenarios/dismissToasts.ts';
import { type FaultEffect, faultEffects } from './faultEffects.ts';
import type { FaultScenario, TestContext } from './FaultScenario.ts';
import { faultScenarios } from './faultScenarios.ts';
import { expect, test } from './fixtures.ts';
import { matchesEndpoint, PageMonitor } from './PageMonitor.ts';
import { type Outcome, readOutcome } from './readOutcome.ts';

for (const scenario of faultScenarios) {
  test(`whatever happens to ${scenario.name} (${scenario.endpoint}) ends in an outcome of the catalogue`, async ({
    page,
    emulator,
    consoleErrors,
  }, { annotations }) => {
    test.setTimeout(180_000);
    // What the browser itself says about broken calls; anything that the page throws stays a failure.
    consoleErrors.expect(/Failed to load resource/);
    const monitor = new PageMonitor();
    await monitor.start(page);
    await page.goto('portal_list');
    // Its own call must not be the one that suffers.
    await expect(page.getByRole('link', { name: /Demo Securities/ }).first()).toBeVisible();
    const scene = { page, emulator };
    const outcomes: Outcome[] = [];
    let isReady = false;
    for (const effect of faultEffects) {
      await test.step(effect.name, async () => {
        await dismissToasts(page);
        if (!isReady) await scenario.arrange(scene);
        const outcome = await injectFault(scene, { scenario, effect, monitor });
        outcomes.push(outcome);
        isReady = scenario.typedFields !== undefined && !effect.isExecuted;
        if (effect.kind === 'slow' && !scenario.typedFields) await clearCachedRead(scene, scenario);
      });
    }
    annotations.push({ type: 'faults', description: JSON.stringify(outcomes) });
  });
}

/** The call has worked, and its answer is kept: so that it is made again, the page is loaded anew from where it starts. */
async function clearCachedRead(scene: TestContext, { arrange }: FaultScenario): Promise<void> {
  await dismissToasts(scene.page);
  await arrange(scene);
  await scene.page.reload();
}

interface FaultTrial {
  readonly scenario: FaultScenario;
  readonly effect: FaultEffect;
  readonly monitor: PageMonitor;
}

/** Lets a call suffer a fault and checks all that has to hold then. */
async function injectFault(scene: TestContext, { scenario, effect, monitor }: FaultTrial): Promise<Outcome> {
  const { page, emulator } = scene;
  const where = `${effect.name}, ${scenario.name}`;
  const [method, path = ''] = scenario.endpoint.split(' ');
  await page.evaluate((isHang) => {
    if (isHang) localStorage.setItem('longestCallMs', '1000');
    else localStorage.removeItem('longestCallMs');
  }, effect.effect.kind === 'hang');
  monitor.takeRequests(scenario.endpoint);
  const match = { method: method as 'GET', path };
  await emulator.addFault({ match, effect: effect.effect });
  await scenario.trigger(page);
  await expect.poll(() => countMatched(scene), { message: `${where}: the call is made`, intervals: [20] }).not.toBe(0);
  const outcome = expectedOutcome(scenario, effect);
  // A form says at once that it was refused, and the dialog about it comes a moment later.
  await expect.poll(() => readOutcome(page, scenario.content(page)), { message: where, timeout: 5_000 }).toBe(outcome);
  // What is not seen to fail may be about to be tried once more, which has to fail as well.
  const isRepeated = method === 'GET' && outcome === 'content' && effect.isRetried && !scenario.isNotRetried;
  if (isRepeated) await expect.poll(() => countMatched(scene), `${where}: tried once more`).toBeGreaterThan(1);
  if (method !== 'GET') expect(await countMatched(scene), `${where}: sent once`).toBe(1);
  if (outcome === 'request-error') await dismissRequestError(scene, scenario, where);
  await checkPage(scene, scenario, { where, outcome });
  const sentRequests = monitor.takeRequests(scenario.endpoint);
  await emulator.clearFaults();
  if (effect.isExecuted && scenario.typedFields && outcome === 'failure') {
    await retry(scene, scenario, where);
    const keys = new Set(
      [...sentRequests, ...monitor.takeRequests(scenario.endpoint)].map((call) => call.headers()['idempotency-key']),
    );
    // Before sign-in nobody has keys of his own, and a PUT says how it is to be, not what is to be added.
    const needsKey = scenario.isSignedIn && (method === 'POST' || method === 'PATCH');
    if (needsKey) expect([...keys], `${where}: the same key at another try`).toEqual([expect.any(String)]);
  }
  expect(monitor.problems, where).toEqual([]);
  return outcome;
}

async function countMatched({ emulator }: TestContext): Promise<number> {
  const faults = await emulator.listFaults();
  return faults.reduce((count, { struck }) => count + struck, 0);
}

function expectedOutcome({ isSignedIn, outcomes = {} }: FaultScenario, { kind }: FaultEffect): Outcome {
  const known = outcomes[kind];
  if (known) return known;
  if (kind === 'slow') return 'content';
  if (isSignedIn && kind === 'refused') return 'request-error';
  if (isSignedIn && kind === 'ended') return 'session-ended';
  return 'failure';
}

/** Closes the dialog of a refused request; behind it there is what there is without an answer. */
async function dismissRequestError({ page }: TestContext, scenario: FaultScenario, where: string): Promise<void> {
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  const { broken = 'failure' } = scenario.outcomes ?? {};
  expect(await readOutcome(page, scenario.content(page)), `${where}, after the dialog`).toBe(broken);
}

interface OutcomeContext {
  readonly where: string;
  readonly outcome: Outcome;
}

/** No blank page, nothing that goes on waiting, nothing typed that is gone. */
async function checkPage(
  { page }: TestContext,
  scenario: FaultScenario,
  { where, outcome }: OutcomeContext,
): Promise<void> {
  expect((await page.locator('body').innerText()).trim(), `${where}: no blank page`).not.toBe('');
  const waiting = page.locator('[aria-busy="true"], .bp6-skeleton, .bp6-spinner, [role="progressbar"]');
  await expect(waiting.filter({ visible: true }), `${where}: nothing goes on waiting`).toHaveCount(0);
  if (outcome === 'content' || outcome === 'session-ended') return;
  for (const [field, value] of scenario.typedFields?.(page) ?? [])
    await expect(field, `${where}: kept`).toHaveValue(value);
}

/** The answer was lost, so the person tries again: it works, or words say why it does not. */
async function retry({ page }: TestContext, scenario: FaultScenario, where: string): Promise<void> {
  const retryResponse = page.waitForResponse((response) => matchesEndpoint(scenario.endpoint, response.request()));
  await scenario.trigger(page);
  await retryResponse;
  expect(['content', 'failure'], `${where}, once more`).toContain(await readOutcome(page, scenario.content(page)));
}
