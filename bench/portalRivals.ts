// The portal beside react-admin: the time until sign-in and until the first list are usable on a slow machine,
// and the scripts that they need. One browser, in turns; a page that has been opened before is measured, too.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { type BenchRow, median } from './BenchRow.ts';
import { buildPortalRival } from './buildPortalRival.ts';
import { gzipBytes } from './gzipBytes.ts';
import { openBrowser, signIn } from './openBrowser.ts';
import { servePortalRival } from './servePortalRival.ts';
import { cpuSlowdown, type NetworkProfile, networkProfiles } from './slowPage.ts';
import { startCommand } from './startCommand.ts';
import { type PortalVisit, timePortal, type VisitTimes, watchRows } from './timePortal.ts';
import { watchSignInForm } from './watchSignInForm.ts';

const area = 'portalRivals';
// A busy machine needs minutes for each visit.
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7);

/** A portal with its pages; each has a tab, so that the session of the list stays. */
interface Contestant {
  readonly name: string;
  readonly signIn: OpenedPage;
  readonly list: OpenedPage;
}

interface OpenedPage {
  readonly tab: Page;
  readonly address: string;
}

/** Measures all portals. */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-bench-'));
  const server = await startCommand('preview', '--applications', '100');
  const browser = await openBrowser();
  const stops: (() => Promise<void>)[] = [];
  try {
    const { contestant: ours, response } = await openOwn(browser, server.portal);
    await buildPortalRival(folder);
    const served = await servePortalRival(folder, response);
    stops.push(() => served.stop());
    const contestants = [ours, await openRival(browser, served.address)];
    return [...(await measureSignIn(contestants)), ...(await measureList(contestants))];
  } finally {
    for (const stop of stops) await stop();
    await browser.close();
    await server.stop();
    await rm(folder, { recursive: true });
  }
}

/** Signs in to our portal, and keeps the list that the rivals show, too. */
async function openOwn(browser: Browser, portal: string) {
  const tab = await openTab(browser, watchRows);
  const listed = tab.waitForResponse((response) => new URL(response.url()).pathname === '/api/applications');
  await signIn(tab, portal);
  await tab.locator('nav a').filter({ hasText: 'Client Management' }).first().click();
  const response = await (await listed).body();
  await tab.locator('[role=grid] [role=gridcell]').first().waitFor();
  const form = { tab: await openTab(browser, watchSignInForm), address: `${portal}demo/login` };
  const contestant: Contestant = { name: 'ours', signIn: form, list: { tab, address: tab.url() } };
  return { contestant, response };
}

async function openRival(browser: Browser, portal: string): Promise<Contestant> {
  // At its root, its redirect repeats for ten seconds.
  const form = { tab: await openTab(browser, watchSignInForm), address: `${portal}#/login` };
  const tab = await openTab(browser, watchRows);
  await tab.goto(portal);
  await tab.evaluate(() => sessionStorage.setItem('Token', 't'));
  return { name: 'react-admin', signIn: form, list: { tab, address: `${portal}#/applications` } };
}

/** Each tab has its own cache. */
async function openTab(browser: Browser, watch: () => void): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } });
  const page = await context.newPage();
  await page.addInitScript(watch);
  return page;
}

async function measureSignIn(contestants: readonly Contestant[]): Promise<BenchRow[]> {
  const pages = contestants.map(({ name, signIn: page }) => ({ name, ...page }));
  const what = 'sign-in';
  return [
    ...(await measureTime(pages, { what, aim: 'at most 1.2' })),
    ...(await measureTime(pages, { what, line: networkProfiles.cable, aim: 'at most 0.7' })),
    ...(await measureWork(pages, { what, bytesAim: 'at most 110 kB' })),
  ];
}

async function measureList(contestants: readonly Contestant[]): Promise<BenchRow[]> {
  const pages = contestants.map(({ name, list }) => ({ name, ...list }));
  const what = 'first list';
  const aim = 'at most 0.8';
  return [
    ...(await measureTime(pages, { what, aim })),
    ...(await measureTime(pages, { what, line: networkProfiles.cable, aim })),
    ...(await measureTime(pages, { what, isCached: true, aim })),
    ...(await measureWork(pages, { what, bytesAim: 'at most 225 kB' })),
  ];
}

