// A module that fails to load says little about why. Its files are fetched once more and held against the hashes in the
// manifest: a file that differs was changed after the build, which is another matter than a network that is down.
import type { RegistryEntry } from '@brokerdesk/plugin-sdk/build';
import { PluginFailure } from './errors.ts';
import { reasonOf } from './reasonOf.ts';

/** Finds out why code of a plugin could not be loaded. */
export async function loadFailure({ base, manifest }: RegistryEntry, cause: unknown): Promise<PluginFailure> {
  const file = await findChangedFile(base, manifest.files);
  const pluginId = manifest.id;
  if (file) {
    const message = `${pluginId}: ${file} was changed after the build. A proxy or scanner may have rewritten it.`;
    return new PluginFailure('PLG_INTEGRITY', { pluginId, message, file, cause });
  }
  return new PluginFailure('PLG_LOAD', {
    pluginId,
    message: `${pluginId} could not be loaded: ${reasonOf(cause)}`,
    cause,
  });
}

async function findChangedFile(base: string, files: RegistryEntry['manifest']['files']): Promise<string | undefined> {
  const verdicts = await Promise.all(
    Object.entries(files).map(async ([file, { integrity }]) => {
      const found = /\.(js|css)$/.test(file) ? await integrityOf(base + file) : undefined;
      return found !== undefined && found !== integrity ? file : undefined;
    }),
  );
  return verdicts.find((file) => file !== undefined);
}

async function integrityOf(address: string): Promise<string | undefined> {
  try {
    const response = await fetch(address, { cache: 'no-store' });
    if (!response.ok) return undefined;
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-384', await response.arrayBuffer()));
    return `sha384-${btoa(String.fromCharCode(...digest))}`;
  } catch {
    // Not to be had: then it is the network, not the file.
    return undefined;
  }
}
