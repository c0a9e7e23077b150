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
  const texts = files.filter((file) => text.test(file));
  await Promise.all(
    texts.map(async (file) => {
      const target = path.join(folder, file);
      const bytes = await readFile(target);
      if (bytes.length < worthwhileBytes) return;
      const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };
      await writeFile(`${target}.br`, await toBrotli(bytes, quality));
      await writeFile(`${target}.gz`, await toGzip(bytes, { level: 9 }));
    }),
  );
}
