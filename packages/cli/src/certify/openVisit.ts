import {
  openEmptyPage,
  openEntry,
  readAxeScript,
  ScreenVisit,
  UntranslatedTextDetector,
} from '@brokerdesk/plugin-testing/browser';
import type { Page } from '@playwright/test';
import type { Place, Trial } from './openTrial.ts';

const limitMs = 20_000;

/** A browser in a trial, before anything of the portal is opened in it. */
export interface Visit {
  readonly page: Page;
  readonly detector: UntranslatedTextDetector;
  /** What the pages have logged as errors. */
  readonly errors: string[];
  /** Signs in, opens the place, and waits until nothing is loading any more. */
  readonly open: () => Promise<void>;
}

/** How places are visited. */
export interface VisitOptions {
  /** Granted in place of the user's functions. */
  readonly functionCodes?: readonly string[];
  /** Leaves out what only its author knows to open, which waits for what the plugin shows. */
  readonly addressesOnly?: boolean;
}

/** Visits each place of the plugin in a browser that has seen none of the others; returns the faults with its name. */
export async function visitPlaces(
  trial: Trial,
  look: (visit: Visit) => Promise<readonly string[]>,
  { functionCodes, addressesOnly = false }: VisitOptions = {},
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const place of trial.places.filter(({ entry }) => !addressesOnly || entry === undefined)) {
    const context = await trial.openContext();
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(limitMs);
      const visit = await startVisit(page, { trial, place, functionCodes });
      faults.push(...(await look(visit)).map((fault) => `${place.name}: ${fault}`));
    } catch (cause) {
      faults.push(`${place.name}: ${cause instanceof Error ? (cause.message.split('\n')[0] ?? '') : String(cause)}`);
    } finally {
      await context.close();
    }
  }
  return faults;
}

async function startVisit(
  page: Page,
  options: { readonly trial: Trial; readonly place: Place; readonly functionCodes: readonly string[] | undefined },
): Promise<Visit> {
  const { trial, place, functionCodes } = options;
  const { account, emulator, fetched } = trial;
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text().slice(0, 300)));
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('requestfinished', (request) => {
    const [, file] = /\/delivered\/plugins\/[^/]+\/[^/]+\/(.+\.js)$/.exec(request.url()) ?? [];
    if (file !== undefined) fetched.add(file);
  });
  await openEmptyPage(page);
  await page.addInitScript(readAxeScript());
  const detector = await UntranslatedTextDetector.start(page);
  const visit = new ScreenVisit(page, emulator);
  const entry = place.entry ?? { name: place.name, account, open: () => visit.goTo(place.address) };
  let isSignedIn = false;
  return {
    page,
    detector,
    errors,
    async open() {
      if (isSignedIn) await entry.open(visit);
      else
        detector.addData(
          await openEntry(
            { ...entry, account: { ...account, ...entry.account, ...(functionCodes && { functionCodes }) } },
            visit,
          ),
        );
      isSignedIn = true;
      await page.locator('.bd-person-name').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
    },
  };
}

/** Returns what the page shows as failures. */
export async function readFailures(page: Page): Promise<readonly string[]> {
  const texts = await page.locator('main [role=alert]').allInnerTexts();
  // Regions that announce what happens later are empty.
  const words = texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== '');
  return words.map((text) => `shows “${text.slice(0, 200)}”`);
}
