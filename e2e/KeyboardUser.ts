// A user who works by keyboard alone: moves with Tab, looks where the focus is, and never uses a pointer.
import { hasRing } from '@brokerdesk/plugin-testing/browser';
import { expect, type Locator, type Page } from '@playwright/test';
import { countTabStops } from './countTabStops.ts';

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
    let where = await target.evaluate(readFocus);
    while (where !== undefined) {
      expect(
        passed.length,
        `${target.toString()} was not reached by way of ${passed.join(' · ')} · ${where}`,
      ).toBeLessThan(maxPresses);
      passed.push(where);
      await this.#page.keyboard.press(isBackwards ? 'Shift+Tab' : 'Tab');
      where = await target.evaluate(readFocus);
    }
    expect(await target.evaluate(hasRing), `the focus is not visible on ${await this.#describeFocus()}`).toBe(true);
  }

  /** Presses Tab, or Shift and Tab, until a control has the focus: as {@link focus}, from wherever the focus is. */
  async reach(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    let stops = await target.evaluate(countTabStops);
    // A button that appears or goes meanwhile changes the number: look again from there, as a user does.
    for (let look = 0; look < 3 && stops !== 0; look += 1) {
      // oxlint-disable no-await-in-loop -- one key after the other
      for (let stop = 0; stop < Math.abs(stops); stop += 1)
        await this.#page.keyboard.press(stops > 0 ? 'Tab' : 'Shift+Tab');
      stops = await target.evaluate(countTabStops);
      // oxlint-enable no-await-in-loop
    }
    await this.focus(target, { isBackwards: stops < 0, maxPresses: 10 });
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

  /** Types into the control that has the focus, in place of its text, as an input method does. */
  async type(words: string): Promise<void> {
    await this.#page.keyboard.press('ControlOrMeta+a');
    await this.#page.keyboard.insertText(words);
  }

  /** Moves the focus to a list of options and chooses one by the arrow keys. */
  async choose(select: Locator, label: string, way: FocusOptions = {}): Promise<void> {
    await this.focus(select, way);
    const [from, to] = await select.evaluate((element, wanted) => {
      const { options, selectedIndex } = element as HTMLSelectElement;
      return [selectedIndex, [...options].findIndex((option) => option.label.trim() === wanted)] as const;
    }, label);
    expect(to, `the option ${label}`).toBeGreaterThanOrEqual(0);
    // oxlint-disable-next-line no-await-in-loop -- one key after the other
    for (let at = from; at !== to; at += Math.sign(to - from)) {
      await this.#page.keyboard.press(to > from ? 'ArrowDown' : 'ArrowUp');
    }
    await expect(select.locator('option:checked')).toHaveText(label);
  }

  /** Checks that the focus is on an element, not lost to the page, and that the element is in view. */
  async expectFocus(): Promise<void> {
    await expect.poll(() => this.#describeFocus()).not.toBe('nothing');
    await expect(this.#page.locator(':focus').first()).toBeInViewport();
  }

  async #describeFocus(): Promise<string> {
    return (await this.#page.locator('body').evaluate(readFocus)) ?? 'nothing';
  }
}

/** Runs in the page: describes what has the focus; undefined if it is this element. */
function readFocus(element: Element): string | undefined {
  const { activeElement, body } = document;
  if (activeElement === element) return undefined;
  if (activeElement === null || activeElement === body) return 'nothing';
  const name = activeElement.getAttribute('aria-label') ?? activeElement.textContent ?? '';
  return `${activeElement.tagName.toLowerCase()} “${name.trim().slice(0, 30)}”`;
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
