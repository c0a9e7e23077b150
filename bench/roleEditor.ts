// Measures how fast the form of a role with 10,020 functions responds: to ticking and unticking a whole branch, and to a
// search. The part that runs in the page is sent there as text, so it uses nothing from outside.
import type { Browser } from '@playwright/test';
import { type BenchRow, median } from './BenchRow.ts';
import { measureContestants } from './measureContestants.ts';
import { watchMainThread } from './watchMainThread.ts';

const area = 'roleEditor';
const rounds = 3;

const edits = ['branch', 'untick', 'tick', 'search'] as const;
type Edit = (typeof edits)[number];

/** Milliseconds of one edit. */
interface EditTime {
  readonly edit: Edit;
  /** From the input until the frame that shows its effect. */
  readonly shown: number;
  /** Processor time of the page's main thread; other load hardly changes it. */
  readonly processor: number;
}

const names: Readonly<Record<Edit, string>> = {
  branch: 'granting a branch of 501 among 10,020 functions',
  untick: 'unticking a parent of 500',
  tick: 'ticking a parent',
  search: 'a search among 10,020 functions',
};

/** Measures the form. */
export async function run(): Promise<BenchRow[]> {
  const times = await measureContestants('role-editor', ['ours'], async (browser, address) => {
    const all: EditTime[] = [];
    // The first round warms the browser up.
    for (let round = 0; round <= rounds; round += 1) {
      const measured = await timeEdits(browser, `${address}ours/index.html`);
      if (round > 0) all.push(...measured);
    }
    return all;
  });
  return edits.map((edit) => {
    const own = times.filter((time) => time.edit === edit);
    const processor = median(own.map((time) => time.processor));
    return {
      area,
      measure: names[edit],
      value: `${median(own.map((time) => time.shown)).toFixed(0)} ms`,
      ratio: `main thread ${processor.toFixed(0)} ms`,
      aim: 'at most 50 ms',
    };
  });
}

async function timeEdits(browser: Browser, address: string): Promise<readonly EditTime[]> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } });
  try {
    await page.goto(address);
    await page.waitForSelector('[role=treeitem]');
    const processorMs = await watchMainThread(page);
    const times: EditTime[] = [];
    const measure = async (edit: Edit, target: string) => {
      const before = await processorMs();
      const shown = await page.evaluate(takeEdit, { edit, target });
      times.push({ edit, shown, processor: (await processorMs()) - before });
    };
    // Those with an odd number are not granted.
    for (const target of ['1', '3', '5', '7', '9']) {
      for (const edit of ['branch', 'untick', 'tick'] as const) await measure(edit, target);
    }
    const search = page.locator('form input[placeholder="Name or code"]');
    for (const words of ['f1', 'f12', 'f12.3', 'f12.33']) {
      await search.fill(words);
      await measure('search', words);
    }
    return times;
  } finally {
    await page.close();
  }
}

/** Makes one edit, and waits until it is drawn and the page responds again. */
async function takeEdit({ edit, target }: { readonly edit: Edit; readonly target: string }): Promise<number> {
  const row = document.querySelectorAll<HTMLElement>('[role=treeitem]')[Number(target)];
  const press = (element: Element | null | undefined, key: string, shiftKey = false) =>
    element?.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }));
  if (edit === 'branch') row?.focus();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const began = performance.now();
  if (edit === 'branch') press(row, ' ', true);
  else if (edit === 'search') press(document.querySelector('form input[placeholder="Name or code"]'), 'Enter');
  else row?.click();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  await new Promise((resolve) => setTimeout(resolve, 0));
  return performance.now() - began;
}
