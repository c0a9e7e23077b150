// `npm run pack`: writes the packages that a plugin outside of this repository needs into dist/packages, as tarballs.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { addTarballs, lockedFile } from './listLocked.mjs';
import { stagePackages } from './stagePackages.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const outDir = path.join(root, 'dist', 'packages');

execFileSync(process.execPath, ['node_modules/typescript/bin/tsc', '-b'], { cwd: root, stdio: 'inherit' });
const staging = mkdtempSync(path.join(tmpdir(), 'brokerdesk-pack-'));
try {
  const folders = await stagePackages(staging);
  rmSync(outDir, { recursive: true, force: true });
  mkdirSync(outDir, { recursive: true });
  const packed = packAll(folders);
  const locked = JSON.parse(readFileSync(path.join(staging, '@brokerdesk', 'cli', lockedFile), 'utf8'));
  writeFileSync(path.join(outDir, lockedFile), JSON.stringify(addTarballs(locked, packed)));
  for (const { filename, entryCount, size } of packed) {
    const kilobytes = (size / 1000).toFixed(0);
    console.log(`${filename.padEnd(46)} ${String(entryCount).padStart(5)} files ${kilobytes.padStart(6)} kB`);
  }
  console.log(`\nWritten to ${outDir}`);
} finally {
  rmSync(staging, { recursive: true, force: true });
}

/**
 * @param {readonly string[]} folders
 * @returns {readonly { name: string, integrity: string, filename: string, entryCount: number, size: number }[]}
 */
function packAll(folders) {
  const { npm_execpath: npm } = process.env;
  const options = ['pack', ...folders, '--json', '--ignore-scripts', '--pack-destination', outDir];
  const output = npm
    ? execFileSync(process.execPath, [npm, ...options], { encoding: 'utf8' })
    : execFileSync('npm', options, { encoding: 'utf8', shell: process.platform === 'win32' });
  return Object.values(JSON.parse(output));
}
