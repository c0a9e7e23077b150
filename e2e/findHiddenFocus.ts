import type { Page } from '@playwright/test';
import { hasRing } from '@brokerdesk/plugin-testing/browser';

/** Presses Tab until the focus is back at the start, and returns the controls whose focus cannot be seen. */
export async function findHiddenFocus(page: Page): Promise<readonly string[]> {
  const hidden: string[] = [];
  const seen = new Set<number>();
  for (;;) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(describeFocus);
    // After the last control comes the browser itself.
    if (focus === undefined || seen.has(focus.id)) return hidden;
    seen.add(focus.id);
    if (await page.locator(':focus').evaluate(hasRing)) continue;
    // A dialog that opens meanwhile takes the focus.
    const { id: checked } = (await page.evaluate(describeFocus)) ?? {};
    if (checked === focus.id) hidden.push(focus.description);
  }
}

/** Runs in the page: a number for the element that has the focus, if any, and its name for a report. */
function describeFocus() {
  const element = document.activeElement;
  if (element === null || element === document.body) return undefined;
  const numbered = window as unknown as { numbers?: Map<Element, number> };
  numbered.numbers ??= new Map();
  const id = numbered.numbers.get(element) ?? numbered.numbers.size;
  numbered.numbers.set(element, id);
  return { id, description: element.outerHTML.slice(0, 160) };
}
