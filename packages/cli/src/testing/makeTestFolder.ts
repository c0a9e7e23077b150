import { mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const made: string[] = [];

/** Makes an empty folder outside this repository, for a test. */
export async function makeTestFolder(): Promise<string> {
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), 'brokerdesk-test-')));
  made.push(folder);
  return folder;
}

/** Removes every folder that {@link makeTestFolder} has made; a test file calls it at its end. */
export async function removeTestFolders(): Promise<void> {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true });
}
