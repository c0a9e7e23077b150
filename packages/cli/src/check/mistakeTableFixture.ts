// The mistakes that are planted, and who reports them where.
import type { Edit } from './mistakesFixture.ts';
import { sdkVersion } from '@brokerdesk/plugin-sdk/build';

/** A mistake of a plugin's author. */
export interface Mistake {
  readonly name: string;
  readonly edits: readonly Edit[];
  /** Rule and place of what is reported first, and of what else is. */
  readonly says: readonly string[];
  /** What the messages or hints contain. */
  readonly remedy: string;
}

const plugin = 'plugin.ts';
const screen = 'NotesScreen.tsx';
const endpoints = 'endpoints.ts';
const mock = 'mock.ts';

/** Every mistake; the first plugin has none. */
export const mistakes: readonly Mistake[] = [
  { name: 'none', edits: [], says: [], remedy: '' },
  {
    name: 'an own code without X_',
    edits: [[plugin, 'X_CODE_CHART: page', 'MY_CHART: page']],
    says: ['code-unknown plugin.ts:15'],
    remedy: 'begin the plugin',
  },
  {
    name: 'a misspelt code in access',
    edits: [[endpoints, "'X_CODE_EDIT'", "'X_CODE_EDTI'"]],
    says: ['code-unknown endpoints.ts:18'],
    remedy: 'Did you mean',
  },
  {
    name: 'a text missing in zh-Hant',
    edits: [['locales/zh-Hant.ts', "  chart: '圖表',\n", '']],
    says: ['text-missing locales/zh-Hant.ts:4'],
    remedy: '--fix',
  },
  {
    name: 'a misspelt title',
    edits: [[plugin, "title: 'chart'", "title: 'chatr'"]],
    says: ['title-unknown plugin.ts:17'],
    remedy: 'Did you mean chart?',
  },
  {
    name: 'a space in a path',
    edits: [[plugin, "'ID_chart'", "'ID chart'"]],
    says: ['path-invalid plugin.ts:16'],
    remedy: 'use letters, digits',
  },
  {
    name: 'two pages with one path',
    edits: [[plugin, "'ID_chart'", "'ID'"]],
    says: ['address-taken plugin.ts:16'],
    remedy: 'Choose another `path`',
  },
  {
    name: 'a field that the endpoint does not have',
    edits: [[screen, 'items.length', 'itmes.length']],
    says: ['types NotesScreen.tsx:13'],
    remedy: "Did you mean 'items'?",
  },
  {
    name: 'a forgotten access',
    edits: [[endpoints, "  access: anyOf('X_CODE'),\n", '']],
    says: ['endpoint-access endpoints.ts:6'],
    remedy: 'Add access:',
  },
  {
    name: 'an import of Blueprint',
    edits: [[screen, 'import { Button', "import { Tag } from '@blueprintjs/core';\nimport { Button"]],
    says: ['import-forbidden NotesScreen.tsx:1'],
    remedy: 'Use the parts of @brokerdesk/plugin-sdk',
  },
  {
    name: 'a name that the SDK does not have',
    edits: [
      [screen, 'import { Button, Text', 'import { Buton, Text'],
      [screen, '<Button', '<Buton'],
      [screen, '</Button', '</Buton'],
    ],
    says: ['types NotesScreen.tsx:1'],
    remedy: 'Button',
  },
  {
    name: 'a screen file that does not exist',
    edits: [[plugin, "import('./NotesScreen.tsx')", "import('./NoteScreen.tsx')"]],
    says: ['file-unused NotesScreen.tsx:1', 'screen-missing plugin.ts:13'],
    remedy: 'Did you mean src/NotesScreen.tsx?',
  },
  {
    name: 'a misspelt prop',
    edits: [[screen, '<Button onClick', '<Button onClik']],
    says: ['types NotesScreen.tsx:12'],
    remedy: 'onClick',
  },
  {
    name: 'a syntax error in a screen',
    edits: [[screen, '</section>', '</secton>']],
    says: ['types NotesScreen.tsx:14', 'build plugin.ts:1'],
    remedy: 'section',
  },
  {
    name: 'a syntax error in plugin.ts',
    edits: [[plugin, "version: '1.0.0',", 'version: ;']],
    says: ['definition plugin.ts:6'],
    remedy: 'syntax',
  },
  {
    name: 'another id in mock.ts',
    edits: [[mock, "id: 'ID'", "id: 'IDs'"]],
    says: ['mock-id mock.ts:7'],
    remedy: 'Use one id',
  },
  {
    name: 'a route that is missing',
    edits: [[mock, "    mockRoute(listNotes, () => ({ code: 'OK', data: { items: [] } })),\n", '']],
    says: ['endpoint-unmocked endpoints.ts:8'],
    remedy: 'mockRoute()',
  },
  {
    name: 'a route that is undefined',
    edits: [[mock, "mockRoute(listNotes, () => ({ code: 'OK', data: { items: [] } })),", 'undefined,']],
    says: ['mock-broken mock.ts:1', 'types mock.ts:11'],
    remedy: 'routes[0] is undefined',
  },
  {
    name: 'a function that is not imported',
    edits: [[plugin, 'definePlugin, defineSlot, fill', 'definePlugin, fill']],
    says: ['definition plugin.ts:23'],
    remedy: 'defineSlot is not defined',
  },
  {
    name: 'fetch in a screen',
    edits: [[screen, '  return (', "  void fetch('/api/notes');\n  return ("]],
    says: ['global-forbidden NotesScreen.tsx:9'],
    remedy: 'Use useCall',
  },
  {
    name: 'a forgotten default export',
    edits: [['ChartScreen.tsx', 'export default function', 'export function']],
    says: ['screen-missing plugin.ts:18'],
    remedy: 'Write `export default`',
  },
  {
    name: 'an operation without a name',
    edits: [[mock, "  operations: { 'ID.close': name },\n", '']],
    says: ['endpoint-operation endpoints.ts:17'],
    remedy: 'to `operations` in mock.ts',
  },
  {
    name: 'an SDK of the future',
    edits: [[plugin, "'^1.0.0'", "'^99.0.0'"]],
    says: ['sdk-range plugin.ts:7'],
    remedy: `Write sdk: '^${sdkVersion}'`,
  },
  {
    name: 'a job that is not declared',
    edits: [[screen, "kind: 'remind'", "kind: 'remnid'"]],
    says: ['job-unknown NotesScreen.tsx:12'],
    remedy: 'Did you mean remind?',
  },
  {
    name: 'a hook behind a condition',
    edits: [
      [
        screen,
        '  const { start } = useJobs();',
        "  if (data === undefined) return <p>{text('title')}</p>;\n  const { start } = useJobs();",
      ],
    ],
    says: ['hook-conditional NotesScreen.tsx:9'],
    remedy: 'Call it before any condition',
  },
  {
    name: 'dangerouslySetInnerHTML',
    edits: [[screen, "<Text>{text('title')}</Text>", "<p dangerouslySetInnerHTML={{ __html: text('title') }} />"]],
    says: ['html-forbidden NotesScreen.tsx:11'],
    remedy: 'throws in the built portal',
  },
  {
    name: 'the host by its path',
    edits: [[screen, 'import { Button', "import { x } from '@brokerdesk/host';\nimport { Button"]],
    says: ['import-forbidden NotesScreen.tsx:1'],
    remedy: 'is not for plugins',
  },
  {
    name: 'a misspelt text key',
    edits: [[screen, "text('title')", "text('titel')"]],
    says: ['text-unknown NotesScreen.tsx:11'],
    remedy: 'Did you mean title?',
  },
  {
    name: 'a title that is missing in one language',
    edits: [['locales/zh-Hans.ts', "  title: '备注',\n", '']],
    says: ['text-missing locales/zh-Hans.ts:4'],
    remedy: '--fix',
  },
  {
    name: 'a slot that does not exist',
    edits: [[plugin, "'home.cards'", "'home.card'"]],
    says: ['slot-unknown plugin.ts:23'],
    remedy: 'Did you mean home.cards?',
  },
  {
    name: 'a misspelt code in requires of a slot',
    edits: [[plugin, "requires: 'X_CODE', title", "requires: 'X_CODES', title"]],
    says: ['code-unknown plugin.ts:23'],
    remedy: 'Did you mean',
  },
  {
    name: 'a version without a patch number',
    edits: [[plugin, "version: '1.0.0'", "version: '1.0'"]],
    says: ['definition plugin.ts:6'],
    remedy: '1.0.0',
  },
  {
    name: 'an id with capitals',
    edits: [[plugin, "id: 'ID'", "id: 'Notes'"]],
    says: ['plugin-id plugin.ts:5'],
    remedy: 'lower-case words',
  },
  {
    name: 'a parameter without a shape',
    edits: [[endpoints, 'params: z.object({ id: z.string() }), ', '']],
    says: ['endpoint-shapes endpoints.ts:16'],
    remedy: 'Add params',
  },
  {
    name: 'an error code that does not exist',
    edits: [[endpoints, "'E0003'", "'E0903'"]],
    says: ['endpoint-error endpoints.ts:19'],
    remedy: 'No error has the code',
  },
  {
    name: 'a mock.ts that throws',
    edits: [[mock, 'export default {', "throw new Error('not ready');\nexport default {"]],
    says: ['mock-broken mock.ts:1'],
    remedy: 'not ready',
  },
  {
    name: 'a forgotten definePlugin',
    edits: [[plugin, 'export default definePlugin({', 'export const notes = definePlugin({']],
    says: ['definition plugin.ts:1'],
    remedy: 'default export',
  },
  {
    name: 'texts that are left out',
    edits: [[plugin, "  messages: { en, 'zh-Hans'", "  texts: { en, 'zh-Hans'"]],
    says: ['definition plugin.ts:1'],
    remedy: 'messages',
  },
  {
    name: 'a timer in a screen',
    edits: [[screen, '  return (', '  setTimeout(() => {}, 1000);\n  return (']],
    says: ['global-forbidden NotesScreen.tsx:9'],
    remedy: 'refreshMs',
  },
  {
    name: 'an unused text',
    edits: [
      ['ChartScreen.tsx', "text('chart')", "text('title')"],
      [plugin, "title: 'chart'", "title: 'title'"],
    ],
    says: ['text-unused locales/en.ts:4'],
    remedy: 'No source uses chart',
  },
  {
    name: 'a function of mock.ts that is undefined',
    edits: [[mock, '  routes: [', '  functions: [undefined as never],\n  routes: [']],
    says: ['mock-broken mock.ts:1'],
    remedy: 'functions[0] is undefined',
  },
  {
    name: 'requires without a code',
    edits: [[plugin, "requires: 'X_CODE', title", 'requires: undefined as never, title']],
    says: ['definition plugin.ts:23'],
    remedy: 'requires',
  },
];