interface TimeMeasurement {
  readonly what: string;
  readonly line?: NetworkProfile;
  readonly isCached?: boolean;
  readonly aim?: string;
}

type NamedPage = OpenedPage & { readonly name: string };

/** The time until usable, on a slow processor. */
async function measureTime(pages: readonly NamedPage[], measurement: TimeMeasurement): Promise<BenchRow[]> {
  const { what, line, isCached = false, aim } = measurement;
  const times = await visitInTurns(pages, { line, isCached, slowdown: cpuSlowdown });
  const conditions = [line?.name, isCached ? 'cached' : undefined, `processor ${cpuSlowdown} times slower`];
  const suffix = conditions.filter((one) => one !== undefined).join(', ');
  const row = { ...compare(times, ({ usableMs }) => usableMs), measure: `${what} usable, ${suffix}` };
  return [aim === undefined ? row : { ...row, aim }];
}

/** What hardly depends on the load of the machine: the work of the main thread, and the scripts. */
async function measureWork(
  pages: readonly NamedPage[],
  { what, bytesAim }: { readonly what: string; readonly bytesAim: string },
): Promise<BenchRow[]> {
  const times = await visitInTurns(pages, { line: undefined, isCached: false, slowdown: 1 });
  return [
    { ...compare(times, ({ processorMs }) => processorMs), measure: `${what}, main thread until usable` },
    await compareScripts(times, { what, aim: bytesAim }),
  ];
}

async function visitInTurns(
  pages: readonly NamedPage[],
  conditions: Omit<PortalVisit, 'address'>,
): Promise<ReadonlyMap<string, readonly VisitTimes[]>> {
  const times = new Map<string, VisitTimes[]>(pages.map(({ name }) => [name, []]));
  // The first round warms up servers and caches.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { name, tab, address } of pages) {
      const visit = await timePortal(tab, { address, ...conditions });
      process.stderr.write(
        `${area}: ${name} ${Math.round(visit.usableMs)} ms, ${Math.round(visit.processorMs)} ms of work\n`,
      );
      if (round > 0) times.get(name)?.push(visit);
    }
  }
  return times;
}

/** Compares our median with each rival's; the ratio is the median of the rounds' ratios. */
function compare(times: ReadonlyMap<string, readonly VisitTimes[]>, read: (times: VisitTimes) => number) {
  const [[, own] = ['', []], ...rivals] = [...times].map(([name, visits]) => [name, visits.map(read)] as const);
  const ratios = rivals.map(([name, values]) => {
    const ratio = median(values.map((value, round) => (own[round] ?? Number.NaN) / value));
    return `${ratio.toFixed(2)} of ${name} (${Math.round(median(values))} ms)`;
  });
  return { area, value: `${Math.round(median(own))} ms`, ratio: ratios.join(', ') };
}

async function compareScripts(
  times: ReadonlyMap<string, readonly VisitTimes[]>,
  { what, aim }: { readonly what: string; readonly aim: string },
): Promise<BenchRow> {
  const sizes = await Promise.all(
    [...times].map(async ([name, visits]) => {
      const scripts = visits[0]?.scripts ?? [];
      const bytes = (await Promise.all(scripts.map(gzipBytes))).reduce((sum, size) => sum + size, 0);
      return { name, kilobytes: bytes / 1_000, files: scripts.length };
    }),
  );
  const [own, ...rivals] = sizes;
  if (!own) throw new Error('Nothing was measured.');
  return {
    area,
    measure: `${what}, scripts until usable`,
    value: `${own.kilobytes.toFixed(1)} kB in ${own.files} files`,
    ratio: rivals
      .map(({ name, kilobytes }) => `${(own.kilobytes / kilobytes).toFixed(2)} of ${name} (${kilobytes.toFixed(1)} kB)`)
      .join(', '),
    aim,
  };
}
