// Opens entries of the catalogue, three of each file one after the other in one page, and checks them (`ScreenChecker`), and
// that nothing is logged as an error. The file's name decides in which Chinese script and theme its entries are opened; the
// narrow window is looked at in English, whose words are the longest. `BROKERDESK_WHOLE=1` checks every entry in all languages
// and themes in a separate test, and how each screen waits and fails.
import path from 'node:path';
import {
  allScreenChecks,
  ScreenChecker,
  type ScreenChecks,
  type ScreenEntry,
} from '@brokerdesk/plugin-testing/browser';
import { isWholeRun } from '../scripts/wholeRun.mjs';
import { loadCatalogue, loadScreenFiles, spread } from './catalogue/loadCatalogue.ts';
import { expect, test } from './fixtures.ts';
import { hashText } from './hashText.ts';

const scripts = ['zh-Hans', 'zh-Hant'] as const;
const themes = ['light', 'dark'] as const;
const perFile = 3;

/** What one test opens. */
interface Part {
  readonly title: string;
  readonly entries: readonly ScreenEntry[];
  readonly checks: ScreenChecks;
}

async function loadWholeParts(): Promise<readonly Part[]> {
  return (await loadCatalogue()).map((entry) => ({ title: entry.name, entries: [entry], checks: allScreenChecks }));
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
      checks: { languages: [script, 'en'], checked: [script], themes: [theme] },
    };
  });
}

const softly = expect.configure({ soft: true });

for (const { title, entries, checks } of await (isWholeRun ? loadWholeParts() : loadParts())) {
  test(`${title} is translated, accessible and fits`, async ({ page, emulator, consoleErrors }) => {
    const limitMs = test.info().timeout;
    test.setTimeout(limitMs * (entries.length + 1));
    const checker = await ScreenChecker.start(page, emulator);
    for (const [index, entry] of entries.entries()) {
      const check = async () => {
        if (index > 0) await emulator.reset();
        if (entry.consoleErrors) consoleErrors.expect(entry.consoleErrors);
        // A form may replace a picture that is still being drawn.
        consoleErrors.allow(/ERR_FILE_NOT_FOUND \(blob:/);
        await checker.check(entry, checks);
        // The page is left: nothing of it can be logged later.
        await softly.poll(() => consoleErrors.findProblems(), { message: entry.name }).toEqual([]);
        consoleErrors.forget();
      };
      await test.step(entry.name, check, { timeout: limitMs }).catch((cause: unknown) => {
        throw new Error(`${entry.name}: ${String(cause)}`, { cause });
      });
    }
  });
}
