// What a packed plugin has to pass before an operator gives it to a broker, tried in a separate portal.
import { sdkVersion } from '@brokerdesk/plugin-sdk/build';
import { type Certification, hashText } from '@brokerdesk/plugin-sdk/delivery';
import { CliError, describeError } from '../errors.ts';
import { assertFits } from '../registry/assertFits.ts';
import type { PackedPlugin } from '../registry/packPlugin.ts';
import { findManifestFaults } from './findManifestFaults.ts';
import type { Trial } from './openTrial.ts';

const nothingToShow =
  'It has no page and no card. Name its sources with --sources, and open what needs a record in a *.screens.ts there.';

/** A check, and its faults. */
export interface CheckResult {
  readonly name: string;
  readonly title: string;
  /** One line each; none if it passed. */
  readonly faults: readonly string[];
}

/** What became of all checks. */
export interface CertifyResult {
  readonly checks: readonly CheckResult[];
  /** The places that were visited. */
  readonly places: readonly string[];
  /** Contributions that no place has shown. */
  readonly untried: readonly string[];
}

/** Runs all checks; `report` is called after each. */
export async function certifyPlugin(
  packed: PackedPlugin,
  { sources, report }: { readonly sources: string | undefined; readonly report: (result: CheckResult) => void },
): Promise<CertifyResult> {
  await assertFits(packed);
  const checks: CheckResult[] = [];
  const add = (result: CheckResult) => {
    checks.push(result);
    report(result);
  };
  add({ name: 'manifest', title: 'sizes and titles', faults: findManifestFaults(packed.manifest) });
  const [{ chromium }, { browserChecks }, { openTrial }] = await Promise.all([
    loadPlaywright(),
    import('./browserChecks.ts'),
    import('./openTrial.ts'),
  ]);
  const browser = await launch(chromium);
  let trial: Trial | undefined;
  try {
    trial = await openTrial(packed, { browser, sources });
    const places = trial.places.map(({ name }) => name);
    add({ name: 'places', title: 'something of it can be shown', faults: places.length === 0 ? [nothingToShow] : [] });
    for (const { name, title, find } of places.length === 0 ? [] : browserChecks)
      add({ name, title, faults: await find(trial) });
    return { checks, places, untried: listUntried(packed, trial.fetched) };
  } finally {
    await trial?.close();
    await browser.close();
  }
}

/** Lists contributions of which no script was fetched; all of their own, since they may share others. */
function listUntried({ manifest: { scripts = {} } }: PackedPlugin, fetched: ReadonlySet<string>): readonly string[] {
  return Object.entries(scripts)
    .filter(([, { files }]) => files.some((file) => file.endsWith('.js') && !fetched.has(file)))
    .map(([name]) => name);
}

/** What is signed of a plugin that passed. */
export async function toCertification(
  { manifest, signed }: PackedPlugin,
  { checks, untried }: CertifyResult,
  now: number,
): Promise<Certification> {
  return {
    plugin: manifest.id,
    version: manifest.version,
    manifest: await hashText(signed.payload),
    portal: sdkVersion,
    issuedAt: new Date(now).toISOString(),
    checks: checks.map(({ name }) => name),
    untried,
  };
}

async function loadPlaywright() {
  try {
    return await import('@playwright/test');
  } catch (cause) {
    throw new CliError('TOOL_MISSING', {
      message: 'certify needs the package @playwright/test, which is not installed.',
      hint: 'Install it beside admin-cli: npm install @playwright/test axe-core',
      cause,
    });
  }
}

async function launch(chromium: Awaited<ReturnType<typeof loadPlaywright>>['chromium']) {
  try {
    const executablePath = process.env['CHROMIUM'];
    return await chromium.launch({ ...(executablePath && { executablePath }) });
  } catch (cause) {
    throw new CliError('TOOL_MISSING', {
      message: `Chromium does not start: ${describeError(cause).split('\n')[0]}`,
      hint: 'Install it with: npx playwright install chromium. Or name one in the variable CHROMIUM.',
      cause,
    });
  }
}
