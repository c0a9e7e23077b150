// What is known of the bundle that was made last: from which files, as they were then. Asking the file system about each
// of them takes a millisecond or two; reading them all, as a hash would, takes longer than the bundle saves.
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The bundle of a folder and what it was made of. */
export interface BundleRecord {
  /** The plugins' `mock.ts` that are in it. */
  readonly mocks: readonly string[];
  /** The bundle itself and everything that it was made of, each with its {@link initialStamp}. */
  readonly stamps: Readonly<Record<string, string>>;
}

/** Where the bundle of a folder is. */
export function bundleFileIn(folder: string): string {
  return path.join(folder, 'emulator.mjs');
}

/** Where the record of a folder's bundle is. It is written last, so a bundle without it counts for nothing. */
export function recordFileIn(folder: string): string {
  return path.join(folder, 'record.json');
}

/** Gives the bundle of a folder if it is what its sources, as they are now, would give; undefined otherwise. */
export function findFreshBundle(folder: string, mocks: readonly string[]): string | undefined {
  const record = readRecord(recordFileIn(folder));
  const bundle = bundleFileIn(folder);
  if (record === undefined || !Object.hasOwn(record.stamps, bundle)) return undefined;
  const isFor = record.mocks.length === mocks.length && record.mocks.every((file, index) => file === mocks[index]);
  const isFresh = isFor && Object.entries(record.stamps).every(([file, stamp]) => stampOf(file) === stamp);
  return isFresh ? bundle : undefined;
}

/** Tells one state of a file from another; the time of change also notices files that were put there with an old date. */
export function stampOf(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  return stats === undefined ? 'absent' : `${stats.mtimeMs} ${stats.ctimeMs} ${stats.size}`;
}

function readRecord(file: string): BundleRecord | undefined {
  try {
    const record = JSON.parse(readFileSync(file, 'utf8')) as Partial<BundleRecord>;
    return Array.isArray(record.mocks) && typeof record.stamps === 'object' ? (record as BundleRecord) : undefined;
  } catch {
    // Not made yet, or not written to its end: either way there is no bundle to use.
    return undefined;
  }
}
