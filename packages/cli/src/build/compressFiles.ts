import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listFiles } from './toManifestFile.ts';

const text = /\.(?:m?js|css|html|json|svg)$/;
// The portal has many small scripts; below this size, compression saves almost nothing.
const worthwhileBytes = 256;
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `.br` and `.gz` beside every text file below a folder, so that nothing is compressed while it is served. */
export async function compressFiles(folder: string): Promise<void> {
  await compressListed(folder, await listFiles(folder));
}

/** Writes them beside these files of a folder only. */
export async function compressListed(folder: string, files: readonly string[]): Promise<void> {
  await Promise.all(
    files.map(async (file) => {
      const target = path.join(folder, file);
      if (!text.test(file)) return;
      for (const [suffix, bytes] of await compress(file, await readFile(target)))
        await writeFile(target + suffix, bytes);
    }),
  );
}

/** Returns the compressed copies of a file by what their names end with; none if it is not worth while. */
export async function compress(file: string, bytes: Uint8Array): Promise<readonly (readonly [string, Buffer])[]> {
  if (!text.test(file) || bytes.length < worthwhileBytes) return [];
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
  return [
    ['.br', await toBrotli(bytes, quality)],
    ['.gz', await toGzip(bytes, { level: 9 })],
  ];
}
