// The counterpart of `vite/guardImports.ts`: fetches the files of a part before they are imported, so that one that could
// not be fetched can be asked for again.
import { ChunkError } from './loadChunk.ts';
import { hasNewRelease } from './hasNewRelease.ts';
import { isPreloaded, readImportMap } from './preloadModules.ts';
import { withTimeLimit } from '../api-client/withTimeLimit.ts';

/** Fetches files by their names: those beside the importer, and the shared modules of the portal. */
type FetchParts = (names: readonly string[], importer: string) => Promise<void>;

declare global {
  // Built scripts call it, before each `import()`.
  var brokerdeskFetchParts: FetchParts | undefined;
}

// The specification, section 8: a code chunk that has not arrived after 120 seconds is an error.
const limitMs = 120_000;

/**
 * Lets built scripts fetch their parts before they import them.
 *
 * @param shared addresses of all files of each shared module
 */
export function installPartFetcher(shared: Readonly<Record<string, readonly string[]>> = {}): void {
  const { integrity: pinned = {} } = readImportMap(document);
  const fetched = new Set<string>();

  async function fetchFile(address: string): Promise<void> {
    if (fetched.has(address)) return;
    const integrity = pinned[address];
    const response = await fetch(address, {
      credentials: 'same-origin',
      ...(integrity !== undefined && { integrity }),
    });
    if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
    // Only a file that has arrived as a whole is in the cache of the browser.
    await response.arrayBuffer();
    fetched.add(address);
  }

  globalThis.brokerdeskFetchParts = async (names, importer) => {
    const own = names.filter((name) => name.endsWith('.js')).map((name) => new URL(name, importer).pathname);
    const others = names.flatMap((name) => (name.endsWith('.js') ? [] : (shared[name] ?? [])));
    const [first] = own;
    // The browser fetches its files already; what fails then is explained by the plugin's state.
    if (first === undefined || isPreloaded(first)) return;
    try {
      await withTimeLimit(Promise.all([...own, ...others].map(fetchFile)), {
        limitMs,
        createError: () => new ChunkError('CHUNK_TIMEOUT'),
      });
    } catch (cause) {
      if (await hasNewRelease()) throw new ChunkError('NEW_RELEASE', cause);
      throw cause instanceof ChunkError ? cause : new ChunkError('CHUNK_LOAD', cause);
    }
  };
}
