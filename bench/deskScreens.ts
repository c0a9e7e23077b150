// The first screen of each desk beside the list of applications, from the production build and with an empty cache: the
// scripts that are fetched and the work of the main thread until it is usable. The screens are those that the menu and the
// tabs of the two accounts with every permission lead to, so a new screen is measured without a line here.
import { MockClient } from '@brokerdesk/mock-server/client';
import { storeSession } from '@brokerdesk/plugin-testing/browser';
import type { Browser, Page } from '@playwright/test';
import { type BenchRow, median } from './BenchRow.ts';
import { gzipBytes } from './gzipBytes.ts';
import { openBrowser } from './openBrowser.ts';
import { type StartedCommand, startCommand } from './startCommand.ts';
import { watchMainThread } from './watchMainThread.ts';

const area = 'deskScreens';
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);
const accounts = [
  { displayCode: 'demo', userID: 'demo.admin' },
  { displayCode: '2go', userID: 'provider.admin' },
] as const;
const baseline = 'account_opening/application_manager';

/** One opening of a screen, until it was usable. */
interface Visit {
  readonly kilobytes: number;
  readonly processorMs: number;
}

interface Screen {
  readonly page: Page;
  readonly name: string;
  readonly address: string;
  readonly visits: Visit[];
}

/** Opens all screens in turns. */
export async function run(): Promise<BenchRow[]> {
  const server = await startCommand('preview', '--applications', '100');
  const emulator = await MockClient.open({ address: server.emulator });
  const browser = await openBrowser();
  try {
    const screens: Screen[] = [];
    for (const account of accounts) {
      const page = await openPage(browser, server, emulator.sandbox);
      await storeSession(page, emulator, account);
      screens.push(...(await findScreens(page, account.displayCode)));
    }
    const sizes = new Map<string, number>();
    // The first round warms the server up.
    for (let round = 0; round <= rounds; round += 1) {
      for (const screen of screens) {
        const visit = await visitScreen(screen, sizes);
        process.stderr.write(
          `${area}: ${screen.name}, ${visit.kilobytes.toFixed(1)} kB, ${visit.processorMs.toFixed(0)} ms\n`,
        );
        if (round > 0) screen.visits.push(visit);
      }
    }
    const applications = screens.find(({ address }) => address.endsWith(baseline));
    if (!applications) throw new Error('The menu does not lead to the list of applications.');
    return screens.map((screen) => compare(screen, applications));
  } finally {
    await browser.close();
    await emulator.close();
    await server.stop();
  }
}

async function openPage(browser: Browser, { portal }: StartedCommand, sandbox: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: portal,
    locale: 'en-US',
    viewport: { width: 1280, height: 800 },
    extraHTTPHeaders: { 'Mock-Sandbox': sandbox },
  });
  const page = await context.newPage();
  await page.addInitScript(watchScreen);
  return page;
}

/** Follows each entry of the menu, and lists it with the tabs that it has. */
async function findScreens(page: Page, displayCode: string): Promise<readonly Screen[]> {
  await page.goto(`${displayCode}/main`);
  const menu = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  await menu.nth(1).waitFor();
  const entries = await menu.evaluateAll(readLinks);
  const screens = new Map<string, Screen>();
  for (const entry of entries.filter(({ address }) => !address.endsWith('/main'))) {
    await page.goto(entry.address);
    await waitUntilUsable(page);
    const tabs = await page.locator('main header nav a').evaluateAll(readLinks);
    for (const { name, address } of tabs.length > 0 ? tabs : [entry]) {
      screens.set(address, {
        page,
        name: tabs.length > 1 ? `${entry.name}, ${name}` : entry.name,
        address,
        visits: [],
      });
    }
  }
  return [...screens.values()];
}

function readLinks(links: readonly Element[]) {
  return links.map((link) => ({ name: link.textContent?.trim() ?? '', address: (link as HTMLAnchorElement).href }));
}

async function visitScreen({ page, address }: Screen, sizes: Map<string, number>): Promise<Visit> {
  const session = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  const note = (request: { resourceType(): string; url(): string }) => {
    if (request.resourceType() === 'script') scripts.add(request.url());
  };
  await page.goto('about:blank');
  await session.send('Network.clearBrowserCache');
  await session.detach();
  const processorMs = await watchMainThread(page);
  page.on('request', note);
  const before = await processorMs();
  await page.goto(address, { waitUntil: 'commit' });
  await waitUntilUsable(page);
  const after = await processorMs();
  page.off('request', note);
  let bytes = 0;
  for (const script of scripts) {
    const size = sizes.get(script) ?? (await gzipBytes(script));
    sizes.set(script, size);
    bytes += size;
  }
  // The count begins again in a new document, unless the browser keeps the process.
  return { kilobytes: bytes / 1_000, processorMs: after - (after >= before ? before : 0) };
}

async function waitUntilUsable(page: Page): Promise<void> {
  const isMarked = () => performance.getEntriesByName('usable').length > 0;
  await page.waitForFunction(isMarked, undefined, { timeout: 120_000, polling: 50 });
}

/**
 * Runs in the page from its start and marks the frame after the one that shows the screen's title and content, with nothing
 * in it that is still loading.
 */
function watchScreen(): void {
  const content = '[role=grid] [role=gridcell], [role=treeitem], form [type=submit], figure .highcharts-root';
  const isShown = () =>
    document.querySelector('main h1') !== null &&
    document.querySelector(`main :is(${content})`) !== null &&
    document.querySelector('main [aria-busy=true], main[aria-busy=true], main .bdk-skeleton-line') === null;
  // An observer costs less than looking in each frame, which would count as work of the page.
  new MutationObserver((_changes, observer) => {
    if (!isShown()) return;
    observer.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('usable')));
  }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
}

function compare({ name, visits }: Screen, applications: Screen): BenchRow {
  const kilobytes = visits[0]?.kilobytes ?? Number.NaN;
  const work = median(visits.map(({ processorMs }) => processorMs));
  const ratio = median(
    visits.map(({ processorMs }, round) => processorMs / (applications.visits[round]?.processorMs ?? Number.NaN)),
  );
  const size = kilobytes / (applications.visits[0]?.kilobytes ?? Number.NaN);
  return {
    area,
    measure: `${name}: scripts and main thread until usable`,
    value: `${kilobytes.toFixed(1)} kB, ${Math.round(work)} ms`,
    ratio: `${size.toFixed(2)} and ${ratio.toFixed(2)} of the list of applications`,
    aim: 'at most 1.2',
  };
}
