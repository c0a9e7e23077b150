// Scrolling a page of 50 among 100,000 applications back and forth, three rows per frame, compared with a bare scroller
// without content: two pages of one browser, in turns.
import type { Page } from '@playwright/test';
import { type BenchRow, median } from './BenchRow.ts';
import { openBrowser, signIn } from './openBrowser.ts';
import { startCommand } from './startCommand.ts';

const area = 'listScroll';
const frames = 150;
const rounds = 3;

interface Scroll {
  /** The 95th percentile of frame times, in milliseconds. */
  readonly p95: number;
  /** Frames, of 60 per second, that were not shown. */
  readonly dropped: number;
  /** Frames after which the middle of the list showed no row. */
  readonly blank: number;
}

/** Measures the list of the production build. */
export async function run(): Promise<BenchRow[]> {
  const server = await startCommand('preview', '--applications', '100000');
  const browser = await openBrowser();
  try {
    const viewport = { width: 1280, height: 800 };
    const bare = await browser.newPage({ viewport });
    await bare.setContent(
      '<div role="grid" style="height:600px;overflow:auto"><div style="height:1632px"></div></div>',
    );
    const list = await browser.newPage({ viewport });
    await openList(list, server.portal);
    const scrolls = { bare: [] as Scroll[], list: [] as Scroll[] };
    // The first round warms both up.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [name, page] of [
        ['bare', bare],
        ['list', list],
      ] as const) {
        await page.bringToFront();
        const scrolled = await scroll(page);
        if (round > 0) scrolls[name].push(scrolled);
      }
    }
    return describe(medianOf(scrolls.list), medianOf(scrolls.bare));
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function openList(page: Page, portal: string): Promise<void> {
  await signIn(page, portal);
  await page.locator('nav a').filter({ hasText: 'Client Management' }).first().click();
  await page.locator('[role=grid] [role=row] a').first().waitFor({ timeout: 60_000 });
  await page.getByText('1–50 of').waitFor({ timeout: 60_000 });
}

function medianOf(scrolls: readonly Scroll[]): Scroll {
  const of = (field: keyof Scroll) => median(scrolls.map((scrolled) => scrolled[field]));
  return { p95: of('p95'), dropped: of('dropped'), blank: of('blank') };
}

function describe(list: Scroll, bare: Scroll): BenchRow[] {
  return [
    {
      area,
      measure: `frame time p95, ${frames} frames of 3 rows`,
      value: `${list.p95.toFixed(1)} ms`,
      ratio: `${(list.p95 / bare.p95).toFixed(2)} of a bare scroller`,
      aim: 'at most 1.1',
    },
    {
      area,
      measure: 'dropped frames',
      value: `${list.dropped} of ${frames}`,
      ratio: `bare ${bare.dropped}`,
      aim: 'at most twice the bare',
    },
    { area, measure: 'blank frames', value: `${list.blank} of ${frames}`, aim: '0' },
  ];
}

async function scroll(page: Page): Promise<Scroll> {
  return page.evaluate(async (count) => {
    const inside = document.querySelector('[role=grid]');
    let scroller: Element | null = inside;
    while (scroller && scroller.scrollHeight <= scroller.clientHeight + 1) scroller = scroller.parentElement;
    if (!scroller) throw new Error('Nothing scrolls.');
    const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const view = scroller.getBoundingClientRect();
    const hasRows = inside?.querySelector('[role=row]') !== null;
    const times: number[] = [];
    let blank = 0;
    scroller.scrollTop = 0;
    await nextFrame();
    let last = await nextFrame();
    let step = 96;
    for (let frame = 0; frame < count; frame += 1) {
      const { scrollTop, scrollHeight, clientHeight } = scroller;
      if (scrollTop + step < 0 || scrollTop + step > scrollHeight - clientHeight) step = -step;
      scroller.scrollTop += step;
      const now = await nextFrame();
      times.push(now - last);
      last = now;
      const middle = document.elementFromPoint(view.x + view.width / 2, view.y + view.height / 2);
      if (hasRows && !middle?.closest('[role=row]')) blank += 1;
    }
    const sorted = times.toSorted((a, b) => a - b);
    const dropped = times.reduce((sum, time) => sum + Math.max(0, Math.round(time / (1_000 / 60)) - 1), 0);
    return { p95: sorted[Math.floor(count * 0.95)] ?? 0, dropped, blank };
  }, frames);
}
