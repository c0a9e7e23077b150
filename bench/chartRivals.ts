// Compares the kit's charts with ECharts: the eight charts of the dashboard, one browser, in turns, a fresh page each
// round. The parts that run in the page are sent there as text, so they use nothing from outside.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { type BenchRow, median } from './BenchRow.ts';
import { measureContestants } from './measureContestants.ts';
import { watchMainThread } from './watchMainThread.ts';

const area = 'chartRivals';
const rounds = 5;
const contestants = ['ours', 'echarts'] as const;
type Contestant = (typeof contestants)[number];

/** Milliseconds until the charts are drawn, and those of the page's main thread, which other load hardly changes. */
interface Step {
  readonly drawn: number;
  readonly processor: number;
}

interface ChartTimes {
  /** From the data; the library is fetched as well. */
  readonly first: Step;
  /** From days to weeks, and from weeks to months. */
  readonly week: Step;
  readonly month: Step;
}

/** Measures both libraries. */
export async function run(): Promise<BenchRow[]> {
  installRivals();
  return describe(await measureContestants('chart-rivals', contestants, measure));
}

async function measure(browser: Browser, address: string): Promise<Record<Contestant, readonly ChartTimes[]>> {
  const times: Record<Contestant, ChartTimes[]> = { ours: [], echarts: [] };
  // The first round warms the browser up.
  for (let round = 0; round <= rounds; round += 1) {
    for (const name of contestants) {
      const measured = await timeCharts(browser, `${address}${name}/index.html`);
      if (round > 0) times[name].push(measured);
    }
  }
  return times;
}

async function timeCharts(browser: Browser, address: string): Promise<ChartTimes> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 2_600 } });
  await page.goto(address);
  await page.waitForFunction(() => 'show' in globalThis);
  const processorMs = await watchMainThread(page);
  async function timeStep(scope: string): Promise<Step> {
    const before = await processorMs();
    const drawn = await page.evaluate(showScope, scope);
    return { drawn, processor: (await processorMs()) - before };
  }
  const times = { first: await timeStep('day'), week: await timeStep('week'), month: await timeStep('month') };
  await page.close();
  return times;
}

/** Shows the charts of a scope, and waits until they are drawn and the page responds again. */
async function showScope(scope: string): Promise<number> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const page = globalThis as unknown as { show: (scope: string) => void; isDrawn: (scope: string) => boolean };
  await nextFrame();
  const began = performance.now();
  page.show(scope);
  do {
    await nextFrame();
    if (performance.now() - began > 60_000) throw new Error(`The charts by ${scope} were not drawn: see isDrawn.`);
  } while (!page.isDrawn(scope));
  await nextFrame();
  await new Promise((resolve) => setTimeout(resolve, 0));
  return performance.now() - began;
}

function describe({ ours, echarts }: Record<Contestant, readonly ChartTimes[]>): BenchRow[] {
  const row = (measure: string, read: (one: ChartTimes) => number, aim?: string): BenchRow => {
    const [mine, other] = [median(ours.map(read)), median(echarts.map(read))];
    return {
      area,
      measure,
      value: `${mine.toFixed(0)} ms`,
      ratio: `ECharts ${other.toFixed(0)} (${(mine / other).toFixed(2)})`,
      ...(aim !== undefined && { aim }),
    };
  };
  return [
    row('eight charts drawn after their data', ({ first }) => first.drawn, 'below 700 ms'),
    row('main thread for that', ({ first }) => first.processor),
    row('eight charts drawn after a change to weeks', ({ week }) => week.drawn, 'below 200 ms'),
    row('main thread for that', ({ week }) => week.processor),
    row('eight charts drawn after a change to months', ({ month }) => month.drawn, 'below 200 ms'),
    row('main thread for that', ({ month }) => month.processor),
  ];
}

function installRivals(): void {
  const cwd = join(import.meta.dirname, 'chart-rivals');
  if (existsSync(join(cwd, 'node_modules'))) return;
  process.stderr.write('Installing ECharts into bench/chart-rivals …\n');
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd, stdio: 'inherit' });
  if (status !== 0) throw new Error('ECharts could not be installed: run `npm ci` in bench/chart-rivals.');
}
