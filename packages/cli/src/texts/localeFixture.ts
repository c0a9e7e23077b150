// The texts of a small plugin, as a developer writes them: comments, quotes of both kinds, an empty group.
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeTestFolder } from '../testing/makeTestFolder.ts';

const en = `// Texts of the notes.
export default {
  menu: { notes: 'Notes', detail: "The client's note" },
  list: {
    // Shown above the list.
    title: 'Notes of {{name}}',
    count_one: '{{count}} note',
    count_other: '{{count}} notes',
    empty: \`No notes\`,
  },
  help: { more: { title: 'More about "notes" & < >' } },
} as const;
`;

const simplified = `import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const texts: SameShape<typeof en> = {
  menu: { notes: '备注', detail: '客户的备注' },
  list: {
    // Above the list.
    title: '{{name}}的备注',
    count_one: '一条备注',
    count_other: '{{count}} 条备注',
    empty: '暂无备注',
  },
  help: { more: { title: '更多' } },
};
export default texts;
`;

const traditional = `export default {
  menu: { notes: '備註' },
  list: {
    title: '{{name}}的備註',
  },
};
`;

/** Writes the texts into a new plugin's folder and returns it; Traditional Chinese lacks most of them. */
export async function writeLocaleFixture(changes: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = await makeTestFolder();
  const locales = path.join(folder, 'src', 'locales');
  await mkdir(locales, { recursive: true });
  const files = { 'en.ts': en, 'zh-Hans.ts': simplified, 'zh-Hant.ts': traditional, ...changes };
  for (const [name, source] of Object.entries(files)) await writeFile(path.join(locales, name), source);
  await writeFile(path.join(folder, 'package.json'), '{ "name": "notes", "type": "module" }\n');
  await writeFile(path.join(folder, 'src', 'plugin.ts'), 'export default {};\n');
  return folder;
}
