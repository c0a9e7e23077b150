import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildFiles } from './buildFiles.mjs';
import { prebuiltConfig } from '../packages/host/vite/index.ts';
import { writeNotice } from './thirdPartyNotice.mjs';

/**
 * Builds the host for `admin-cli dev` into its staged package, with a notice of what it contains of other packages.
 *
 * @param {string} folder of the package
 */
export async function buildDevHost(folder) {
  const files = await buildFiles(prebuiltConfig(folder));
  const origins = files.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : file.originalFileNames));
  const sources = origins.map((file) => path.resolve(import.meta.dirname, '../packages/host', file));
  writeFileSync(path.join(folder, 'dist', 'dev', 'THIRD-PARTY.md'), writeNotice(sources));
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  writeFileSync(file, `${JSON.stringify({ ...manifest, files: [...manifest.files, 'dist'] }, null, 2)}\n`);
}
