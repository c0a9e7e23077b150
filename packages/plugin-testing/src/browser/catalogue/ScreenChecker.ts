// Looks at screens as users of every kind meet them, and checks what only a browser shows: contrasts and roles (axe), where the
// focus is, that everything fits into the narrowest window; and that the texts are translated.
import type { Language } from '@brokerdesk/api';
import type { MockClient } from '@brokerdesk/mock-server/client';
import { expect, type Page } from '@playwright/test';
import { clearStorage } from '../session/clearStorage.ts';
import { openEmptyPage } from '../session/storeSession.ts';
import { findAccessibilityViolations, readAxeScript } from './findAccessibilityViolations.ts';
import { hasRing } from './hasRing.ts';
import { openEntry, type ScreenEntry } from './ScreenEntry.ts';
import { ScreenVisit } from './ScreenVisit.ts';
import { switchLanguage } from './switchLanguage.ts';
import { UntranslatedTextDetector } from './UntranslatedTextDetector.ts';

export type Theme = 'light' | 'dark';

/** How a screen is looked at. */
export interface ScreenChecks {
  /** One after the other. The narrow window is looked at in the last one: best English, whose words are the longest. */
  readonly languages: readonly Language[];
  /** The languages in which axe runs. */
  readonly checked: readonly Language[];
  readonly themes: readonly Theme[];
}

const languages: readonly Language[] = ['zh-Hans', 'zh-Hant', 'en'];

/** Every language, and axe in each of them and in both themes. */
export const allScreenChecks: ScreenChecks = { languages, checked: languages, themes: ['light', 'dark'] };

const narrowWidth = 768;

/**
 * Checks entries of the catalogue in a page, one after the other. Failed checks are collected as Playwright's soft expectations.
 *
 * @example
 * for (const screen of screens) {
 *   test(screen.name, async ({ page, emulator }) => (await ScreenChecker.start(page, emulator)).check(screen));
 * }
 */
export class ScreenChecker {
  readonly #visit: ScreenVisit;
  readonly #detector: UntranslatedTextDetector;
  readonly #viewport: { readonly width: number; readonly height: number };

  /** Prepares a page, once, before anything of the portal is opened in it. */
  static async start(page: Page, emulator: MockClient): Promise<ScreenChecker> {
    await openEmptyPage(page);
    await page.addInitScript(readAxeScript());
    return new ScreenChecker(new ScreenVisit(page, emulator), await UntranslatedTextDetector.start(page));
  }

  private constructor(visit: ScreenVisit, detector: UntranslatedTextDetector) {
    this.#visit = visit;
    this.#detector = detector;
    this.#viewport = visit.page.viewportSize() ?? { width: 1280, height: 720 };
  }

  /** Opens an entry, checks it, and leaves it with all that it has changed in the browser. */
  async check(entry: ScreenEntry, checks: ScreenChecks = allScreenChecks): Promise<void> {
    await this.#look(entry, checks);
    await this.#leave();
    this.#detector.forget();
  }

  async #look(entry: ScreenEntry, { languages, checked, themes }: ScreenChecks): Promise<void> {
    const { page } = this.#visit;
    await page.emulateMedia({ colorScheme: themes[0] ?? 'light', reducedMotion: 'reduce' });
    for (const [position, language] of languages.entries()) {
      if (position === 0 || entry.hasNoLanguageChoice === true) await this.#open(entry, language);
      else await switchLanguage(page, language);
      const name = `${entry.name}, ${language}`;
      if (language !== 'en') expect.soft(await this.#detector.find(), name).toEqual([]);
      if (checked.includes(language)) await this.#expectAccessible(name, themes);
    }
    await this.#expectVisibleFocus(entry.name);
    if (entry.widths?.includes(narrowWidth) === false) return;
    await page.setViewportSize({ width: narrowWidth, height: 1024 });
    expect.soft(await page.evaluate(findOverflow), `${entry.name}, ${narrowWidth} pixels wide`).toEqual([]);
  }

  async #open(entry: ScreenEntry, language: Language): Promise<void> {
    await this.#visit.page.evaluate((chosen) => localStorage.setItem('Lang', chosen), language);
    this.#detector.addData(await openEntry(entry, this.#visit));
    // Every page has a heading, or a dialog over it; an entry may open a screen without a sign of its own to wait for.
    await this.#visit.waitFor('h1, dialog[open]');
  }

  async #leave(): Promise<void> {
    const { page } = this.#visit;
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await openEmptyPage(page);
    await page.evaluate(clearStorage);
    await page.mouse.move(0, 0);
    await page.setViewportSize(this.#viewport);
  }

  async #expectAccessible(name: string, themes: readonly Theme[]): Promise<void> {
    const { page } = this.#visit;
    for (const theme of themes) {
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      expect.soft(await findAccessibilityViolations(page), `${name}, ${theme}`).toEqual([]);
    }
  }

  /** Tab leads to a control, and its focus is visible. */
  async #expectVisibleFocus(name: string): Promise<void> {
    const { page } = this.#visit;
    const focused = page.locator(':focus');
    await page.keyboard.press('Tab');
    // From the last control of a dialog, Tab leads to the browser's own controls and then to the first one.
    if ((await focused.count()) === 0) await page.keyboard.press('Tab');
    await expect(focused, `${name}: Tab reaches a control`).toHaveCount(1);
    const control = await focused.evaluate(describeElement);
    expect.soft(await focused.evaluate(hasRing), `${name}: focus of ${control}`).toBe(true);
  }
}

/** Runs in the page. */
function describeElement(element: Element): string {
  return element.outerHTML.slice(0, 120);
}

/** Runs in the page: what is wider than the window, and controls outside of it to which nothing scrolls. */
function findOverflow(): readonly string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const tooWide = scrollWidth > clientWidth ? [`the page is ${scrollWidth} pixels wide`] : [];
  const canScroll = (element: Element | null): boolean =>
    element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || canScroll(element.parentElement));
  const controls = [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea')];
  const clipped = controls.filter((control) => {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    const { left, right, width } = control.getBoundingClientRect();
    const isOutside = width > 1 && (left < -1 || right > clientWidth + 1);
    return isOutside && !canScroll(control.parentElement);
  });
  return [...tooWide, ...clipped.map((control) => `clipped: ${control.outerHTML.slice(0, 120)}`)];
}
