// Opens each entry of the catalogue once and checks there what every screen owes its users: it is translated, accessible,
// fits into the narrowest window (in English, whose words are the longest) and shows where the focus is. Language and theme of
// axe rotate from entry to entry; `BROKERDESK_WHOLE=1` checks each entry in all of them.
import { type Language, languages } from '@brokerdesk/api';
import type { Page } from '@playwright/test';
import { loadCatalogue } from './catalogue/loadCatalogue.ts';
import { openEntry } from './catalogue/ScreenEntry.ts';
import { ScreenVisit } from './catalogue/ScreenVisit.ts';
import { findAccessibilityViolations } from './findAccessibilityViolations.ts';
import { expect, test } from './fixtures.ts';
import { hasRing } from './KeyboardUser.ts';
import { switchLanguage } from './switchLanguage.ts';
import { UntranslatedTextDetector } from './UntranslatedTextDetector.ts';

const locales: Readonly<Record<Language, string>> = { en: 'en-US', 'zh-Hans': 'zh-CN', 'zh-Hant': 'zh-HK' };
const scripts = ['zh-Hans', 'zh-Hant'] as const;
const themes = ['light', 'dark'] as const;
const narrowWidth = 768;
const isWhole = process.env['BROKERDESK_WHOLE'] === '1';

const entries = await loadCatalogue();

for (const [index, entry] of entries.entries()) {
  const order = [...(index % 2 === 0 ? scripts : scripts.toReversed()), 'en'] as const;
  const axeLanguage = languages[index % 3];
  const theme = themes[Math.floor(index / 3) % 2] ?? 'light';

  test.describe(() => {
    test.use({ locale: locales[order[0] ?? 'en'], colorScheme: theme });

    test(`${entry.name} is translated, accessible and fits`, async ({ page, emulator, consoleErrors }) => {
      if (entry.consoleErrors) consoleErrors.expect(entry.consoleErrors);
      // A form may replace a picture that is still being drawn.
      consoleErrors.allow(/ERR_FILE_NOT_FOUND \(blob:/);
      const detector = await UntranslatedTextDetector.start(page);
      const visit = new ScreenVisit(page, emulator);
      detector.addData(await openEntry(entry, visit));
      const show = async (language: Language) => {
        if (entry.hasNoLanguageChoice !== true) return switchLanguage(page, language);
        await page.evaluate((chosen) => localStorage.setItem('Lang', chosen), language);
        detector.addData(await openEntry(entry, visit));
      };

      for (const [position, language] of order.entries()) {
        if (position > 0) await show(language);
        if (language !== 'en') expect.soft(await detector.find(), language).toEqual([]);
        if (isWhole || language === axeLanguage) await expectAccessible(page, isWhole ? themes : [theme]);
      }
      await expectVisibleFocus(page);
      if (entry.widths?.includes(narrowWidth) === false) return;
      await page.setViewportSize({ width: narrowWidth, height: 1024 });
      expect.soft(await page.evaluate(findOverflow), `${narrowWidth} pixels wide`).toEqual([]);
    });
  });
}

async function expectAccessible(page: Page, inThemes: readonly (typeof themes)[number][]): Promise<void> {
  for (const theme of inThemes) {
    await page.emulateMedia({ colorScheme: theme });
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
