// Random walks over the desks' real screens while something goes wrong at each: no text is lost, nothing is sent twice, no screen
// is a dead end, and what one screen leaves behind breaks no other. A failure names its seed, with which its walk alone is repeated:
// BROKERDESK_WHOLE=1 BROKERDESK_SEED=<seed> BROKERDESK_DESK_WALKS=1 npx playwright test --project=preview e2e/deskWalks.spec.ts
import { openEmptyPage, PageMonitor } from '@brokerdesk/plugin-testing/browser';
import type { Page } from '@playwright/test';
import { createDeskWalk, describeStep } from './desk-walks/createDeskWalk.ts';
import type { DeskWalkReport } from './desk-walks/DeskWalkReporter.ts';
import { DeskWalkRun } from './desk-walks/DeskWalkRun.ts';
import { rememberEvents } from './desk-walks/meetEffect.ts';
import { test } from './fixtures.ts';

const firstSeed = Number(process.env.BROKERDESK_SEED ?? 20_261_128);
const count = Number(process.env.BROKERDESK_DESK_WALKS ?? 100);

for (let seed = firstSeed; seed < firstSeed + count; seed += 1) {
  test(
    `walk ${seed} over a desk loses no text, sends nothing twice and can go on`,
    { tag: '@whole' },
    async ({ page, emulator, consoleErrors }, { annotations }) => {
      test.setTimeout(180_000);
      // The browser logs a failed request, and the host a screen whose code could not be loaded without a network.
      consoleErrors.allow(/Failed to load resource|Failed to fetch dynamically imported module|CHUNK_LOAD/);
      page.setDefaultTimeout(20_000);
      page.setDefaultNavigationTimeout(60_000);
      await openEmptyPage(page);
      const monitor = await PageMonitor.start(page, { shortensTimers: true });
      await page.addInitScript(rememberEvents);
      const { desk, steps } = createDeskWalk(seed);
      const run = new DeskWalkRun({ page, emulator }, monitor);
      const path: string[] = [];
      const outcomes: string[] = [];
      for (const step of steps) {
        path.push(describeStep(step));
        const label = `Seed ${seed}, ${desk}: ${path.join(' → ')}`;
        outcomes.push(await test.step(describeStep(step), () => describeFailure(page, label, () => run.take(step))));
      }
      await describeFailure(page, `Seed ${seed}, ${desk}: ${path.join(' → ')}, at the end`, () => run.finish());
      const report: DeskWalkReport = { firstSeed, desk, outcomes };
      annotations.push({ type: 'deskWalk', description: JSON.stringify(report) });
    },
  );
}

/** Adds to an error how the walk came there, and what the user sees. */
async function describeFailure<Result>(page: Page, label: string, work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    const dialogs = await page.locator('dialog[open]').allInnerTexts().catch(String);
    const words = `${dialogs.toString()}\n${await page.locator('body').innerText({ timeout: 1_000 }).catch(String)}`;
    const what = error instanceof Error ? error.message : String(error);
    throw new Error(`${label}\n${what}\nAt ${page.url()}: ${words.slice(0, 1_500)}`, { cause: error });
  }
}
