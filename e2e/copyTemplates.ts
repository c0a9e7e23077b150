// The templates of plugins all have the same names, so that they can run together only under names of their copies, as
// `admin-cli create` would give them.
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '..');
const sources = join(root, 'packages/cli/templates');
const copies = join(root, '.brokerdesk/e2e/templates');

/** The folders of the copies, one for each template. */
export const templateCopies: readonly string[] = globSync('*/src/plugin.ts', { cwd: sources })
  .map((file) => join(copies, nameOf(file)))
  .toSorted();

/** Copies the templates again, each as a plugin for Lotus Capital with an id such as `list-template`. */
export function copyTemplates(): void {
  rmSync(copies, { recursive: true, force: true });
  for (const file of globSync('*/src/**/*.{ts,tsx}', { cwd: sources })) {
    const name = nameOf(file);
    const target = join(copies, name, rename(file.slice(name.length + 1), name));
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, rename(readFileSync(join(sources, file), 'utf8'), name));
  }
  for (const folder of templateCopies) {
    const content = { name: folder.slice(copies.length + 1), type: 'module', brokerdesk: { brokers: ['lotus'] } };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(content));
  }
}

function nameOf(file: string): string {
  return file.split(/[\\/]/)[0] ?? '';
}

function rename(text: string, name: string): string {
  const pascal = `${name.charAt(0).toUpperCase()}${name.slice(1)}Template`;
  return text
    .replaceAll('sample-plugin', `${name}-template`)
    .replaceAll('sample_plugin', `${name}_template`)
    .replaceAll('SAMPLE_PLUGIN', `${name.toUpperCase()}_TEMPLATE`)
    .replaceAll('samplePlugin', `${name}Template`)
    .replaceAll('SamplePlugin', pascal)
    .replaceAll('Sample plugin', `Template ${name}`)
    .replaceAll('示例插件', '模板')
    .replaceAll('範例插件', '範本');
}
