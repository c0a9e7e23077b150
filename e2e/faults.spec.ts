// Every kind of fault against every call that the screens make: whatever happens, people see one of the outcomes of the
// error catalogue (specification, section 8), and nothing that they typed is lost or sent twice.
import type { Page } from '@playwright/test';
import { demoPassword, expect, test } from './fixtures.ts';
import { type FaultStage, faultStages } from './faultStages.ts';
import { readOutcome, type Outcome } from './readOutcome.ts';

const effects = {
  'a broken connection': { kind: 'reset' },
  'a lost reply': { kind: 'lostReply' },
  'a reply cut short': { kind: 'truncate' },
  'no reply ever': { kind: 'hang' },
  'a slow reply': { kind: 'latency', ms: 1200 },
  'HTTP 500': { kind: 'http', status: 500 },
  'HTTP 502': { kind: 'http', status: 502 },
  'HTTP 503': { kind: 'http', status: 503 },
  'HTTP 429': { kind: 'http', status: 429 },
  'HTTP 413': { kind: 'http', status: 413 },
  E0001: { kind: 'envelope', code: 'E0001', data: { reason: 'timeout' } },
  E0002: { kind: 'envelope', code: 'E0002' },
  E0005: { kind: 'envelope', code: 'E0005' },
  E0010: { kind: 'envelope', code: 'E0010', data: { reason: 'signature' } },
  E0013: { kind: 'envelope', code: 'E0013' },
  E0016: { kind: 'envelope', code: 'E0016' },
  E0018: { kind: 'envelope', code: 'E0018' },
  E0099: { kind: 'envelope', code: 'E0099' },
} as const;

type EffectName = keyof typeof effects;

for (const name of Object.keys(effects) as EffectName[]) {
  test(`${name}: every call ends in an outcome of the catalogue`, async ({ page, emulator, consoleGuard }) => {
    test.setTimeout(240_000);
    // What the browser itself says about broken calls; anything that the page throws stays a failure.
    consoleGuard.expect(/Failed to load resource/);
    const rejections: string[] = [];
    page.on('pageerror', (error) => rejections.push(String(error)));
    if (name === 'no reply ever') await page.addInitScript(shortenTimeouts);
    await page.goto('portal_list');
    // So that the expectation above is met by faults too that the browser does not mention.
    await page.evaluate(() => fetch('/admin/nothing.js'));

    const counts: Partial<Record<Outcome, number>> = {};
    for (const stage of faultStages) {
      await test.step(stage.name, async () => {
        if (stage.portal) await signInOnce(page, stage.portal);
        await stage.prepare?.(page);
        const before = (await emulator.journal()).length;
        await emulator.addFault({ match: stage.match, effect: effects[name] });
        await stage.open(page);
        const outcome = await readOutcome(page, stage.content(page));
        counts[outcome] = (counts[outcome] ?? 0) + 1;
        await checkPage(page, stage, { outcome, name });
        const struck = (await emulator.journal()).slice(before).filter(({ faultID }) => faultID !== null);
        if (stage.match.method === 'POST') expect(struck.length, `${stage.name}: written once at most`).toBeLessThan(2);
        await emulator.clearFaults();
      });
    }
    expect(rejections).toEqual([]);
    process.stdout.write(`Faults: ${name} × ${faultStages.length} calls: ${JSON.stringify(counts)}\n`);
  });
}

interface Seen {
  readonly outcome: Outcome;
  readonly name: EffectName;
}

/** What has to hold after a fault, whichever it was. */
async function checkPage(page: Page, stage: FaultStage, { outcome, name }: Seen) {
  const where = `${name} on ${stage.name}`;
  expect(outcome, where).not.toBe('nothing');
  if (name === 'a slow reply') expect(outcome, where).toBe('content');
  if (stage.portal && name === 'E0001')
    expect(outcome, where).toBe(stage.name === 'signing out' ? 'content' : 'session-ended');
  expect(await page.locator('dialog[open]').count(), `${where}: one dialog at most`).toBeLessThan(2);
  expect((await page.locator('body').innerText()).trim(), `${where}: no blank page`).not.toBe('');
  await stage.check?.(page, outcome);
  if (outcome !== 'request-error') return;
  await page.getByRole('button', { name: 'Stay on this page' }).click();
  const after = await readOutcome(page, stage.content(page));
  expect(['failure', 'content'], `${where}, after the dialog`).toContain(after);
}

/** The person is signed in to a portal; whatever happened before. */
async function signInOnce(page: Page, portal: 'demo' | 'harbour') {
  const code = await page.evaluate(() => JSON.parse(sessionStorage.getItem('Person') ?? '{}').displayCode as unknown);
  if (code === portal) return;
  await page.goto(`${portal}/login`);
  await page.getByRole('textbox', { name: /^(Login name|Staff number)$/ }).fill(`${portal}.admin`);
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: /^Sign in/ }).click();
  await expect(page.getByRole('button', { name: /^Account:/ })).toBeVisible();
}

/** Runs in the page: what takes 15 seconds takes one. */
function shortenTimeouts() {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  AbortSignal.timeout = (milliseconds) => timeout(milliseconds / 15);
}
