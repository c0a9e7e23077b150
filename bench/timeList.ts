// Searching and selecting in a list of many rows, frame by frame, and scrolling it. The parts that run in the page are
// sent there as text, so they use nothing from outside.
import type { Page } from '@playwright/test';
import type { ContestantName } from './buildContestant.ts';
import { type ScrollTimes, timeScrolling } from './timeScrolling.ts';

/** Milliseconds, and frames, of 60 per second, that were not shown. */
export interface ListTimes extends ScrollTimes {
  readonly typingWorst: number;
  readonly typingDropped: number;
  readonly selectingWorst: number;
  readonly selectingDropped: number;
}

/** The number that both lists show. */
export const selectedRows = 12;

interface Frames {
  readonly worst: number;
  readonly dropped: number;
}

/** Mounts a list and measures it. */
export async function timeList(page: Page, name: ContestantName): Promise<ListTimes> {
  const scrollTimes = await timeScrolling(page, name);
  await page.evaluate(watchFrames);
  await page.getByRole('textbox', { name: 'Search' }).pressSequentially('chan ka man', { delay: 60 });
  await page.waitForFunction(isFiltered, undefined, { timeout: 10_000 });
  // Fewer letters would find the same rows. The last request clears the selection; it is debounced by 250 ms.
  await page.waitForTimeout(500);
  const typing = await page.evaluate(framesSeen);
  await page.evaluate(watchFrames);
  await page.evaluate(selectRows, selectedRows);
  const selecting = await page.evaluate(framesSeen);
  return {
    ...scrollTimes,
    typingWorst: typing.worst,
    typingDropped: typing.dropped,
    selectingWorst: selecting.worst,
    selectingDropped: selecting.dropped,
  };
}

function isFiltered(): boolean {
  const rows = [...document.querySelectorAll('[role=rowgroup] [role=row], .ag-row')];
  const texts = rows.map(({ textContent }) => textContent ?? '').filter((text) => text.includes('+852'));
  return texts.length > 0 && texts.every((text) => text.includes('Chan Ka Man'));
}

/** Selects rows one by one, and checks that they are selected. */
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

/** Starts to record the duration of frames. */
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
