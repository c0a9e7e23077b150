// The browser gives no reason when a module fails to load, so its files are fetched again and compared with the hashes
// that the page pins. A file that differs was changed after the build; a file that does not arrive is a network failure.
// If all files match, the code itself threw, unless the error message says that the module did not arrive: then the
// network may have recovered meanwhile.
import type { RegistryEntry } from '@brokerdesk/plugin-sdk/build';
import { hasNewRelease } from '../components/hasNewRelease.ts';
import type { PinnedFiles } from '../components/preloadModules.ts';
import { PluginFailure, recoveries, StyleSheetError } from './errors.ts';
import { describeError } from './describeError.ts';

/** Finds out why the code of a plugin could not be loaded. */
export async function diagnoseLoadFailure(
  { base, manifest }: RegistryEntry,
  cause: unknown,
  pinned: PinnedFiles,
): Promise<PluginFailure> {
  const pluginId = manifest.id;
  const verdicts = await checkFiles(base, manifest.entry, pinned);
  const file = verdicts.find(({ result }) => result === 'changed')?.file;
  if (file) {
    const message = `${pluginId}: ${file} was changed after the build. A proxy or scanner may have modified it.`;
    return new PluginFailure('PLG_INTEGRITY', { pluginId, message, file, cause });
  }
  if (isNotFetched(cause) || verdicts.some(({ result }) => result === 'absent')) {
    const message = `${pluginId} could not be loaded: ${describeError(cause)}`;
    return new PluginFailure('PLG_LOAD', { pluginId, message, cause });
  }
  const message = `The code of ${pluginId} arrived, but failed while it was loaded: ${describeError(cause)}`;
  return new PluginFailure('PLG_LOAD_THROW', { pluginId, message, cause });
}

/** Turns a failure to load into an error with advice; after a new release, the advice is to reload. */
export async function explainFailure(
  entry: RegistryEntry,
  cause: unknown,
  pinned: PinnedFiles,
): Promise<PluginFailure> {
  const failure = cause instanceof PluginFailure ? cause : await diagnoseLoadFailure(entry, cause, pinned);
  if (recoveries[failure.code] !== 'reload' || !(await hasNewRelease())) return failure;
  const { id: pluginId } = entry.manifest;
  const message = `${pluginId} is of an earlier release than the one that is served now. ${failure.message}`;
  return new PluginFailure('PLG_OUTDATED', { pluginId, message, file: failure.file, cause: failure });
}

// How Chromium, Firefox and Safari report that a module, or one of its imports, did not arrive; this is not standardised.
const notFetched =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/i;

function isNotFetched(cause: unknown): boolean {
  return cause instanceof StyleSheetError || (cause instanceof TypeError && notFetched.test(cause.message));
}

interface FileCheck {
  readonly file: string;
  readonly result: 'same' | 'changed' | 'absent';
}

/** In development nothing is pinned; then only the entry is fetched. */
function checkFiles(base: string, entry: string, pinned: PinnedFiles = {}): Promise<FileCheck[]> {
  const own = Object.keys(pinned).filter((address) => address.startsWith(base));
  const addresses = own.length > 0 ? own : [base + entry];
  return Promise.all(
    addresses.map(async (address) => {
      const file = address.slice(base.length);
      const found = await fetchIntegrity(address);
      if (found === undefined) return { file, result: 'absent' };
      return { file, result: pinned[address] === undefined || found === pinned[address] ? 'same' : 'changed' };
    }),
  );
}

// This only improves the message; the contribution is missing in any case.
const checkLimitMs = 10_000;

async function fetchIntegrity(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(checkLimitMs) });
    if (!response.ok) return undefined;
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await response.arrayBuffer()));
    return `sha256-${btoa(String.fromCharCode(...digest))}`;
  } catch {
    // The file could not be fetched: then it is the network, not the file.
    return undefined;
  }
}
