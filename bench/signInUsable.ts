// The time until the user can sign in, on a slow machine and a slow line, from the production build and with an empty
// browser cache; compared with a minimal page (see bare-sign-in), in turns.
import type { Browser, Page } from '@playwright/test';
import { type BenchRow, median } from './BenchRow.ts';
import { openBrowser } from './openBrowser.ts';
import { serveBareSignIn } from './serveBareSignIn.ts';
import { cpuSlowdown, type NetworkProfile, networkProfiles, slowDown } from './slowPage.ts';
import { startCommand } from './startCommand.ts';
import { watchSignInForm } from './watchSignInForm.ts';

const area = 'signInUsable';
const rounds = 5;

/** Measures both pages on each line. */
export async function run(): Promise<BenchRow[]> {
  const server = await startCommand('preview', '--applications', '100');
  const bare = await serveBareSignIn();
  const browser = await openBrowser();
  try {
    const addresses = { own: `${server.portal}demo/login`, bare: bare.address };
    const rows: BenchRow[] = [];
    for (const line of Object.values(networkProfiles)) rows.push(await measureOn(browser, { line, addresses }));
    return rows;
  } finally {
    await browser.close();
    await bare.stop();
    await server.stop();
  }
}

interface Pair<Value> {
  readonly own: Value;
  readonly bare: Value;
}

async function measureOn(
  browser: Browser,
  { line, addresses }: { readonly line: NetworkProfile; readonly addresses: Pair<string> },
): Promise<BenchRow> {
  const times: Pair<number[]> = { own: [], bare: [] };
  // The first round warms the servers up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of ['own', 'bare'] as const) {
      const time = await timeUntilUsable(browser, { line, address: addresses[name] });
      if (round > 0) times[name].push(time);
    }
  }
  const [own, least] = [median(times.own), median(times.bare)];
  return {
    area,
    measure: `sign-in usable, ${line.name}, processor ${cpuSlowdown} times slower`,
    value: `${Math.round(own)} ms`,
    ratio: `${(own / least).toFixed(2)} of a bare page (${Math.round(least)} ms)`,
    aim: 'at most 2',
  };
}

/** From the start of the navigation, in a browser that has never visited the page. */
async function timeUntilUsable(
  browser: Browser,
  { line, address }: { readonly line: NetworkProfile; readonly address: string },
): Promise<number> {
  const context = await browser.newContext({ locale: 'en-US' });
  try {
    const page = await context.newPage();
    await slowDown(await context.newCDPSession(page), line);
    await page.addInitScript(watchSignInForm);
    await page.goto(address, { waitUntil: 'commit' });
    return await readUsableTime(page);
  } finally {
    await context.close();
  }
}

async function readUsableTime(page: Page): Promise<number> {
  const entry = await page.waitForFunction(() => performance.getEntriesByName('usable')[0]?.startTime, undefined, {
    timeout: 60_000,
    polling: 50,
  });
  return (await entry.jsonValue()) as number;
}
