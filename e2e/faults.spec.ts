// Every kind of fault against every call that the screens make: whatever happens, people see the outcome that the error
// catalogue (specification, section 8) has for it, and nothing that they typed is lost or sent twice.
import { dismissNotices } from './fault-stages/dismissNotices.ts';
import { type FaultEffect, faultEffects } from './faultEffects.ts';
import type { FaultStage, Scene } from './FaultStage.ts';
import { faultStages } from './faultStages.ts';
import { expect, test } from './fixtures.ts';
import { isCall, PageWatch } from './PageWatch.ts';
import { type Outcome, readOutcome } from './readOutcome.ts';

for (const stage of faultStages) {
  test(`whatever happens to ${stage.name} (${stage.call}) ends in an outcome of the catalogue`, async ({
    page,
    emulator,
    consoleGuard,
  }, { annotations }) => {
    test.setTimeout(180_000);
    // What the browser itself says about broken calls; anything that the page throws stays a failure.
    consoleGuard.expect(/Failed to load resource/);
    const watch = new PageWatch();
    await watch.start(page);
    await page.goto('portal_list');
    // Its own call must not be the one that suffers.
    await expect(page.getByRole('link', { name: /Demo Securities/ }).first()).toBeVisible();
    const scene = { page, emulator };
    const outcomes: Outcome[] = [];
    let isReady = false;
    for (const effect of faultEffects) {
      await test.step(effect.name, async () => {
        await dismissNotices(page);
        if (!isReady) await stage.prepare(scene);
        const outcome = await suffer(scene, { stage, effect, watch });
        outcomes.push(outcome);
        isReady = stage.typed !== undefined && !effect.isCarriedOut;
        if (effect.kind === 'slow' && !stage.typed) await forgetWhatWasRead(scene, stage);
      });
    }
    annotations.push({ type: 'faults', description: JSON.stringify(outcomes) });
  });
}

/** The call has worked, and its answer is kept: so that it is made again, the page is loaded anew from where it starts. */
async function forgetWhatWasRead(scene: Scene, { prepare }: FaultStage): Promise<void> {
  await dismissNotices(scene.page);
  await prepare(scene);
  await scene.page.reload();
}

interface Trial {
  readonly stage: FaultStage;
  readonly effect: FaultEffect;
  readonly watch: PageWatch;
}

/** Lets a call suffer a fault and checks all that has to hold then. */
async function suffer(scene: Scene, { stage, effect, watch }: Trial): Promise<Outcome> {
  const { page, emulator } = scene;
  const where = `${effect.name}, ${stage.name}`;
  const [method, path = ''] = stage.call.split(' ');
  await page.evaluate((isHang) => {
    if (isHang) localStorage.setItem('longestCallMs', '1000');
    else localStorage.removeItem('longestCallMs');
  }, effect.effect.kind === 'hang');
  watch.takeCalls(stage.call);
  const match = { method: method as 'GET', path };
  await emulator.addFault({ match, effect: effect.effect });
  await stage.go(page);
  await expect.poll(() => countStruck(scene), { message: `${where}: the call is made`, intervals: [20] }).not.toBe(0);
  const outcome = expectedOutcome(stage, effect);
  // A form says at once that it was refused, and the dialog about it comes a moment later.
  await expect.poll(() => readOutcome(page, stage.content(page)), { message: where, timeout: 5_000 }).toBe(outcome);
  // What is not seen to fail may be about to be tried once more, which has to fail as well.
  const isRepeated = method === 'GET' && outcome === 'content' && effect.isRepeated && !stage.isAskedOnce;
  if (isRepeated) await expect.poll(() => countStruck(scene), `${where}: tried once more`).toBeGreaterThan(1);
  if (method !== 'GET') expect(await countStruck(scene), `${where}: sent once`).toBe(1);
  if (outcome === 'request-error') await stay(scene, stage, where);
  await checkPage(scene, stage, { where, outcome });
  const sent = watch.takeCalls(stage.call);
  await emulator.clearFaults();
  if (effect.isCarriedOut && stage.typed && outcome === 'failure') {
    await tryAgain(scene, stage, where);
    const keys = new Set([...sent, ...watch.takeCalls(stage.call)].map((call) => call.headers()['idempotency-key']));
    // Before sign-in nobody has keys of his own, and a PUT says how it is to be, not what is to be added.
    const needsKey = stage.isSignedIn && (method === 'POST' || method === 'PATCH');
    if (needsKey) expect([...keys], `${where}: the same key at another try`).toEqual([expect.any(String)]);
  }
  expect(watch.problems, where).toEqual([]);
  return outcome;
}

async function countStruck({ emulator }: Scene): Promise<number> {
  const faults = await emulator.listFaults();
  return faults.reduce((count, { struck }) => count + struck, 0);
}

function expectedOutcome({ isSignedIn, outcomes = {} }: FaultStage, { kind }: FaultEffect): Outcome {
  const known = outcomes[kind];
  if (known) return known;
  if (kind === 'slow') return 'content';
  if (isSignedIn && kind === 'refused') return 'request-error';
  if (isSignedIn && kind === 'ended') return 'session-ended';
  return 'failure';
}

/** Closes the dialog of a refused request; behind it there is what there is without an answer. */
async function stay({ page }: Scene, stage: FaultStage, where: string): Promise<void> {
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  const { broken = 'failure' } = stage.outcomes ?? {};
  expect(await readOutcome(page, stage.content(page)), `${where}, after the dialog`).toBe(broken);
}

interface Seen {
  readonly where: string;
  readonly outcome: Outcome;
}

/** No blank page, nothing that goes on waiting, nothing typed that is gone. */
async function checkPage({ page }: Scene, stage: FaultStage, { where, outcome }: Seen): Promise<void> {
  expect((await page.locator('body').innerText()).trim(), `${where}: no blank page`).not.toBe('');
  const waiting = page.locator('[aria-busy="true"], .bp6-skeleton, .bp6-spinner, [role="progressbar"]');
  await expect(waiting.filter({ visible: true }), `${where}: nothing goes on waiting`).toHaveCount(0);
  if (outcome === 'content' || outcome === 'session-ended') return;
  for (const [field, value] of stage.typed?.(page) ?? []) await expect(field, `${where}: kept`).toHaveValue(value);
}

/** The answer was lost, so the person tries again: it works, or words say why it does not. */
async function tryAgain({ page }: Scene, stage: FaultStage, where: string): Promise<void> {
  const answer = page.waitForResponse((response) => isCall(stage.call, response.request()));
  await stage.go(page);
  await answer;
  expect(['content', 'failure'], `${where}, once more`).toContain(await readOutcome(page, stage.content(page)));
}
