import { openEmptyPage, storeSession, UntranslatedTextDetector } from '@brokerdesk/plugin-testing/browser';
import type { Page } from '@playwright/test';
import type { Trial } from './openTrial.ts';

const limitMs = 20_000;

/** A browser with a session in a trial. */
export interface Visit {
  readonly page: Page;
  readonly detector: UntranslatedTextDetector;
  /** What the pages have logged as errors. */
  readonly errors: string[];
  /** Loads an address and waits until nothing is loading any more. */
  readonly load: (address: string) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Opens a browser with a session; `functionCodes` replace those of the user. */
export async function openVisit(trial: Trial, functionCodes?: readonly string[]): Promise<Visit> {
  const context = await trial.openContext();
  const page = await context.newPage();
  page.setDefaultTimeout(limitMs);
  const errors: string[] = [];
  context.on('console', (message) => message.type() === 'error' && errors.push(message.text().slice(0, 300)));
  context.on('weberror', (error) => errors.push(String(error.error())));
  await openEmptyPage(page);
  const detector = await UntranslatedTextDetector.start(page);
  const session = await storeSession(page, trial.emulator, {
    ...trial.account,
    ...(functionCodes && { functionCodes }),
  });
  detector.addData(session);
  return {
    page,
    detector,
    errors,
    async load(address) {
      await page.goto(address);
      await page.locator('.bd-person-name').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
      await page.locator('main [aria-busy=true]').waitFor({ state: 'detached' });
    },
    close: () => context.close(),
  };
}

/** Visits each place of the plugin in a browser that has seen none of the others. */
export async function visitPlaces(
  trial: Trial,
  look: (visit: Visit, address: string) => Promise<readonly string[]>,
  functionCodes?: readonly string[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const { name, address } of trial.places) {
    const visit = await openVisit(trial, functionCodes);
    try {
      faults.push(...(await look(visit, address)).map((fault) => `${name}: ${fault}`));
    } catch (cause) {
      faults.push(`${name}: ${cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause)}`);
    } finally {
      await visit.close();
    }
  }
  return faults;
}

/** Returns what the page shows as failures. */
export async function readFailures(page: Page): Promise<readonly string[]> {
  const texts = await page.locator('main [role=alert], dialog[open]').allInnerTexts();
  return texts.map((text) => `shows “${text.replaceAll(/\s+/g, ' ').trim().slice(0, 200)}”`);
}
