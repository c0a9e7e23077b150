// A browser learns of a module's imports when the module has arrived. Where all of them are known in advance, they are
// fetched at once. The page's import map pins the hash of each; without it, the later import would fetch the file again.

/** The page's import map. */
export interface PageImportMap {
  /** The addresses of the shared modules. */
  readonly imports: Readonly<Record<string, string>>;
  /** The pinned hashes of all files of code by address; undefined in development, where sources change. */
  readonly integrity: PinnedFiles;
}

/** Hashes by address, or undefined in development, where sources change and nothing is pinned. */
export type PinnedFiles = Readonly<Record<string, string>> | undefined;

/** Reads the import map of a page. */
export function readImportMap(page: Document): PageImportMap {
  const map = page.querySelector('script[type="importmap"]')?.textContent;
  const { imports = {}, integrity } = map ? (JSON.parse(map) as Partial<PageImportMap>) : {};
  return { imports, integrity };
}

const arrivals = new WeakMap<Element, Promise<boolean>>();

/** Starts to fetch modules that will be imported, without running them. Files that the page does not pin are left out. */
export function preloadModules(addresses: readonly string[], pinned: PinnedFiles): void {
  for (const address of addresses) {
    const integrity = pinned?.[address];
    if (integrity !== undefined) void fetchModule(address, integrity);
  }
}

/**
 * Fetches modules that the import map does not name, all of them: what a browser has fetched with a hash, it imports without
 * fetching it again. Returns whether each has arrived and has its hash.
 */
export async function pinModules(addresses: readonly string[], pinned: PinnedFiles): Promise<boolean> {
  const arrived = addresses.map((address) => fetchModule(address, pinned?.[address] ?? ''));
  return (await Promise.all(arrived)).every(Boolean);
}

/** Resolves to whether the module has arrived and has its hash. */
function fetchModule(address: string, integrity: string): Promise<boolean> {
  const present = findPreload(address);
  if (present) return arrivals.get(present) ?? Promise.resolve(true);
  if (integrity === '') return Promise.resolve(false);
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = address;
  link.integrity = integrity;
  const arrival = new Promise<boolean>((resolve) => {
    link.addEventListener('load', () => resolve(true));
    link.addEventListener('error', () => resolve(false));
  });
  arrivals.set(link, arrival);
  document.head.append(link);
  return arrival;
}

/** Whether the browser fetches a module, or has fetched it, before it is imported. */
export function isPreloaded(address: string): boolean {
  return findPreload(address) !== null;
}

function findPreload(address: string): Element | null {
  return document.head.querySelector(`link[rel="modulepreload"][href="${CSS.escape(address)}"]`);
}
