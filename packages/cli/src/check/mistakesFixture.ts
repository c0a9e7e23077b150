// A small plugin with a screen, texts in three languages, two endpoints, a job and a mock.ts, for mistakes to be planted in.
// ID and X_CODE are different in each copy.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pluginTsconfig } from '../places.mjs';
import { writePluginFixture } from '../testing/writePluginFixture.ts';

const definition = `import { action, definePlugin, defineSlot, fill, page } from '@brokerdesk/plugin-sdk';
import en from './locales/en.ts';

export default definePlugin({
  id: 'ID',
  version: '1.0.0',
  sdk: '^1.0.0',
  functions: {
    X_CODE: page({
      path: 'ID',
      title: 'title',
      menu: { icon: 'document' },
      screen: () => import('./NotesScreen.tsx'),
    }),
    X_CODE_CHART: page({
      path: 'ID_chart',
      title: 'chart',
      screen: () => import('./ChartScreen.tsx'),
    }),
    X_CODE_EDIT: action({ title: 'send' }),
  },
  slots: [
    fill(defineSlot<object>('home.cards'), { id: 'notes', requires: 'X_CODE', title: 'title', component: () => import('./ChartScreen.tsx') }),
  ],
  jobs: { remind: { title: 'send', load: () => import('./remind.ts') } },
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});
`;

const screen = `import { Button, Text, useCall, useJobs } from '@brokerdesk/plugin-sdk';
import { listNotes } from './endpoints.ts';
import { useText } from './useText.ts';

export default function NotesScreen() {
  const text = useText();
  const { data } = useCall(listNotes, {});
  const { start } = useJobs();
  return (
    <section>
      <Text>{text('title')}</Text>
      <Button onClick={() => start({ kind: 'remind', title: { key: 'send' }, items: [] })}>{text('send')}</Button>
      <Text>{data?.items.length}</Text>
    </section>
  );
}
`;

const files = {
  'ChartScreen.tsx': `import { useText } from './useText.ts';

export default function ChartScreen() {
  const text = useText();
  return <p>{text('chart')}</p>;
}
`,
  'useText.ts': `import { defineTexts } from '@brokerdesk/plugin-sdk';
import type en from './locales/en.ts';

export const { useText } = defineTexts<typeof en>();
`,
  'remind.ts': `import type { JobKind } from '@brokerdesk/plugin-sdk';

const fail = async (): Promise<never> => Promise.reject(new Error('There is no reminder.'));

export const job: JobKind<string> = { run: fail, check: fail };
`,
  'endpoints.ts': `import { anyOf, endpoint } from '@brokerdesk/plugin-sdk/contract';
import { z } from 'zod';

const note = z.object({ id: z.string(), title: z.string() });

export const listNotes = endpoint({
  method: 'GET',
  path: '/ID/notes',
  access: anyOf('X_CODE'),
  errors: [],
  shapes: { data: z.object({ items: z.array(note) }) },
});

export const closeNote = endpoint({
  method: 'PUT',
  path: '/ID/notes/{id}',
  operation: 'ID.close',
  access: anyOf('X_CODE_EDIT'),
  errors: ['E0003'],
  shapes: { params: z.object({ id: z.string() }), data: z.null() },
});
`,
  'mock.ts': `import { type MockExtension, mockRoute } from '@brokerdesk/plugin-sdk/contract';
import { closeNote, listNotes } from './endpoints.ts';

const name = { EN: 'Note', SC: '备注', TC: '備註' };

export default {
  id: 'ID',
  operations: { 'ID.close': name },
  records: { ID: { name } },
  routes: [
    mockRoute(listNotes, () => ({ code: 'OK', data: { items: [] } })),
    mockRoute(closeNote, () => ({ code: 'OK', data: null })),
  ],
} satisfies MockExtension;
`,
  'locales/en.ts': `export default {
  title: 'Notes',
  send: 'Send',
  chart: 'Chart',
} as const;
`,
  'locales/zh-Hans.ts': `import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const zhHans: SameShape<typeof en> = {
  title: '备注',
  send: '发送',
  chart: '图表',
};

export default zhHans;
`,
  'locales/zh-Hant.ts': `import type { SameShape } from '@brokerdesk/plugin-sdk';
import type en from './en.ts';

const zhHant: SameShape<typeof en> = {
  title: '備註',
  send: '傳送',
  chart: '圖表',
};

export default zhHant;
`,
  'plugin.test.ts': `import plugin from './plugin.ts';

export const tested = plugin;
`,
};

/** A change of one file below `src`: the text, and what replaces it. An empty text replaces the file. */
export type Edit = readonly [file: string, from: string, to: string];

/** Writes a copy of the small plugin with a mistake. */
export async function writeMistake(id: string, edits: readonly Edit[]): Promise<string> {
  const all: Record<string, string> = { ...files, 'plugin.ts': definition, 'NotesScreen.tsx': screen };
  for (const [file, from, to] of edits) {
    const before = all[file] ?? '';
    if (!before.includes(from)) throw new Error(`${file} does not contain ${from}.`);
    all[file] = from === '' ? to : before.replace(from, () => to);
  }
  const named = Object.entries(all).map(([file, text]) => [file, nameAll(text, id)]);
  return writePluginFixture({ id, files: Object.fromEntries(named) });
}

/** Lets one run of the compiler check all plugins: it is that of the first. */
export async function writeTsconfig(folders: readonly string[]): Promise<void> {
  const [first = ''] = folders;
  const config = {
    extends: pluginTsconfig,
    compilerOptions: { rootDir: path.parse(first).root, types: [] },
    include: folders.map((folder) => path.join(folder, 'src')),
  };
  await writeFile(path.join(first, 'tsconfig.json'), JSON.stringify(config));
}

function nameAll(text: string, id: string): string {
  return text.replaceAll(/\bID\b|\bID(?=_)/g, id).replaceAll('X_CODE', `X_${id.toUpperCase()}`);
}
