import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import path from 'node:path';

const maxVersions = 8;

/** Something that is built once for each state of its sources. */
export interface CachedBuild {
  readonly cacheFolder: string;
  readonly name: string;
  readonly hash: string;
  /** Builds it in any case. */
  readonly force: boolean;
  readonly make: (folder: string) => Promise<unknown>;
}

/**
 * Gives the folder of a part, building it unless it was built from these very sources before. Each state of the sources
 * has a folder of its own, so a server of an older one is not disturbed; the last few are kept.
 */
export async function buildCached({ cacheFolder, name, hash, force, make }: CachedBuild): Promise<string> {
  const versions = path.join(cacheFolder, name);
  const target = path.join(versions, hash.slice(0, 16));
  if (existsSync(target) && !force) {
    const now = new Date();
    await utimes(target, now, now);
    return target;
  }
  // Made aside and moved into place, so that a build that is interrupted is never taken for a whole one.
  const making = `${target}.${process.pid}`;
  await mkdir(versions, { recursive: true });
  try {
    await make(making);
    await rm(target, { recursive: true, force: true });
    await rename(making, target);
  } finally {
    await rm(making, { recursive: true, force: true });
  }
  await removeOld(versions);
  return target;
}

async function removeOld(versions: string): Promise<void> {
  const folders = (await readdir(versions)).map((name) => path.join(versions, name));
  const aged = await Promise.all(folders.map(async (folder) => ({ folder, time: (await stat(folder)).mtimeMs })));
  const old = aged.toSorted((a, b) => b.time - a.time).slice(maxVersions);
  for (const { folder } of old) await rm(folder, { recursive: true, force: true });
}
