// Builds the rivals of the portal as their documentation says: react-admin with Vite, Piral with its own command.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { compressFiles } from '../packages/cli/src/build/compressFiles.ts';

/** The portals that ours is measured beside, in bench/portal-rivals. */
export const portalRivals = ['react-admin', 'piral'] as const;
/** One of {@link portalRivals}. */
export type PortalRival = (typeof portalRivals)[number];

/** Builds a rival into a folder, installed first if needed. */
export async function buildPortalRival(name: PortalRival, outDir: string): Promise<void> {
  const root = join(import.meta.dirname, 'portal-rivals', name);
  if (!existsSync(join(root, 'node_modules'))) run('npm', ['ci', '--ignore-scripts'], root);
  if (name === 'react-admin') await buildReactAdmin(root, outDir);
  else await buildPiral(root, outDir);
  await compressFiles(outDir);
}

async function buildReactAdmin(root: string, outDir: string): Promise<void> {
  process.env['NODE_ENV'] = 'production';
  await build({
    root,
    base: '/admin/',
    configFile: false,
    logLevel: 'error',
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: { outDir, target: 'es2024', chunkSizeWarningLimit: 2_000 },
  });
}

async function buildPiral(root: string, outDir: string): Promise<void> {
  run('npx', ['piral', 'build', '--type', 'release', '--public-url', '/admin/', '--log-level', '1'], root);
  run(process.execPath, ['buildPilet.mjs'], root);
  await cp(join(root, 'dist', 'release'), outDir, { recursive: true });
  await cp(join(root, 'dist', 'pilet'), outDir, { recursive: true });
  const pilet = { name: 'applications', version: '1.0.0', spec: 'v2', link: '/admin/pilet.js', dependencies: {} };
  await writeFile(join(outDir, 'pilets.json'), JSON.stringify({ items: [pilet] }));
}

function run(command: string, options: readonly string[], cwd: string): void {
  process.stderr.write(`${command} ${options.join(' ')} in ${cwd} …\n`);
  const { status } = spawnSync(command, options, { cwd, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${command} ${options.join(' ')} failed in ${cwd}.`);
}
