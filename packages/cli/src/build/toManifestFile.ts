import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { ManifestFile } from '@brokerdesk/plugin-sdk/build';

/** Returns the hash and the size of a file's bytes. */
export function toManifestFile(bytes: Uint8Array | string): ManifestFile {
  const integrity = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
  return { integrity, bytes: Buffer.byteLength(bytes) };
}

/** Lists the files below a folder, relative to it, with forward slashes and in order. */
export async function listFiles(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files
    .map((file) => path.relative(folder, path.join(file.parentPath, file.name)).replaceAll('\\', '/'))
    .toSorted();
}

/** Returns the integrity of every script and style sheet below a folder by its address below `base`. */
export async function hashCodeFiles(folder: string, base: string): Promise<Record<string, string>> {
  const code = (await listFiles(folder)).filter((file) => /\.(?:m?js|css)$/.test(file));
  const pairs = code.map(async (file) => {
    return [base + file, toManifestFile(await readFile(path.join(folder, file))).integrity] as const;
  });
  return Object.fromEntries(await Promise.all(pairs));
}
