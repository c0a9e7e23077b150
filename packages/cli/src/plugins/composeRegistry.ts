import { createHash } from 'node:crypto';
import type { Registry, RegistryEntry } from '@brokerdesk/plugin-sdk/build';
import { CliError } from '../errors.ts';
import type { DescribedPlugin } from './describePlugins.ts';

/** A plugin with its location in a portal. */
export interface RegisteredPlugin extends RegistryEntry {
  /** The display codes of the brokers that get the plugin; undefined for all. */
  readonly brokers: readonly string[] | undefined;
}

/** Composes the registry of one broker's portal. */
export function composeRegistry(plugins: readonly RegisteredPlugin[], displayCode: string): Registry {
  const own = plugins.filter(({ brokers }) => !brokers || brokers.includes(displayCode));
  assertUniqueIds(own);
  assertUniqueOwners(own);
  const entries = own.map(({ base, firstParty, manifest }): RegistryEntry => ({ base, firstParty, manifest }));
  const revision = createHash('sha256').update(JSON.stringify(entries)).digest('hex').slice(0, 16);
  return { schemaVersion: 1, revision, plugins: entries };
}

/** Turns a plugin that has not been built into an entry: its manifest names the source module and no files. */
export function toRegistryEntry(
  { source, description }: DescribedPlugin,
  location: { readonly base: string; readonly entry: string },
): RegisteredPlugin {
  return {
    base: location.base,
    firstParty: source.firstParty,
    brokers: source.brokers,
    manifest: { ...description, entry: location.entry, css: [], files: {}, shared: {} },
  };
}

function assertUniqueIds(plugins: readonly RegisteredPlugin[]): void {
  const bases = new Map<string, string>();
  for (const { base, manifest } of plugins) {
    const other = bases.get(manifest.id);
    if (other !== undefined) {
      throw new CliError('PLUGIN_ID_TAKEN', {
        message: `Two plugins have the id "${manifest.id}": ${other} and ${base}.`,
        hint: 'Give one of them another id in its plugin.ts.',
      });
    }
    bases.set(manifest.id, base);
  }
}

function assertUniqueOwners(plugins: readonly RegisteredPlugin[]): void {
  const owners = new Map<string, string>();
  for (const { manifest } of plugins) {
    for (const code of Object.keys(manifest.functions)) {
      const owner = owners.get(code);
      if (owner !== undefined) throw createOwnedTwiceError(code, [owner, manifest.id]);
      owners.set(code, manifest.id);
    }
  }
}

function createOwnedTwiceError(code: string, [first, second]: readonly [string, string]): CliError {
  return new CliError('FUNCTION_OWNED_TWICE', {
    message: `The function ${code} is owned by two plugins: ${first} and ${second}.`,
    hint: 'A function has one owner. Remove it from one of them, or deliver the plugins to different brokers.',
  });
}
