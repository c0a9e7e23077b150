// Fetches the code of one plugin: its style sheets and its entry. The browser verifies every module against the hashes
// in the page's import map; the links of style sheets carry their hashes.
import type { PluginDefinition } from '@brokerdesk/plugin-sdk';
import type { RegisteredManifest, RegistryEntry } from '@brokerdesk/plugin-sdk/build';
import { pinModules, type PinnedFiles } from '../components/preloadModules.ts';
import { PluginFailure, StyleSheetError } from './errors.ts';
import { diagnoseLoadFailure } from './diagnoseLoadFailure.ts';
import { withTimeLimit } from '../api-client/withTimeLimit.ts';

const entryLimitMs = 10_000;

/** Imports a module by its address. */
export type ImportModule = (address: string) => Promise<{ readonly default?: unknown }>;

/**
 * Fetches a plugin's definition.
 *
 * @throws PluginFailure `PLG_INTEGRITY`, `PLG_LOAD`, `PLG_LOAD_THROW`, `PLG_LOAD_TIMEOUT` or `PLG_DEFINITION`.
 */
export async function importPlugin(
  entry: RegistryEntry,
  importModule: ImportModule,
  pinned: PinnedFiles,
): Promise<PluginDefinition> {
  const { id } = entry.manifest;
  const module = await withTimeLimit(importFiles(entry, importModule, pinned), {
    limitMs: entryLimitMs,
    createError: () =>
      new PluginFailure('PLG_LOAD_TIMEOUT', {
        pluginId: id,
        message: `${id} did not arrive within ${entryLimitMs / 1000} seconds.`,
      }),
  });
  if (isDefinition(module.default, entry.manifest)) return module.default;
  throw new PluginFailure('PLG_DEFINITION', {
    pluginId: id,
    message: `${entry.manifest.entry} of ${id} has no default export made with definePlugin() for that id.`,
  });
}

async function importFiles(entry: RegistryEntry, importModule: ImportModule, pinned: PinnedFiles) {
  const { base, manifest } = entry;
  // Code is loaded only from folders of this portal's own origin, whatever the registry says.
  if (new URL(base, location.origin).origin !== location.origin) {
    const message = `${manifest.id} is registered at ${base}, which is not on this portal's origin.`;
    throw new PluginFailure('PLG_LOAD', { pluginId: manifest.id, message });
  }
  try {
    // A definition is data, so it may run before the styles of its screens are there.
    const styles = manifest.css.map((file) => addStyles(base + file, pinned?.[base + file]));
    const [module] = await Promise.all([importEntry(entry, importModule, pinned), ...styles]);
    return module;
  } catch (cause) {
    throw await diagnoseLoadFailure(entry, cause, pinned);
  }
}

/** Of a delivered plugin, every script is fetched with its hash first: an import would take what the server sends. */
async function importEntry(
  { base, manifest, isDelivered }: RegistryEntry,
  importModule: ImportModule,
  pinned: PinnedFiles,
) {
  if (isDelivered) {
    const scripts = Object.keys(pinned ?? {}).filter((address) => address.startsWith(base) && /\.m?js$/.test(address));
    if (!(await pinModules(scripts, pinned)))
      throw new TypeError(`Failed to fetch dynamically imported module of ${base}`);
  }
  return importModule(base + manifest.entry);
}

function addStyles(address: string, integrity: string | undefined): Promise<void> {
  if (document.head.querySelector(`link[rel="stylesheet"][href="${CSS.escape(address)}"]`)) return Promise.resolve();
  return new Promise((resolve, reject) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    link.crossOrigin = 'anonymous';
    if (integrity) link.integrity = integrity;
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new StyleSheetError(`The style sheet ${address} could not be loaded.`));
    });
    document.head.append(link);
  });
}

function isDefinition(value: unknown, manifest: RegisteredManifest): value is PluginDefinition {
  const definition = value as Partial<PluginDefinition> | undefined;
  return (
    typeof definition === 'object' &&
    definition !== null &&
    definition.id === manifest.id &&
    typeof definition.functions === 'object' &&
    Array.isArray(definition.slots) &&
    typeof definition.messages === 'object'
  );
}
