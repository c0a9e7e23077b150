// What the first cells and the jumps of a list of 100,000 rows cost. The parts that run in the page are sent there as
// text, so they use nothing from outside.
import type { Page } from '@playwright/test';
import type { ContestantName } from './buildContestant.ts';

/** Milliseconds, and frames of 60 a second that were not shown. */
export interface JumpTimes {
  readonly firstCells: number;
  readonly jumpDropped: number;
  readonly jumpBlank: number;
  readonly jumpWorst: number;
  /** Processor time of the page's main thread for one jump: what else the machine does hardly changes it. */
  readonly jumpProcessor: number;
}

const jumpCount = 60;

/** What stands above the first row inside the box that scrolls, in pixels: our header scrolls with it and sticks. */
const headers: Record<ContestantName, number> = { ours: 32, 'ag-grid': 0, bare: 0 };

/** Mounts a list and jumps over its whole height. */
export async function timeJumps(page: Page, name: ContestantName): Promise<JumpTimes> {
  const firstCells = await page.evaluate(mount);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable', { timeDomain: 'threadTicks' });
  async function processorMs() {
    const { metrics } = await browser.send('Performance.getMetrics');
    return (metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN) * 1_000;
  }
  const before = await processorMs();
  const { dropped, blank, worst } = await page.evaluate(jump, { above: headers[name], jumps: jumpCount });
  const jumpProcessor = ((await processorMs()) - before) / jumpCount;
  await browser.detach();
  return { firstCells, jumpDropped: dropped, jumpBlank: blank, jumpWorst: worst, jumpProcessor };
}

/** Gives the milliseconds until the first frame that holds the first row's cells. */
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

/** Jumps over the whole height in 60 steps, one a frame, and looks after each paint whether the right row is there. */
async function jump({ above, jumps }: { above: number; jumps: number }) {
  const scroller = [...document.querySelectorAll<HTMLElement>('div')].find(
    (one) => one.scrollHeight > one.clientHeight + 1_000,
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
  let [worst, dropped, blank] = [0, 0, 0];
  await nextFrame();
  let last = await nextFrame();
  for (let step = 1; step <= jumps; step += 1) {
    scroller.scrollTop = ((scroller.scrollHeight - scroller.clientHeight) * step) / jumps;
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
