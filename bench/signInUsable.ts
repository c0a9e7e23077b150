// The time until the user can sign in, on a slow machine and a slow line, from the production build and with an empty
// browser cache; compared with a minimal page (see bare-sign-in), in turns.
import type { Browser, CDPSession, Page } from '@playwright/test';
import { type BenchRow, median } from './BenchRow.ts';
import { openBrowser } from './openBrowser.ts';
import { serveBareSignIn } from './serveBareSignIn.ts';
import { startCommand } from './startCommand.ts';

const area = 'signInUsable';
const rounds = 5;
const cpuSlowdown = 4;

/** The throughput of a line, as in the profiles of the same names in Chromium's developer tools and in WebPageTest. */
interface NetworkProfile {
  readonly name: string;
  readonly roundTripMs: number;
  readonly bitsDown: number;
  readonly bitsUp: number;
}

const networkProfiles: readonly NetworkProfile[] = [
  { name: 'Fast 3G', roundTripMs: 150, bitsDown: 1_600_000, bitsUp: 750_000 },
  { name: 'Cable', roundTripMs: 28, bitsDown: 5_000_000, bitsUp: 1_000_000 },
];

/** Measures both pages on each line. */
export async function run(): Promise<BenchRow[]> {
  const server = await startCommand('preview', '--applications', '100');
  const bare = await serveBareSignIn();
  const browser = await openBrowser();
  try {
    const addresses = { own: `${server.portal}demo/login`, bare: bare.address };
    const rows: BenchRow[] = [];
    for (const line of networkProfiles) rows.push(await measureOn(browser, { line, addresses }));
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
    await page.addInitScript(watchForm);
    await page.goto(address, { waitUntil: 'commit' });
    return await readUsableTime(page);
  } finally {
    await context.close();
  }
}

async function slowDown(session: CDPSession, { roundTripMs, bitsDown, bitsUp }: NetworkProfile): Promise<void> {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: roundTripMs,
    downloadThroughput: bitsDown / 8,
    uploadThroughput: bitsUp / 8,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
}

async function readUsableTime(page: Page): Promise<number> {
  const entry = await page.waitForFunction(() => performance.getEntriesByName('usable')[0]?.startTime, undefined, {
    timeout: 60_000,
    polling: 50,
  });
  return (await entry.jsonValue()) as number;
}

/**
 * Runs in the page from its start. Usable means: both fields are visible and focusable, and React has attached its
 * handler to the form (it keeps an element's props in a field of the element).
 */
function watchForm(): void {
  const isReady = (): boolean => {
    const form = document.querySelector('form:has(input[type=password])');
    if (!form) return false;
    const key = Object.keys(form).find((name) => name.startsWith('__reactProps$'));
    const props = key === undefined ? undefined : (form as unknown as Record<string, { onSubmit?: unknown }>)[key];
    if (typeof props?.onSubmit !== 'function') return false;
    const fields = [...form.querySelectorAll('input')];
    return fields.length === 2 && fields.every((field) => field.checkVisibility({ visibilityProperty: true }));
  };
  const canBeFocused = (): boolean => {
    const field = document.querySelector<HTMLInputElement>('form input');
    field?.focus();
    return field !== null && document.activeElement === field;
  };
  const checkForm = () => {
    if (isReady() && canBeFocused()) performance.mark('usable');
    else requestAnimationFrame(checkForm);
  };
  requestAnimationFrame(checkForm);
}
