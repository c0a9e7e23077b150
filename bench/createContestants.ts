import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleCreate } from '../scripts/bundleCreate.mjs';
import { listLocked, lockedFile } from '../scripts/listLocked.mjs';

const rivals = path.join(import.meta.dirname, 'create-rivals');
const packages = path.join(rivals, 'node_modules');
const own = path.join(
  import.meta.dirname,
  '..',
  '.brokerdesk',
  'bench',
  'node_modules',
  '@brokerdesk',
  'create-plugin',
);

/** A command that creates a project named `demo` in the folder it runs in. */
export interface Contestant {
  readonly name: string;
  readonly program: string;
  readonly options: readonly string[];
  /** A file that it must have written. */
  readonly proof: string;
  /** The Node that runs it; the present one if absent. */
  readonly node?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

const titles = ['--title', 'Demo', '--title-sc', '示范', '--title-tc', '示範'];

/** Commands that are not installed, and why; bench/README.md has what was measured by hand. */
export const notInstalled: ReadonlyMap<string, string> = new Map([
  ['Headlamp', 'its package brings 1,266 others (853 MB)'],
]);

/** The commands that are measured, ours first. */
export const contestants: readonly Contestant[] = [
  {
    name: 'ours',
    // As npm installs it: one file.
    program: path.join(own, 'dist', 'bin', 'main.js'),
    options: ['demo', '--template', 'list', '--registry', 'https://npm.example.com/', ...titles],
    proof: 'demo/src/plugin.ts',
  },
  {
    name: 'create-vite',
    program: path.join(packages, 'create-vite', 'index.js'),
    options: ['demo', '--template', 'react-ts', '--no-interactive'],
    proof: 'demo/package.json',
  },
  {
    name: 'Grafana',
    program: path.join(packages, '@grafana', 'create-plugin', 'dist', 'bin', 'run.js'),
    options: ['generate', '--plugin-name', 'demo', '--org-name', 'demo', '--plugin-type', 'app', '--no-backend'],
    proof: 'demo-demo-app/package.json',
  },
  {
    name: 'Backstage',
    program: path.join(packages, '@backstage', 'create-app', 'bin', 'backstage-create-app'),
    options: ['--skip-install'],
    proof: 'demo/package.json',
    // It refuses other versions than 22 and 24, and a machine without Yarn.
    node: path.join(packages, 'node-24', 'bin', 'node'),
    environment: {
      BACKSTAGE_APP_NAME: 'demo',
      PATH: [path.join(packages, '.bin'), process.env['PATH']].join(path.delimiter),
      // It requests a lock file and goes on without one; a closed port refuses that at once, whatever the network is.
      NODE_USE_ENV_PROXY: '1',
      HTTPS_PROXY: 'http://127.0.0.1:9',
    },
  },
  {
    name: 'Piral',
    program: path.join(packages, 'piral-cli', 'lib', 'pilet-cli.js'),
    options: ['new', 'empty-piral@1.5.0', '--target', 'demo', '--install', 'false', '--npm-client', 'npm'],
    proof: 'demo/src/index.tsx',
    // It installs its shell in every case; from the second round on out of npm's cache.
    environment: { npm_config_prefer_offline: 'true' },
  },
];

/**
 * Packs our command, and installs those of others unless that has been done. Returns why some cannot be measured, by their
 * names.
 */
export async function installContestants(): Promise<Map<string, string>> {
  const source = path.join(import.meta.dirname, '..', 'packages', 'create-plugin');
  await rm(own, { recursive: true, force: true });
  await cp(source, own, { recursive: true, filter: (file) => !file.includes('dist-types') });
  await bundleCreate(own, []);
  await writeFile(path.join(own, lockedFile), JSON.stringify(listLocked(await readManifests())));
  const isMissing = ({ program, node }: Contestant) =>
    !existsSync(program) || (node !== undefined && !existsSync(node));
  if (contestants.some(isMissing)) spawnSync('npm', ['ci', '--ignore-scripts'], { cwd: rivals, stdio: 'inherit' });
  const missing = contestants.filter(isMissing).map(({ name }) => [name, 'npm could not install it'] as const);
  return new Map(missing);
}

/** The packages whose versions a created plugin's lock names. */
async function readManifests() {
  const names = ['api', 'cli', 'host', 'mock-server', 'plugin-sdk'].map((name) => path.join('packages', name));
  const root = path.join(import.meta.dirname, '..');
  const texts = [...names, 'fixtures'].map((name) => readFile(path.join(root, name, 'package.json'), 'utf8'));
  return (await Promise.all(texts)).map((text) => JSON.parse(text) as Parameters<typeof listLocked>[0][number]);
}
