// A module that fails to load says little about why. Its files are fetched once more and held against the hashes in the
// manifest: a file that differs was changed after the build, one that does not come is a matter of the network, and
// when all are as they should be, the code itself threw; unless the browser says that it got none, as the network may
// be back by now.
import type { RegistryEntry } from '@brokerdesk/plugin-sdk/build';
import { PluginFailure, StyleSheetError } from './errors.ts';
import { describeError } from './describeError.ts';

/** Finds out why code of a plugin could not be loaded. */
export async function diagnoseLoadFailure({ base, manifest }: RegistryEntry, cause: unknown): Promise<PluginFailure> {
  const pluginId = manifest.id;
  const verdicts = await checkFiles(base, manifest);
  const file = verdicts.find(({ result }) => result === 'changed')?.file;
  if (file) {
    const message = `${pluginId}: ${file} was changed after the build. A proxy or scanner may have rewritten it.`;
    return new PluginFailure('PLG_INTEGRITY', { pluginId, message, file, cause });
  }
  if (isNotFetched(cause) || verdicts.some(({ result }) => result === 'absent')) {
    const message = `${pluginId} could not be loaded: ${describeError(cause)}`;
    return new PluginFailure('PLG_LOAD', { pluginId, message, cause });
  }
  const message = `The code of ${pluginId} arrived, but failed while it was loaded: ${describeError(cause)}`;
  return new PluginFailure('PLG_LOAD_THROW', { pluginId, message, cause });
}

// How Chromium, Firefox and Safari say that a module, or one that it imports, did not come; no standard names it.
const notFetched =
  /^(Failed to fetch dynamically imported module|error loading dynamically imported module|Importing a module script failed)/i;

function isNotFetched(cause: unknown): boolean {
  return cause instanceof StyleSheetError || (cause instanceof TypeError && notFetched.test(cause.message));
}

interface FileCheck {
  readonly file: string;
  readonly result: 'same' | 'changed' | 'absent';
}

/** In development a manifest lists no files; there only the entry is asked for, and nothing is known of its hash. */
function checkFiles(base: string, { entry, files }: RegistryEntry['manifest']): Promise<FileCheck[]> {
  const listed = Object.entries(files).filter(([file]) => /\.(js|css)$/.test(file));
  const filesToCheck =
    listed.length > 0 ? listed.map(([file, { integrity }]) => ({ file, integrity })) : [{ file: entry }];
  return Promise.all(
    filesToCheck.map(async ({ file, integrity }: { file: string; integrity?: string }) => {
      const found = await fetchIntegrity(base + file);
      if (found === undefined) return { file, result: 'absent' };
      return { file, result: integrity === undefined || found === integrity ? 'same' : 'changed' };
    }),
  );
}

// Only to say why; the part is missing in any case.
const checkLimitMs = 10_000;

async function fetchIntegrity(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.timeout(checkLimitMs) });
    if (!response.ok) return undefined;
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', await response.arrayBuffer()));
    return `sha384-${btoa(String.fromCharCode(...digest))}`;
  } catch {
    // Not to be had: then it is the network, not the file.
    return undefined;
  }
}
