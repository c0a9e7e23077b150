// Times edits in a page: from the input until the frame that shows its effect, and processor time of the main thread. The
// parts that run in the page are sent there as text, so they use nothing from outside.
import type { Page } from '@playwright/test';
import { watchMainThread } from './watchMainThread.ts';

/** What the page shows once an edit has had its effect. */
export interface ShownEffect {
  readonly selector: string;
  /** A part of the element's text or value. */
  readonly text?: string;
}

/** One edit. */
export interface EditStep<Measure extends string> {
  readonly measure: Measure;
  /** The event that the time counts from; with `mark`, the input itself says when it begins. */
  readonly from: 'keydown' | 'drop' | 'mark';
  readonly input: () => Promise<unknown>;
  readonly effect: ShownEffect;
}

/** Milliseconds of one edit. */
export interface EditTime<Measure extends string> {
  readonly measure: Measure;
  readonly shown: number;
  /** Processor time of the page's main thread until nothing is left to do; other load hardly changes it. */
  readonly processor: number;
}

/** Work that is put off after the frame counts, too; drafts are written later than this. */
const settleMs = 120;

/** Returns the function that times an edit. */
export async function createEditTimer<Measure extends string>(page: Page) {
  const processorMs = await watchMainThread(page);
  return async ({ measure, from, input, effect }: EditStep<Measure>): Promise<EditTime<Measure>> => {
    await page.evaluate(watchEdit, { from, effect });
    const before = await processorMs();
    await input();
    const shown = await page.evaluate(() => (globalThis as unknown as { shown: Promise<number> }).shown);
    await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), settleMs);
    return { measure, shown, processor: (await processorMs()) - before };
  };
}

/** Waits for the input, then for the frame that shows its effect. What the edit before it removed may still fade away. */
async function watchEdit({ from, effect }: { readonly from: string; readonly effect: ShownEffect }): Promise<void> {
  const isShown = () =>
    [...document.querySelectorAll(effect.selector)].some((element) => {
      const isField = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
      const text = isField ? element.value : element.textContent;
      return effect.text === undefined || text.includes(effect.text);
    });
  const end = performance.now() + 2_000;
  while (isShown()) {
    if (performance.now() > end) throw new Error(`The effect is shown before the input: ${JSON.stringify(effect)}`);
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
  const page = globalThis as unknown as { shown: Promise<number> };
  page.shown = new Promise((resolve, reject) => {
    addEventListener(
      from,
      () => {
        const began = performance.now();
        function check() {
          // What the frame has drawn counts once the page responds again.
          if (isShown()) setTimeout(() => resolve(performance.now() - began), 0);
          else if (performance.now() - began > 20_000) reject(new Error(`Not shown: ${JSON.stringify(effect)}`));
          else requestAnimationFrame(check);
        }
        requestAnimationFrame(check);
      },
      { capture: true, once: true },
    );
  });
}
