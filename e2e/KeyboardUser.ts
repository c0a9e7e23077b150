// A user who works by keyboard alone: moves with Tab, looks where the focus is, and never uses a pointer.
import { expect, type Locator, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Exposed by {@link KeyboardUser.start}. */
    recordPointer?: (what: string) => void;
  }
}

/** Options of {@link KeyboardUser.focus}. */
export interface FocusOptions {
  /** Backwards, with Shift and Tab. */
  readonly isBackwards?: boolean;
  /** The most presses that are acceptable. */
  readonly maxPresses?: number;
}

/** Works on one page by keyboard and checks that the focus is never lost and always visible. */
export class KeyboardUser {
  readonly #page: Page;
  /** Every pointer event that occurred. */
  readonly pointerEvents: string[] = [];

  constructor(page: Page) {
    this.#page = page;
  }

  /** Begins to record pointer events; call it before the first page is opened. */
  async start(): Promise<void> {
    await this.#page.exposeFunction('recordPointer', (what: string) => this.pointerEvents.push(what));
    await this.#page.addInitScript(watchPointers);
  }

  /** Presses Tab until a control has the focus, which must be visible. */
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
    expect(await target.evaluate(hasRing), `the focus is not visible on ${await this.#describeFocus()}`).toBe(true);
  }

  /** Moves the focus to a control and presses it. */
  async press(target: Locator, way: FocusOptions & { readonly key?: string } = {}): Promise<void> {
    await this.focus(target, way);
    await expect(target).not.toHaveAttribute('aria-disabled', 'true');
    await this.#page.keyboard.press(way.key ?? 'Enter');
  }

  /** Moves the focus to a field and replaces its text. */
  async fill(target: Locator, words: string, way: FocusOptions = {}): Promise<void> {
    await this.focus(target, way);
    await this.#page.keyboard.press('ControlOrMeta+a');
    await this.#page.keyboard.insertText(words);
  }

  /** Checks that the focus is on an element and not lost to the page. */
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

/**
 * Runs in the page: tells whether a focus ring is on the control itself, or on the box that stands for it. A chart draws a
 * ring of its own around its points.
 */
export function hasRing(element: Element): boolean {
  const chart = element.parentElement?.closest('.highcharts-container');
  if (chart) return chart.querySelector('.highcharts-focus-border') !== null;
  const isRinged = (one: Element | null) => {
    if (one === null) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(one);
    return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  };
  return isRinged(element) || isRinged(element.closest('[role="gridcell"], [role="columnheader"], label'));
}

/** Runs in the page. Pressing a button by a key causes a click event too, without a pointer. */
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
