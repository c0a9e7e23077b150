import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Diagnosis, doubtful, sound, wrong } from './Diagnosis.ts';

const names = ['chromium', 'chromium-browser', 'google-chrome', 'chrome', 'chrome.exe', 'msedge.exe'] as const;

/** Where a browser was looked for; replaced by tests. */
export interface BrowserPlaces {
  /** The variable `CHROMIUM`. */
  readonly chosen: string | undefined;
  /** The folders of the variable `PATH`. */
  readonly folders: readonly string[];
  /** The one that the packages bring; only on Linux x64. */
  readonly bundled: string | undefined;
}

/** Examines whether end-to-end tests find a browser, in the order in which they look for one. */
export function diagnoseBrowser(places: BrowserPlaces = findPlaces()): Diagnosis {
  const { chosen, folders, bundled } = places;
  if (chosen !== undefined && chosen !== '') {
    if (existsSync(chosen)) return sound('browser', chosen);
    return wrong('browser', `CHROMIUM is ${chosen}, which does not exist`, 'Correct or remove the variable CHROMIUM.');
  }
  const installed = folders
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find((file) => existsSync(file));
  if (installed !== undefined) return sound('browser', installed);
  if (bundled !== undefined) return sound('browser', 'the one of the packages');
  const remedy = 'Install Chrome or Chromium, or set the variable CHROMIUM to one. Only tests in a browser need it.';
  return doubtful('browser', 'not found', remedy);
}

function findPlaces(): BrowserPlaces {
  return {
    chosen: process.env['CHROMIUM'],
    folders: (process.env['PATH'] ?? '').split(path.delimiter),
    bundled: process.platform === 'linux' && process.arch === 'x64' ? findBundled() : undefined,
  };
}

function findBundled(): string | undefined {
  try {
    return createRequire(import.meta.url).resolve('@sparticuz/chromium');
  } catch {
    // Packages outside of this repository do not bring it.
    return undefined;
  }
}
