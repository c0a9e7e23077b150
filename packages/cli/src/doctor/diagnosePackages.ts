// One version of each of our packages, and one copy of React: hooks and contexts of two copies never meet.
import { existsSync, realpathSync } from 'node:fs';
import { glob, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Diagnosis, sound, wrong } from './Diagnosis.ts';

/** Examines the packages that a folder sees. */
export async function diagnosePackages(folder: string): Promise<readonly Diagnosis[]> {
  const root = findModules(folder);
  if (root === undefined) {
    return [
      wrong('packages', `no node_modules in ${folder} or above`, 'Run npm install in the folder with package.json.'),
    ];
  }
  return [await diagnoseVersions(root), await diagnoseReact(root)];
}

function findModules(folder: string): string | undefined {
  const candidate = path.join(folder, 'node_modules');
  if (existsSync(candidate)) return candidate;
  const parent = path.dirname(folder);
  return parent === folder ? undefined : findModules(parent);
}

async function diagnoseVersions(modules: string): Promise<Diagnosis> {
  const versions = new Map<string, string[]>();
  // Packages of a checkout are links, which glob() does not follow.
  for (const name of await readdir(path.join(modules, '@brokerdesk')).catch(() => [])) {
    // Plugins have versions of their own.
    if (/^plugin-(?!sdk$|testing$)/.test(name)) continue;
    const { version = '0.0.0' } = await readManifest(path.join(modules, '@brokerdesk', name, 'package.json'));
    versions.set(version, [...(versions.get(version) ?? []), name]);
  }
  const found = [...versions].map(([version, names]) => `${version} (${names.toSorted().join(', ')})`).join('; ');
  const remedy = 'Set all @brokerdesk packages to one version in package.json, then run npm install.';
  if (versions.size === 0) return wrong('packages of Brokerdesk', 'none is installed', 'Run npm install.');
  return versions.size === 1
    ? sound('packages of Brokerdesk', found)
    : wrong('packages of Brokerdesk', `several versions: ${found}`, remedy);
}

async function diagnoseReact(modules: string): Promise<Diagnosis> {
  const copies = new Map<string, string>();
  for await (const name of glob('{react,*/node_modules/react,@*/*/node_modules/react}/package.json', {
    cwd: modules,
  })) {
    const file = realpathSync(path.join(modules, name));
    copies.set(file, (await readManifest(file)).version ?? '0.0.0');
  }
  const found = [...copies].map(([file, version]) => `${version} in ${path.dirname(file)}`);
  if (copies.size === 1) return sound('React', [...copies.values()].join(''));
  return copies.size === 0
    ? wrong('React', 'not installed', 'Run npm install.')
    : wrong('React', `${copies.size} copies: ${found.join('; ')}`, 'Make it a peer dependency, then run npm dedupe.');
}

async function readManifest(file: string): Promise<{ readonly version?: string }> {
  return JSON.parse(await readFile(file, 'utf8')) as { readonly version?: string };
}
