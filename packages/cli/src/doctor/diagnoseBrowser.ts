import { createRequire } from 'node:module';
import { describeError } from '../errors.ts';
import { browserHint, findInstalledBrowser } from '../test/findInstalledBrowser.mjs';
import { type Diagnosis, doubtful, sound, wrong } from './Diagnosis.ts';

/** Where a browser is looked for; this machine if absent. Tests replace it. */
export interface BrowserPlaces {
  /** `CHROMIUM` and `PATH`. */
  readonly environment?: NodeJS.ProcessEnv;
  readonly platform?: string;
  /** The package with a browser, which this repository has on Linux x64; undefined without it. */
  readonly bundled?: string | undefined;
}

/** Examines whether the tests in a browser find one: `admin-cli test` and the repository's own look in the same places. */
export function diagnoseBrowser(places: BrowserPlaces = { bundled: findBundled() }): Diagnosis {
  const { bundled, ...machine } = places;
  try {
    const installed = findInstalledBrowser(machine);
    if (installed !== undefined) return sound('browser', installed);
  } catch (cause) {
    return wrong('browser', describeError(cause), browserHint);
  }
  if (bundled !== undefined) return sound('browser', 'the one of the packages');
  return doubtful('browser', 'not found', `${browserHint} Only tests in a browser need it.`);
}

function findBundled(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    return createRequire(import.meta.url).resolve('@sparticuz/chromium');
  } catch {
    // Packages outside of this repository do not bring it.
    return undefined;
  }
}
