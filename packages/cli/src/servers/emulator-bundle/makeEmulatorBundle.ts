// The emulator and the calls of the product's plugins as one file: Node reads it in a third of the time that their four
// hundred modules take.
import { existsSync, rmSync } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';
import { type BundleRecord, bundleFileIn, recordFileIn, stampOf } from './BundleRecord.ts';

/** What goes into a bundle, and where it is put. */
export interface BundleOptions {
  readonly folder: string;
  /** The module whose exports the bundle has. */
  readonly emulator: string;
  /** Modules that `loaders` of the bundle load by their file name. */
  readonly mocks: readonly string[];
  /** Milliseconds after which a bundle that another process makes counts as given up. */
  readonly staleAfterMs?: number;
}

/** Files that decide which modules an import finds, beside the packages' own. */
const resolutionFiles = ['package-lock.json', 'node_modules/.package-lock.json'];
const defaultStaleMs = 60_000;
const repository = fileURLToPath(new URL('../../../../..', import.meta.url));

/**
 * Makes the bundle anew. Undefined if another process is at it, or if a source has changed meanwhile, so that nobody
 * knows what is in it.
 */
export async function makeEmulatorBundle(options: BundleOptions): Promise<string | undefined> {
  const { folder, mocks, staleAfterMs = defaultStaleMs } = options;
  const making = path.join(folder, 'making');
  if (!(await acquireFolder(making, staleAfterMs))) return undefined;
  const began = Date.now();
  const clean = () => rmSync(making, { recursive: true, force: true });
  process.once('exit', clean);
  try {
    const file = path.join(making, 'emulator.mjs');
    const sources = listSources(await bundle(options, file));
    const times = await Promise.all(sources.map(async (file) => (existsSync(file) ? (await stat(file)).ctimeMs : 0)));
    if (times.some((time) => time >= began)) return undefined;
    const stamps = Object.fromEntries(sources.map((source) => [source, stampOf(source)]));
    const bundleFile = bundleFileIn(folder);
    await rename(file, bundleFile);
    const record: BundleRecord = { mocks, stamps: { ...stamps, [bundleFile]: stampOf(bundleFile) } };
    await writeFile(path.join(making, 'record.json'), JSON.stringify(record));
    await rename(path.join(making, 'record.json'), recordFileIn(folder));
    return bundleFile;
  } finally {
    clean();
    process.off('exit', clean);
  }
}

/** Makes a folder that only one process has. A process that was killed may have left it behind. */
async function acquireFolder(folder: string, abandonedMs: number): Promise<boolean> {
  await mkdir(path.dirname(folder), { recursive: true });
  if (existsSync(folder) && Date.now() - (await stat(folder)).ctimeMs > abandonedMs) {
    await rm(folder, { recursive: true, force: true });
  }
  try {
    await mkdir(folder);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Writes the bundle and gives the files that are in it. */
async function bundle({ emulator, mocks }: BundleOptions, file: string): Promise<readonly string[]> {
  const build = await rolldown({
    input: entryName,
    platform: 'node',
    tsconfig: false,
    logLevel: 'silent',
    plugins: [writeEntry(emulator, mocks), externalizeLazyPackages, preserveImportMeta],
  });
  const { output } = await build.write({ file, format: 'esm', codeSplitting: false });
  await build.close();
  return output[0].moduleIds.filter((id) => path.isAbsolute(id));
}

const entryName = 'virtual:emulator';

function writeEntry(emulator: string, mocks: readonly string[]): Plugin {
  const loaders = mocks.map((file) => `  ${JSON.stringify(file)}: () => import(${JSON.stringify(file)}),\n`);
  const code = `export * from ${JSON.stringify(emulator)};\nexport const loaders = {\n${loaders.join('')}};\n`;
  return {
    name: 'brokerdesk:emulator-entry',
    resolveId: (id) => (id === entryName ? entryName : null),
    load: (id) => (id === entryName ? code : null),
  };
}

/**
 * A package that is loaded only once it is needed (documents, archives) is half as large as all the rest: it stays where
 * it is installed, so that a start does not read it.
 */
const externalizeLazyPackages: Plugin = {
  name: 'brokerdesk:externalize-lazy-packages',
  async resolveDynamicImport(specifier, importer) {
    if (typeof specifier !== 'string' || !/^[@a-z]/.test(specifier) || importer === entryName) return null;
    const found = await this.resolve(specifier, importer, { skipSelf: true });
    const isPackage = found !== null && found.id.includes(`${path.sep}node_modules${path.sep}`);
    return isPackage ? { id: pathToFileURL(found.id).href, external: 'absolute' } : null;
  },
};

/** A module that reads a file beside it must find it from the bundle too. */
const preserveImportMeta: Plugin = {
  name: 'brokerdesk:preserve-import-meta',
  transform: {
    filter: { code: 'import.meta.' },
    handler: (code, id) => {
      const facts = { url: pathToFileURL(id).href, filename: id, dirname: path.dirname(id) };
      return code.replace(/import\.meta\.(url|filename|dirname)\b/g, (_all, name: keyof typeof facts) =>
        JSON.stringify(facts[name]),
      );
    },
  },
};

/** What a bundle of these modules depends on. Installed packages change only together with npm's own list of them. */
function listSources(modules: readonly string[]): readonly string[] {
  const own = modules.filter((file) => !file.includes(`${path.sep}node_modules${path.sep}`));
  const described = own.flatMap(packageFilesAbove);
  const fixed = resolutionFiles.map((file) => path.join(repository, file));
  return [...new Set([...own, ...described, ...fixed, import.meta.filename])];
}

function packageFilesAbove(file: string): readonly string[] {
  const folder = path.dirname(file);
  if (folder === path.dirname(folder)) return [];
  const found = path.join(folder, 'package.json');
  return existsSync(found) ? [found] : packageFilesAbove(folder);
}
