import { createHash } from 'node:crypto';
import type { Manifest, Registry, RegistryEntry } from '@brokerdesk/plugin-sdk/build';
import { CliError } from '../errors.ts';
import type { DescribedPlugin } from './describePlugins.ts';

/** A plugin with its location in a portal. */
export interface RegisteredPlugin extends RegistryEntry {
  readonly manifest: Manifest;
  /** The display codes of the brokers that get the plugin; undefined for all. */
  readonly brokers: readonly string[] | undefined;
}

type FullEntry = Omit<RegisteredPlugin, 'brokers'>;

/** Composes the registry of one broker's portal. */
export function composeRegistry(plugins: readonly RegisteredPlugin[], displayCode: string): Registry {
  const own = selectPlugins(plugins, displayCode);
  const [conflict] = findConflicts(own);
  if (conflict !== undefined) throw conflict.error;
  const entries = own.map(({ base, firstParty, manifest }) => ({ base, firstParty, manifest }));
  const revision = createHash('sha256').update(JSON.stringify(entries)).digest('hex').slice(0, 16);
  return { schemaVersion: 1, revision, plugins: entries.map(toListed) };
}

/** Selects the plugins that a broker gets. */
export function selectPlugins(plugins: readonly RegisteredPlugin[], displayCode: string): readonly RegisteredPlugin[] {
  return plugins.filter(({ brokers }) => !brokers || brokers.includes(displayCode));
}

/** Leaves out what pages do not read: hashes are two thirds of a manifest, and the page has them already. */
function toListed({ manifest, ...entry }: FullEntry): RegistryEntry {
  const {
    files: _files,
    shared: _shared,
    calls: _calls,
    codes: _codes,
    brokers: _brokers,
    builtWith: _builtWith,
    ...listed
  } = manifest;
  return { ...entry, manifest: listed };
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

/** Why plugins cannot be in one registry. */
export interface RegistryConflict {
  readonly error: CliError;
  readonly pluginIds: readonly string[];
  /** The function that both declare; undefined if they have the same id. */
  readonly functionCode: string | undefined;
}

/**
 * Finds the plugins of one broker that cannot be in one registry: with the same id, or with the same function. Several may
 * declare the same area, so that each stands alone.
 */
export function findConflicts(plugins: readonly RegisteredPlugin[]): readonly RegistryConflict[] {
  return [...findRepeatedIds(plugins), ...findRepeatedOwners(plugins)];
}

function findRepeatedIds(plugins: readonly RegisteredPlugin[]): readonly RegistryConflict[] {
  const bases = new Map<string, string>();
  return plugins.flatMap(({ base, manifest: { id } }) => {
    const other = bases.get(id);
    if (other === undefined) bases.set(id, base);
    if (other === undefined) return [];
    const error = new CliError('PLUGIN_ID_TAKEN', {
      message: `Two plugins have the id "${id}": ${other} and ${base}.`,
      hint: 'Give one of them another id in its plugin.ts.',
    });
    return [{ error, pluginIds: [id], functionCode: undefined }];
  });
}

function findRepeatedOwners(plugins: readonly RegisteredPlugin[]): readonly RegistryConflict[] {
  const owners = new Map<string, RegisteredPlugin>();
  return plugins.flatMap((plugin) =>
    Object.keys(plugin.manifest.functions).flatMap((functionCode) => {
      const owner = owners.get(functionCode);
      if (owner === undefined) owners.set(functionCode, plugin);
      const ids = [owner?.manifest.id ?? '', plugin.manifest.id] as const;
      if (owner === undefined || ids[0] === ids[1]) return [];
      const areas = [readArea(owner, functionCode), readArea(plugin, functionCode)] as const;
      if (areas[0] === undefined || areas[1] === undefined)
        return [{ error: createOwnedTwiceError(functionCode, ids), pluginIds: ids, functionCode }];
      const difference = findDifference(areas[0], areas[1]);
      if (difference === undefined) return [];
      return [{ error: createAreaError({ functionCode, ids, difference }), pluginIds: ids, functionCode }];
    }),
  );
}

/** What users see of an area, by what it is called; undefined for a code that is not declared as an area. */
function readArea({ manifest }: RegisteredPlugin, code: string): ReadonlyMap<string, string> | undefined {
  const { kind, path = '', title = '', menu } = manifest.functions[code] ?? {};
  if (kind !== 'area') return undefined;
  const titles = Object.entries(manifest.titles).map(
    ([language, texts]) => [`title (${language})`, texts[title] ?? ''] as const,
  );
  return new Map([['path', path], ...titles, ['icon', menu?.icon ?? '']]);
}

function findDifference(first: ReadonlyMap<string, string>, second: ReadonlyMap<string, string>) {
  const name = [...first.keys()].find((key) => first.get(key) !== second.get(key));
  return name === undefined ? undefined : { name, values: [first.get(name) ?? '', second.get(name) ?? ''] as const };
}

function createOwnedTwiceError(code: string, [first, second]: readonly [string, string]): CliError {
  return new CliError('FUNCTION_OWNED_TWICE', {
    message: `The function ${code} is owned by two plugins: ${first} and ${second}.`,
    hint: 'A function has one owner. Remove it from one of them, or deliver the plugins to different brokers.',
  });
}

interface AreaDifference {
  readonly functionCode: string;
  readonly ids: readonly [string, string];
  readonly difference: { readonly name: string; readonly values: readonly [string, string] };
}

function createAreaError({ functionCode, ids, difference: { name, values } }: AreaDifference): CliError {
  return new CliError('FUNCTION_OWNED_TWICE', {
    message: `The area ${functionCode} has the ${name} "${values[0]}" in ${ids[0]} and "${values[1]}" in ${ids[1]}.`,
    hint: 'Plugins may share an area if their declarations are the same. Make them the same, or deliver the plugins to different brokers.',
  });
}
