// Plugins with mistakes, outside this repository, for the tests of `admin-cli check`.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type PluginFixture, writePluginFixture } from '../testing/writePluginFixture.ts';

const messages =
  "messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },";

/** Returns the source of a definition with the given functions and other parts. */
export function definitionWith(id: string, parts: { functions: string; rest?: string; sdk?: string }): string {
  const { functions, rest = '', sdk = '^1.0.0' } = parts;
  return `import { action, definePlugin, defineSlot, fill, page } from '@brokerdesk/plugin-sdk';
import en from './locales/en.ts';
const screen = () => import('./NotesScreen.tsx');
export default definePlugin({
  id: '${id}', version: '1.0.0', sdk: '${sdk}',
  functions: { ${functions} },
  ${rest}
  ${messages}
});
`;
}

/** Returns the source of a page in {@link definitionWith}. */
export function pageUnder(code: string, more = ''): string {
  return `${code}: page({ path: '${code.toLowerCase()}', title: 'menu.notes', menu: { icon: 'document'${more} }, screen }),`;
}

/** Writes a plugin and further files beside its sources. */
export async function writeBrokenPlugin(
  fixture: PluginFixture & { readonly beside?: Readonly<Record<string, string>> },
): Promise<string> {
  const { beside = {}, ...rest } = fixture;
  const folder = await writePluginFixture({ alone: true, ...rest });
  for (const [name, content] of Object.entries(beside)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true });
    await writeFile(path.join(folder, name), content);
  }
  return folder;
}
