// Plugins that were built with earlier releases, as their authors delivered them. They came to all brokers, because manifests did
// not name brokers yet; here Lotus Capital alone gets them.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const copies = join(import.meta.dirname, '../.brokerdesk/e2e/released');
const names = ['complaints-1.0.0'];

/** The folders of the built plugins. */
export const releasedPlugins: readonly string[] = names.map((name) => join(copies, name));

/** Unpacks the plugins again. */
export function copyReleasedPlugins(): void {
  rmSync(copies, { recursive: true, force: true });
  for (const [index, folder] of releasedPlugins.entries()) {
    mkdirSync(folder, { recursive: true });
    const archive = join(import.meta.dirname, 'released-plugins', `${names[index]}.tgz`);
    const { status, stderr } = spawnSync('tar', ['-xzf', archive, '-C', folder], { encoding: 'utf8' });
    if (status !== 0) throw new Error(`${archive} cannot be unpacked: ${stderr}`);
    const file = join(folder, 'manifest.json');
    const manifest = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, JSON.stringify({ ...manifest, brokers: ['lotus'] }));
  }
}
