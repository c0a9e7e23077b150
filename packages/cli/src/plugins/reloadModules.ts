// Node keeps every module that it has loaded. While `dev` runs, the modules of plugins are loaded again after an edit, under
// addresses with a new number.
import { registerHooks } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

const loaded = new Set<string>();
let generation = 0;
let prefixes: readonly string[] | undefined;

/** Lets {@link startNextGeneration} apply to modules below these folders. */
export function watchModules(folders: readonly string[]): void {
  const isFirst = prefixes === undefined;
  prefixes = folders.map((folder) => `${pathToFileURL(folder).href}/`);
  if (!isFirst) return;
  registerHooks({
    resolve(specifier, context, next) {
      const resolved = next(specifier, context);
      const [url = ''] = resolved.url.split('?');
      if (!prefixes?.some((prefix) => url.startsWith(prefix)) || url.includes('/node_modules/')) return resolved;
      loaded.add(fileURLToPath(url));
      return generation === 0 ? resolved : { ...resolved, url: `${url}?generation=${generation}` };
    },
  });
}

/** Returns whether a watched module was loaded from this file. */
export function isLoadedModule(file: string): boolean {
  return loaded.has(file);
}

/** From now on, imports of watched modules load them again. */
export function startNextGeneration(): void {
  generation += 1;
}
