// What a list of 100,000 rows costs, frame by frame. The parts that run in the page are sent there as text, so they use
// nothing from outside.
import type { Page } from '@playwright/test';
import type { ContestantName } from './buildContestant.ts';

/** Milliseconds, and frames of 60 a second that were not shown. */
export interface ListTimes {
  readonly firstCells: number;
  readonly jumpDropped: number;
  readonly jumpBlank: number;
  readonly jumpWorst: number;
  readonly typingWorst: number;
  readonly typingDropped: number;
  readonly selectingWorst: number;
  readonly selectingDropped: number;
}

/** As many as stand in sight of both. */
export const selectedRows = 12;

interface Frames {
  readonly worst: number;
  readonly dropped: number;
}

/** What stands above the first row inside the box that scrolls, in pixels: our header scrolls with it and sticks. */
const headers: Record<ContestantName, number> = { ours: 32, 'ag-grid': 0 };

/** Mounts a list and measures it. */
export async function timeList(page: Page, name: ContestantName): Promise<ListTimes> {
  const firstCells = await page.evaluate(mount);
  const jumps = await page.evaluate(jump, headers[name]);
  await page.evaluate(watchFrames);
  await page.getByRole('textbox', { name: 'Search' }).pressSequentially('chan ka man', { delay: 60 });
  await page.waitForFunction(isFiltered, undefined, { timeout: 10_000 });
  // Fewer letters find the same rows; the last question, which lets go of the selection, comes after a rest of 250 ms.
  await page.waitForTimeout(500);
  const typing = await page.evaluate(framesSeen);
  await page.evaluate(watchFrames);
  await page.evaluate(selectRows, selectedRows);
  const selecting = await page.evaluate(framesSeen);
  return {
    firstCells,
    jumpDropped: jumps.dropped,
    jumpBlank: jumps.blank,
    jumpWorst: jumps.worst,
    typingWorst: typing.worst,
    typingDropped: typing.dropped,
    selectingWorst: selecting.worst,
    selectingDropped: selecting.dropped,
  };
}

/** Gives the milliseconds until the first frame that holds the first row's cells. */
function mount(): Promise<number> {
  return new Promise((resolve) => {
    const began = performance.now();
    (globalThis as unknown as { start: () => void }).start();
    const look = () => {
      const cells = [...document.querySelectorAll('[role=row] [role=gridcell], [role=row] [role=rowheader]')];
      if (cells.some(({ textContent }) => textContent === 'A000000')) {
        requestAnimationFrame(() => resolve(performance.now() - began));
      } else requestAnimationFrame(look);
    };
    look();
  });
}

/** Jumps over the whole height in 60 steps, one a frame, and looks after each paint whether the right row is there. */
async function jump(above: number) {
  const jumps = 60;
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

function isFiltered(): boolean {
  const rows = [...document.querySelectorAll('[role=rowgroup] [role=row], .ag-row')];
  const texts = rows.map(({ textContent }) => textContent ?? '').filter((text) => text.includes('+852'));
  return texts.length > 0 && texts.every((text) => text.includes('Chan Ka Man'));
}

/** Selects rows one after the other, and sees to it that they are. */
async function selectRows(count: number): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const boxes = [...document.querySelectorAll<HTMLElement>('[role=row]:has([role=gridcell]) input[type=checkbox]')]
    .filter((box) => box.getBoundingClientRect().y > 100 && box.getBoundingClientRect().y < 700)
    .slice(0, count);
  for (const box of boxes) {
    box.click();
    for (let frame = 0; frame < 3; frame += 1) await nextFrame();
  }
  const selected = new Set(
    [...document.querySelectorAll('[role=row][aria-selected=true]')].map(
      (row) => row.getAttribute('row-index') ?? row.getAttribute('aria-rowindex'),
    ),
  );
  if (selected.size !== count) throw new Error(`${selected.size} rows are selected instead of ${count}.`);
}

/** Begins to note how long frames take. */
function watchFrames(): void {
  const seen = { worst: 0, dropped: 0, stop: false };
  (globalThis as unknown as { seen: typeof seen }).seen = seen;
  let last: number | undefined;
  const look = (now: number) => {
    if (last !== undefined) {
      seen.worst = Math.max(seen.worst, now - last);
      seen.dropped += Math.max(0, Math.round((now - last) / (1_000 / 60)) - 1);
    }
    last = now;
    if (!seen.stop) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

function framesSeen(): Frames {
  const { seen } = globalThis as unknown as { seen: { worst: number; dropped: number; stop: boolean } };
  seen.stop = true;
  return { worst: seen.worst, dropped: seen.dropped };
}
