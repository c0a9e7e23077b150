// Opens entries of the catalogue, four of each file, and checks there what every screen owes its users: it is translated,
// accessible, fits into the narrowest window and shows where the focus is. Language and theme rotate from entry to entry, so
// that the entries of one screen meet all of them: two of three are opened in a Chinese script, where an untranslated word
// shows. `BROKERDESK_WHOLE=1` checks every entry in all languages and themes, and how each screen waits and fails: parts of the
// kit show that, which gallery.spec.ts checks.
import type { Language } from '@brokerdesk/api';
import type { Page } from '@playwright/test';
import { loadCatalogue } from './catalogue/loadCatalogue.ts';
import { openEntry } from './catalogue/ScreenEntry.ts';
import { ScreenVisit } from './catalogue/ScreenVisit.ts';
import { axeScript, findAccessibilityViolations } from './findAccessibilityViolations.ts';
import { isWholeRun } from '../scripts/wholeRun.mjs';
import { expect, test } from './fixtures.ts';
import { hasRing } from './KeyboardUser.ts';
import { openEmptyPage } from './storeSession.ts';
import { switchLanguage } from './switchLanguage.ts';
import { UntranslatedTextDetector } from './UntranslatedTextDetector.ts';

/** English last: its words are the longest, and the narrow window is checked in the language that is shown last. */
const wholeOrder: readonly Language[] = ['zh-Hans', 'zh-Hant', 'en'];
const themes = ['light', 'dark'] as const;
const narrowWidth = 768;

const entries = await loadCatalogue(isWholeRun ? {} : { perFile: 4 });

for (const [index, entry] of entries.entries()) {
  const { order, theme } = chooseVariants(index);

  test(`${entry.name} is translated, accessible and fits`, async ({ page, emulator, consoleErrors }) => {
    if (entry.consoleErrors) consoleErrors.expect(entry.consoleErrors);
    // A form may replace a picture that is still being drawn.
    consoleErrors.allow(/ERR_FILE_NOT_FOUND \(blob:/);
    await openEmptyPage(page);
    await page.addInitScript(axeScript);
    const detector = await UntranslatedTextDetector.start(page);
    const visit = new ScreenVisit(page, emulator);
    const reopen = async (language: Language) => {
      await page.evaluate((chosen) => localStorage.setItem('Lang', chosen), language);
      detector.addData(await openEntry(entry, visit));
      // Every page has a heading, or a dialog over it; an entry may open a screen without a sign of its own to wait for.
      await visit.waitFor('h1, dialog[open]');
    };
    const show = (language: Language) =>
      entry.hasNoLanguageChoice === true ? reopen(language) : switchLanguage(page, language);

    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const [position, language] of order.entries()) {
      await (position === 0 ? reopen : show)(language);
      if (language !== 'en') expect.soft(await detector.find(), language).toEqual([]);
      await expectAccessible(page, isWholeRun ? themes : [theme]);
    }
    await expectVisibleFocus(page);
    if (entry.widths?.includes(narrowWidth) === false) return;
    await page.setViewportSize({ width: narrowWidth, height: 1024 });
    expect.soft(await page.evaluate(findOverflow), `${narrowWidth} pixels wide`).toEqual([]);
  });
}

/** What an entry is opened in: six in a row have each language in each theme. */
function chooseVariants(index: number) {
  const theme = themes[Math.floor(index / 3) % 2] ?? 'light';
  const order: readonly Language[] = isWholeRun ? wholeOrder : [wholeOrder[index % 3] ?? 'en'];
  return { order, theme };
}

async function expectAccessible(page: Page, inThemes: readonly (typeof themes)[number][]): Promise<void> {
  for (const theme of inThemes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    expect.soft(await findAccessibilityViolations(page), theme).toEqual([]);
  }
}

/** Tab leads to a control, and its focus is visible. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const focused = page.locator(':focus');
  await page.keyboard.press('Tab');
  // From the last control of a dialog, Tab leads to the browser's own controls and then to the first one.
  if ((await focused.count()) === 0) await page.keyboard.press('Tab');
  await expect(focused).toHaveCount(1);
  expect.soft(await focused.evaluate(hasRing), `focus of ${await focused.evaluate(describeElement)}`).toBe(true);
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
