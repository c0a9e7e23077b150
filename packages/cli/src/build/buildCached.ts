import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';

/** A part of a portal that is built once for each state of its sources. */
export interface CachedPart {
  readonly cacheFolder: string;
  readonly name: string;
  readonly hash: string;
  readonly force: boolean;
  readonly make: (folder: string) => Promise<unknown>;
}

/** Gives the folder of a part, building it unless it was built from these very sources before. */
export async function buildCached({ cacheFolder, name, hash, force, make }: CachedPart): Promise<string> {
  const own = path.join(cacheFolder, name);
  const target = path.join(own, hash.slice(0, 16));
  if (existsSync(target) && !force) return target;
  // Made aside and moved into place, so that a build that is interrupted is never taken for a whole one.
  const making = `${target}.${process.pid}`;
  await mkdir(own, { recursive: true });
  try {
    await make(making);
    for (const old of await readdir(own)) if (!old.includes('.')) await rm(path.join(own, old), { recursive: true });
    await rename(making, target);
  } finally {
    await rm(making, { recursive: true, force: true });
  }
  return target;
}
