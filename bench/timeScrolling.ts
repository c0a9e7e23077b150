// Mounting, jumping and scrolling of a list. The parts that run in the page are sent there as text, so they use nothing
// from outside.
import type { Page } from '@playwright/test';
import type { ContestantName } from './buildContestant.ts';

/** The measurements while the list moved, one step per frame. */
interface Frames {
  /** Frames, of 60 per second, that were not shown. */
  readonly dropped: number;
  /** Frames after which the middle of the list did not show the expected row. */
  readonly blank: number;
  /** The longest frame, in milliseconds. */
  readonly worst: number;
  /** Processor time of the page's main thread for one step, in milliseconds. Other load hardly changes it. */
  readonly processor: number;
}

/** The measurements of one list. */
export interface ScrollTimes {
  /** Milliseconds until the first cells. */
  readonly firstCells: number;
  /** 60 jumps over the whole height. */
  readonly jumps: Frames;
  /** 150 steps of three rows, back and forth where the list ends. */
  readonly scrolling: Frames;
}

/** The height above the first row inside the scrolling box, in pixels: our header scrolls with it and sticks. */
const headers: Record<ContestantName, number> = { ours: 32, 'ag-grid': 0, bare: 0 };

/** Mounts a list and scrolls it. */
export async function timeScrolling(page: Page, name: ContestantName): Promise<ScrollTimes> {
  const firstCells = await page.evaluate(mount);
  const above = headers[name];
  const jumps = await timeMove(page, { above, steps: 60, stepPx: 'jump' });
  return { firstCells, jumps, scrolling: await timeMove(page, { above, steps: 150, stepPx: 96 }) };
}

/** A way to move a list. */
interface Move {
  readonly above: number;
  readonly steps: number;
  /** Pixels per frame, or jumps over the whole height in an order that visits all of it. */
  readonly stepPx: number | 'jump';
}

async function timeMove(page: Page, options: Move): Promise<Frames> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' });
  async function processorMs() {
    const { metrics } = await browser.send('Performance.getMetrics');
    return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  }
  const before = await processorMs();
  const frames = await page.evaluate(move, options);
  const processor = ((await processorMs()) - before) / options.steps;
  await browser.detach();
  return { ...frames, processor };
}

/** Returns the milliseconds until the first frame with the first row's cells. */
function mount(): Promise<number> {
  return new Promise((resolve) => {
    const began = performance.now();
    (globalThis as unknown as { start: () => void }).start();
    const checkCells = () => {
      const cells = [...document.querySelectorAll('[role=row] [role=gridcell], [role=row] [role=rowheader]')];
      if (cells.some(({ textContent }) => textContent === 'A000000')) {
        requestAnimationFrame(() => resolve(performance.now() - began));
      } else requestAnimationFrame(checkCells);
    };
    checkCells();
  });
}

/** Moves one step per frame, and checks after each paint whether the expected row is visible. */
async function move({ above, steps, stepPx }: Move): Promise<Omit<Frames, 'processor'>> {
  const scroller = [...document.querySelectorAll<HTMLElement>('div')].find(
    (one) => one.scrollHeight > one.clientHeight + 300 && getComputedStyle(one).overflowY !== 'visible',
  );
  if (!scroller) throw new Error('Nothing scrolls.');
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const painted = () =>
    new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => resolve();
      port2.postMessage(null);
    });
  const view = scroller.getBoundingClientRect();
  const y = view.y + view.height / 2;
  const range = scroller.scrollHeight - scroller.clientHeight;
  const backAndForth = (offset: number) => (offset % (2 * range) <= range ? offset % range : range - (offset % range));
  let [worst, dropped, blank] = [0, 0, 0];
  scroller.scrollTop = 0;
  await nextFrame();
  let last = await nextFrame();
  for (let step = 1; step <= steps; step += 1) {
    scroller.scrollTop = stepPx === 'jump' ? (range * ((step * 23) % steps)) / steps : backAndForth(step * stepPx);
    const now = await nextFrame();
    worst = Math.max(worst, now - last);
    dropped += Math.max(0, Math.round((now - last) / (1_000 / 60)) - 1);
    last = now;
    await painted();
    const index = Math.floor((scroller.scrollTop + y - view.y - above) / 32);
    const row = document.elementFromPoint(view.x + view.width / 2, y)?.closest('[role=row]');
    const shown = Number(row?.getAttribute('row-index') ?? Number(row?.getAttribute('aria-rowindex')) - 2);
    if (!row?.textContent || Math.abs(shown - index) > 1) blank += 1;
  }
  return { worst, dropped, blank };
}
