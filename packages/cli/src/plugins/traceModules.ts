// Finds the module that each contribution of a plugin is loaded from. Its loader is a function, so it is called, and the
// module that it imports is noted instead of loaded.
import { registerHooks } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { contributionName } from '@brokerdesk/plugin-sdk/build';

/** The path of the module of each contribution, by its name within the plugin. */
export type ContributionModules = Readonly<Record<string, string>>;

/** The modules of a definition's contributions. */
export interface TracedModules {
  readonly modules: ContributionModules;
  /** What the loaders of other contributions import, and which does not exist, by the contribution's name. */
  readonly missingModules: ContributionModules;
}

type Load = () => unknown;
interface Loaded {
  readonly screen?: Load;
  readonly children?: Readonly<Record<string, { readonly screen?: Load }>>;
}

/** The parts of a definition that load code. */
interface Definition {
  readonly functions: Readonly<Record<string, Loaded | undefined>>;
  readonly internal: Readonly<Record<string, Loaded | undefined>>;
  readonly slots: readonly { readonly slot: string; readonly id: string; readonly component?: Load }[];
}

const emptyModule = { url: 'data:text/javascript,export default undefined', format: 'module', shortCircuit: true };
/** The addresses that are being imported; undefined while modules are loaded as usual. */
let noted: string[] | undefined;
/** The addresses of the modules that were loaded as usual. */
const loaded = new Set<string>();

/** Lets {@link traceModules} note what is imported; once per process. */
export function registerTrace(): void {
  registerHooks({
    resolve: (specifier, context, next) => {
      const resolved = next(specifier, context);
      if (noted === undefined) {
        loaded.add(resolved.url);
        return resolved;
      }
      noted.push(resolved.url);
      return emptyModule;
    },
  });
}

/** Returns the paths of the modules in a folder that were loaded since {@link registerTrace}, without installed packages. */
export function listLoadedFiles(folder: string): readonly string[] {
  return [...loaded]
    .filter((url) => url.startsWith('file:') && !url.includes('/node_modules/'))
    .map((url) => fileURLToPath(url))
    .filter((file) => file.startsWith(`${folder}${path.sep}`));
}

/** Finds the modules of all contributions of a definition. Only one definition may be traced at a time. */
export async function traceModules(value: unknown): Promise<TracedModules> {
  const { functions, internal, slots } = value as Definition;
  const pages = Object.entries({ ...functions, ...internal }).flatMap(([owner, page]) => [
    [contributionName(owner), page?.screen] as const,
    ...Object.entries(page?.children ?? {}).map(
      ([name, child]) => [contributionName(owner, name), child.screen] as const,
    ),
  ]);
  const fills = slots.map(({ slot, id, component }) => [contributionName(slot, id), component] as const);
  const modules: Record<string, string> = {};
  const missingModules: Record<string, string> = {};
  for (const [name, load] of [...pages, ...fills]) {
    const { address, missing } = load ? await noteImport(load) : {};
    if (address?.startsWith('file:')) modules[name] = fileURLToPath(address);
    if (missing !== undefined) missingModules[name] = missing;
  }
  return { modules, missingModules };
}

/** Returns the address of the first module that a loader imports, or the path of a module that does not exist. */
async function noteImport(load: Load): Promise<{ readonly address?: string; readonly missing?: string }> {
  const addresses: string[] = [];
  noted = addresses;
  try {
    await load();
  } catch (error) {
    const { code, url } = error as NodeJS.ErrnoException & { readonly url?: string };
    if (code === 'ERR_MODULE_NOT_FOUND' && url?.startsWith('file:')) return { missing: fileURLToPath(url) };
    // A loader may use what it imports, and the empty module has nothing. The address is noted already.
  } finally {
    noted = undefined;
  }
  const [address] = addresses;
  return address === undefined ? {} : { address };
}
