import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { makeTestFolder } from './makeTestFolder.ts';

const modules = fileURLToPath(new URL('../../../../node_modules', import.meta.url));

/** The variable parts of a plugin for tests. */
export interface PluginFixture {
  readonly id?: string;
  readonly brokers?: readonly string[];
  /** The range of SDK versions that it needs. */
  readonly sdk?: string;
  /** Whether it has no packages beside it; otherwise those of this repository are linked. */
  readonly alone?: boolean;
  /** The source of its one screen. */
  readonly screen?: string;
  /** The source of its definition. */
  readonly definition?: string;
  /** Files beside the screen, by name. */
  readonly files?: Readonly<Record<string, string>>;
}

/** Writes a plugin outside this repository, as an integrator would have it, for tests. */
export async function writePluginFixture(fixture: PluginFixture = {}): Promise<string> {
  const { id = 'branch-notes', brokers, screen = 'export default () => null;' } = fixture;
  const folder = await makeTestFolder();
  if (!fixture.alone) await symlink(modules, path.join(folder, 'node_modules'));
  await mkdir(path.join(folder, 'src', 'locales'), { recursive: true });
  const files: Record<string, string> = {
    'package.json': JSON.stringify({ name: id, type: 'module', ...(brokers ? { brokerdesk: { brokers } } : {}) }),
    'src/plugin.ts': fixture.definition ?? definitionOf(id, fixture.sdk),
    'src/NotesScreen.tsx': screen,
    'src/locales/en.ts': "export default { menu: { notes: 'Notes' } } as const;",
    'src/locales/zh-Hans.ts': "export default { menu: { notes: '备注' } };",
    'src/locales/zh-Hant.ts': "export default { menu: { notes: '備註' } };",
  };
  for (const [name, content] of Object.entries(fixture.files ?? {})) files[`src/${name}`] = content;
  for (const [name, content] of Object.entries(files)) await writeFile(path.join(folder, name), content);
  return folder;
}

function definitionOf(id: string, sdk = '^1.0.0'): string {
  return `import { definePlugin, page } from '@brokerdesk/plugin-sdk';
import en from './locales/en.ts';

export default definePlugin({
  id: '${id}',
  version: '1.2.3',
  sdk: '${sdk}',
  functions: {
    X_NOTES: page({
      path: 'notes',
      title: 'menu.notes',
      menu: { icon: 'document' },
      screen: () => import('./NotesScreen.tsx'),
    }),
  },
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});
`;
}
