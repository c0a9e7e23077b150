// Somebody who works with the keys alone: moves with Tab, looks where the focus is, and never points at anything.
import { expect, type Locator, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Given by {@link KeyboardUser.start}. */
    recordPointer?: (what: string) => void;
  }
}

/** How {@link KeyboardUser.focus} gets there. */
export interface FocusOptions {
  /** Backwards, with Shift and Tab. */
  readonly isBackwards?: boolean;
  /** More presses than this nobody puts up with. */
  readonly maxPresses?: number;
}

/** Works with the keys of one page, and sees to it that the focus is always somewhere and always to be seen. */
export class KeyboardUser {
  readonly #page: Page;
  /** Everything that was pointed at. */
  readonly pointerEvents: string[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** Begins to watch for pointers; before the first page is opened. */
  async start(): Promise<void> {
    await this.#page.exposeFunction('recordPointer', (what: string) => this.pointerEvents.push(what));
    await this.#page.addInitScript(watchPointers);
  }

  /** Presses Tab until a control has the focus, which has to be seen there. */
  async focus(target: Locator, { isBackwards = false, maxPresses = 20 }: FocusOptions = {}): Promise<void> {
    await expect(target).toBeVisible();
    const passed: string[] = [];
    while (!(await hasFocus(target))) {
      const where = await this.#describeFocus();
      expect(
        passed.length,
        `${target.toString()} was not reached by way of ${passed.join(' · ')} · ${where}`,
      ).toBeLessThan(maxPresses);
      passed.push(where);
      await this.#page.keyboard.press(isBackwards ? 'Shift+Tab' : 'Tab');
    }
    expect(await target.evaluate(hasRing), `the focus is not seen on ${await this.#describeFocus()}`).toBe(true);
  }

  /** Goes to a control and presses it. */
  async press(target: Locator, way: FocusOptions & { readonly key?: string } = {}): Promise<void> {
    await this.focus(target, way);
    await expect(target).not.toHaveAttribute('aria-disabled', 'true');
    await this.#page.keyboard.press(way.key ?? 'Enter');
  }

  /** Goes to a field and writes into it, in place of what is there. */
  async fill(target: Locator, words: string, way: FocusOptions = {}): Promise<void> {
    await this.focus(target, way);
    await this.#page.keyboard.press('ControlOrMeta+a');
    await this.#page.keyboard.insertText(words);
  }

  /** The focus is somewhere: not lost to the page, from where nobody knows where Tab leads. */
  async expectFocus(): Promise<void> {
    await expect.poll(() => this.#describeFocus()).not.toBe('nothing');
  }

  #describeFocus(): Promise<string> {
    return this.#page.evaluate(() => {
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) return 'nothing';
      const name = activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '';
      return `${activeElement.tagName.toLowerCase()} “${name.trim().slice(0, 30)}”`;
    });
  }
}

async function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** Runs in the page: the ring is on the control itself, or on the box that stands for it. */
function hasRing(element: Element): boolean {
  const isRinged = (one: Element | null) => {
    if (one === null) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  return isRinged(element) || isRinged(element.closest('[role="gridcell"], [role="columnheader"], label'));
}

/** Runs in the page. A button that is pressed by a key is clicked, too, but by no pointer. */
function watchPointers() {
  for (const type of ['pointerdown', 'mousedown', 'touchstart', 'wheel', 'click']) {
    addEventListener(
      type,
      (event) => {
        const isByKey = event.type === 'click' && (event as MouseEvent).detail === 0;
        if (event.isTrusted && !isByKey)
          window.recordPointer?.(`${event.type} on ${(event.target as Element).outerHTML.slice(0, 80)}`);
      },
      { capture: true, passive: true },
    );
  }
}
