// The dashboard of a broker with 100,000 applications, from the production build: the time from the click in the menu
// until every card has its figures and its drawing, and from a change of scope until every card has those of the new
// scope. The emulator has answered each statistic before, because it creates its rows with the first one.
import type { Page } from '@playwright/test';
import { type BenchRow, median } from './BenchRow.ts';
import { gzipBytes } from './gzipBytes.ts';
import { openBrowser, signIn } from './openBrowser.ts';
import { startCommand } from './startCommand.ts';
import { watchMainThread } from './watchMainThread.ts';

const area = 'dashboard';
const rounds = 5;
const limitMs = 300_000;

/** Milliseconds until everything is shown, and those of the page's main thread, which other load hardly changes. */
interface Step {
  readonly shown: number;
  readonly processor: number;
}

/** Measures opening and changing, and what is fetched. */
export async function run(): Promise<BenchRow[]> {
  const server = await startCommand('preview', '--applications', '100000');
  const browser = await openBrowser();
  try {
    const steps = { open: [] as Step[], week: [] as Step[], month: [] as Step[], day: [] as Step[] };
    const sizes = { library: 0, dashboard: 0 };
    // The first round warms everything up.
    for (let round = 0; round <= rounds; round += 1) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 2_600 } });
      const scripts = new Set<string>();
      page.on('request', (request) => {
        if (request.resourceType() === 'script') scripts.add(request.url());
      });
      await signIn(page, server.portal);
      const entry = page.locator('nav a').filter({ hasText: 'Data Chart' }).first();
      await entry.waitFor();
      await page.waitForLoadState('networkidle');
      const before = [...scripts];
      const processorMs = await watchMainThread(page);
      const opened = await time(page, processorMs, { click: 'menu', bars: 30 });
      const week = await time(page, processorMs, { click: 'week', bars: 12 });
      const month = await time(page, processorMs, { click: 'month', bars: 6 });
      const day = await time(page, processorMs, { click: 'day', bars: 30 });
      if (round > 0) {
        steps.open.push(opened);
        steps.week.push(week);
        steps.month.push(month);
        steps.day.push(day);
      } else {
        const added = [...scripts].filter((script) => !before.includes(script));
        sizes.dashboard = await sizeOf(added);
        sizes.library = await sizeOf(added.filter((script) => script.includes('ChartDrawing')));
        if (sizes.library === 0) throw new Error('The library was fetched before the dashboard, or has another name.');
      }
      await page.close();
    }
    const row = (measure: string, value: string, aim?: string): BenchRow => ({
      area,
      measure,
      value,
      ...(aim !== undefined && { aim }),
    });
    const ofSteps = (name: string, list: readonly Step[], aim: string) => [
      row(name, `${Math.round(median(list.map(({ shown }) => shown)))} ms`, aim),
      row('main thread for that', `${Math.round(median(list.map(({ processor }) => processor)))} ms`),
    ];
    return [
      ...ofSteps('dashboard with 100,000 applications usable after the click', steps.open, 'below 1,000 ms'),
      ...ofSteps('change of scope to weeks', steps.week, 'below 300 ms'),
      ...ofSteps('change of scope to months', steps.month, 'below 300 ms'),
      ...ofSteps('change of scope to days', steps.day, 'below 300 ms'),
      row('the library that draws', `${(sizes.library / 1_000).toFixed(1)} kB`, 'at most 155 kB'),
      row('all scripts that the dashboard adds', `${(sizes.dashboard / 1_000).toFixed(1)} kB`, 'at most 265 kB'),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

/** An entry of the menu or a scope, and the bars that it shows. */
interface ClickedStep {
  readonly click: 'menu' | 'day' | 'week' | 'month';
  readonly bars: number;
  readonly limitMs: number;
}

async function time(page: Page, processorMs: () => Promise<number>, step: Omit<ClickedStep, 'limitMs'>): Promise<Step> {
  const before = await processorMs();
  const shown = await page.evaluate(clickAndWait, { ...step, limitMs });
  return { shown, processor: (await processorMs()) - before };
}

/**
 * Clicks an entry of the menu or a scope, and waits until each card has its figures and its drawing, with as many bars
 * as the scope has. It runs in the page, so it uses nothing from outside.
 */
async function clickAndWait({ click, bars, limitMs: limit }: ClickedStep): Promise<number> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const scopes = document.querySelectorAll<HTMLElement>('main .dashboard-scopes input[type=radio]');
  const entry =
    click === 'menu'
      ? [...document.querySelectorAll<HTMLElement>('nav a')].find((one) => one.textContent?.includes('Data Chart'))
      : scopes[['day', 'week', 'month'].indexOf(click)];
  if (!entry) throw new Error(`There is nothing to click for ${click}.`);
  await nextFrame();
  const began = performance.now();
  entry.click();
  const isShown = () => {
    const cards = [...document.querySelectorAll('[data-card]')];
    const isBusy = document.querySelector('[data-card] [aria-busy=true]') !== null;
    const points = document.querySelectorAll(
      '[data-card=submitted] .highcharts-series-group .highcharts-column-series .highcharts-point',
    );
    const drawings = document.querySelectorAll('[data-card] figure .highcharts-root').length;
    return cards.length >= 8 && !isBusy && drawings >= 8 && points.length === bars;
  };
  do {
    await nextFrame();
    if (performance.now() - began > limit) throw new Error(`The dashboard did not show ${click}: see isShown.`);
  } while (!isShown());
  await nextFrame();
  await new Promise((resolve) => setTimeout(resolve, 0));
  return performance.now() - began;
}

async function sizeOf(addresses: readonly string[]): Promise<number> {
  const sizes = await Promise.all(addresses.map(gzipBytes));
  return sizes.reduce((sum, size) => sum + size, 0);
}
