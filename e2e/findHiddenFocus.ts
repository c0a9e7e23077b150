import type { Page } from '@playwright/test';
import { hasRing } from './KeyboardUser.ts';

/** Presses Tab until the focus is back at the start, and returns the controls whose focus cannot be seen. */
export async function findHiddenFocus(page: Page): Promise<readonly string[]> {
  const hidden: string[] = [];
  const seen = new Set<string>();
  for (;;) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    // After the last control comes the browser itself.
    if ((await focused.count()) === 0) return hidden;
    const { id, description } = await focused.evaluate(identify);
    if (seen.has(id)) return hidden;
    seen.add(id);
    const isRinged = await focused.evaluate(hasRing);
    // A dialog that opens meanwhile takes the focus.
    const { id: checked } = await focused.evaluate(identify);
    if (!isRinged && checked === id) hidden.push(description);
  }
}

/** Runs in the page: a number for each element, and its name for a report. */
function identify(element: Element) {
  const numbered = window as unknown as { numbers?: Map<Element, number> };
  numbered.numbers ??= new Map();
  const number = numbered.numbers.get(element) ?? numbered.numbers.size;
  numbered.numbers.set(element, number);
  return { id: String(number), description: element.outerHTML.slice(0, 160) };
}
