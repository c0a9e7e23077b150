// Opens entries of the catalogue, three of each file one after the other in one page, and checks there what only a browser
// shows: contrasts and roles (axe), where the focus is, that everything fits into the narrowest window, and what is logged as
// an error; and that the texts are translated. The file's name decides in which Chinese script and theme its entries are opened;
// the narrow window is looked at in English, whose words are the longest. `BROKERDESK_WHOLE=1` checks every entry in all
// languages and themes in a separate test, and how each screen waits and fails.
import path from 'node:path';
import type { Language } from '@brokerdesk/api';
import type { Page } from '@playwright/test';
import { loadCatalogue, loadScreenFiles, spread } from './catalogue/loadCatalogue.ts';
import { openEntry, type ScreenEntry } from './catalogue/ScreenEntry.ts';
import { ScreenVisit } from './catalogue/ScreenVisit.ts';
import { axeScript, findAccessibilityViolations } from './findAccessibilityViolations.ts';
import { isWholeRun } from '../scripts/wholeRun.mjs';
import type { ConsoleErrorCollector } from './ConsoleErrorCollector.ts';
import { expect, test } from './fixtures.ts';
import { hashText } from './hashText.ts';
import { hasRing } from './KeyboardUser.ts';
import { clearStorage } from './SharedContexts.ts';
import { openEmptyPage } from './storeSession.ts';
import { switchLanguage } from './switchLanguage.ts';
import { UntranslatedTextDetector } from './UntranslatedTextDetector.ts';

const scripts = ['zh-Hans', 'zh-Hant'] as const;
const themes = ['light', 'dark'] as const;
const narrowWidth = 768;
const perFile = 3;

/** What one test opens. */
interface Part {
  readonly title: string;
  readonly entries: readonly ScreenEntry[];
  /** English comes last: the narrow window is looked at in the language that is shown last. */
  readonly languages: readonly Language[];
  /** The languages in which axe runs. */
  readonly checked: readonly Language[];
  readonly themes: readonly (typeof themes)[number][];
}

const everyLanguage: readonly Language[] = [...scripts, 'en'];

async function loadWholeParts(): Promise<readonly Part[]> {
  return (await loadCatalogue()).map((entry) => ({
    title: entry.name,
    entries: [entry],
    languages: everyLanguage,
    checked: everyLanguage,
    themes,
  }));
}

async function loadParts(): Promise<readonly Part[]> {
  return (await loadScreenFiles()).map((file) => {
    const number = hashText(file.path);
    const script = scripts[number % 2] ?? 'zh-Hans';
    const theme = themes[Math.floor(number / 2) % 2] ?? 'light';
    const entries = spread(file.screens, perFile);
    const names = entries.map(({ name }) => name).join('; ');
    return {
      title: `${path.posix.basename(file.path)} (${names})`,
      entries,
      languages: [script, 'en'],
      checked: [script],
      themes: [theme],
    };
  });
}

for (const part of await (isWholeRun ? loadWholeParts() : loadParts())) {
  test(`${part.title} is translated, accessible and fits`, async ({ page, viewport, emulator, consoleErrors }) => {
    const limitMs = test.info().timeout;
    test.setTimeout(limitMs * (part.entries.length + 1));
    await openEmptyPage(page);
    await page.addInitScript(axeScript);
    const detector = await UntranslatedTextDetector.start(page);
    const visit = new ScreenVisit(page, emulator);
    for (const [index, entry] of part.entries.entries()) {
      const check = async () => {
        if (index > 0) await emulator.reset();
        await checkEntry(entry, { part, visit, detector, consoleErrors });
        await leave(page, viewport);
        // The page is left: nothing of it can be logged later.
        await softly.poll(() => consoleErrors.findProblems(), { message: entry.name }).toEqual([]);
        consoleErrors.forget();
        detector.forget();
      };
      await test.step(entry.name, check, { timeout: limitMs }).catch((cause: unknown) => {
        throw new Error(`${entry.name}: ${String(cause)}`, { cause });
      });
    }
  });
}

const softly = expect.configure({ soft: true });

interface CheckOptions {
  readonly part: Part;
  readonly visit: ScreenVisit;
  readonly detector: UntranslatedTextDetector;
  readonly consoleErrors: ConsoleErrorCollector;
}

async function checkEntry(entry: ScreenEntry, { part, visit, detector, consoleErrors }: CheckOptions): Promise<void> {
  const { page } = visit;
  if (entry.consoleErrors) consoleErrors.expect(entry.consoleErrors);
  // A form may replace a picture that is still being drawn.
  consoleErrors.allow(/ERR_FILE_NOT_FOUND \(blob:/);
  const reopen = async (language: Language) => {
    await page.evaluate((chosen) => localStorage.setItem('Lang', chosen), language);
    detector.addData(await openEntry(entry, visit));
    // Every page has a heading, or a dialog over it; an entry may open a screen without a sign of its own to wait for.
    await visit.waitFor('h1, dialog[open]');
  };
  const show = (language: Language) =>
    entry.hasNoLanguageChoice === true ? reopen(language) : switchLanguage(page, language);

  await page.emulateMedia({ colorScheme: part.themes[0] ?? 'light', reducedMotion: 'reduce' });
  for (const [position, language] of part.languages.entries()) {
    await (position === 0 ? reopen : show)(language);
    const name = `${entry.name}, ${language}`;
    if (language !== 'en') expect.soft(await detector.find(), name).toEqual([]);
    if (part.checked.includes(language)) await expectAccessible(page, { name, inThemes: part.themes });
  }
  await expectVisibleFocus(page, entry.name);
  if (entry.widths?.includes(narrowWidth) === false) return;
  await page.setViewportSize({ width: narrowWidth, height: 1024 });
  expect.soft(await page.evaluate(findOverflow), `${entry.name}, ${narrowWidth} pixels wide`).toEqual([]);
}

/** Leaves an entry with all that it has changed in the browser. */
async function leave(page: Page, viewport: { readonly width: number; readonly height: number } | null): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await openEmptyPage(page);
  await page.evaluate(clearStorage);
  await page.mouse.move(0, 0);
  if (viewport) await page.setViewportSize(viewport);
}

async function expectAccessible(
  page: Page,
  { name, inThemes }: { readonly name: string; readonly inThemes: Part['themes'] },
): Promise<void> {
  for (const theme of inThemes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    expect.soft(await findAccessibilityViolations(page), `${name}, ${theme}`).toEqual([]);
  }
}

/** Tab leads to a control, and its focus is visible. */
async function expectVisibleFocus(page: Page, name: string): Promise<void> {
  const focused = page.locator(':focus');
  await page.keyboard.press('Tab');
  // From the last control of a dialog, Tab leads to the browser's own controls and then to the first one.
  if ((await focused.count()) === 0) await page.keyboard.press('Tab');
  await expect(focused, `${name}: Tab reaches a control`).toHaveCount(1);
  const control = await focused.evaluate(describeElement);
  expect.soft(await focused.evaluate(hasRing), `${name}: focus of ${control}`).toBe(true);
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
