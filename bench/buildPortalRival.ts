// Builds react-admin, the rival of the portal, with Vite as its documentation says.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { compressFiles } from '../packages/cli/src/build/compressFiles.ts';

/** Builds the rival into a folder, installed first if needed. */
export async function buildPortalRival(outDir: string): Promise<void> {
  const root = join(import.meta.dirname, 'portal-rivals', 'react-admin');
  if (!existsSync(join(root, 'node_modules'))) install(root);
  process.env['NODE_ENV'] = 'production';
  await build({
    root,
    base: '/admin/',
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: { outDir, target: 'es2024', chunkSizeWarningLimit: 2_000 },
  });
  await compressFiles(outDir);
}

function install(cwd: string): void {
  process.stderr.write(`Installing react-admin into ${cwd} …\n`);
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts'], { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`react-admin could not be installed: run \`npm ci\` in ${cwd}.`);
}
