// A plugin without mistakes, and how one mistake is planted into it or into the portal around it.
import type { Emulator } from '@brokerdesk/mock-server';

/** A change of a file: `from` is replaced by `to`; a file that does not exist is created from an empty `from`. */
export type Edit = readonly [file: string, from: string, to: string];

/** What a mistake outside the sources can change. */
export interface PlantedPortal {
  readonly emulator: Emulator;
  /** The function of the plugin. */
  readonly code: string;
}

/** How a portal is built, for `--dist`; `none` leaves the folder empty. */
export type PlantedBuild = 'none' | 'without-plugin' | 'for-harbour' | 'older' | 'changed-file' | 'complete';

/** A `GET` of the user to the emulator. */
export interface PlantedRequest {
  readonly url: string;
  readonly statuses: readonly [before: number, after: number];
}

/** Exactly one mistake. `{id}`, `{CODE}` and `{folder}` stand for those of its plugin. */
export interface PlantedMistake {
  readonly name: string;
  /** The question, and the user that it is about (`demo.admin`). */
  readonly ask: string;
  readonly as?: string;
  /** The reason that must be given, and what to do. */
  readonly code: string;
  readonly remedy: RegExp;
  readonly edits?: readonly Edit[];
  /** The remedy in the sources; the edits backwards if it is absent. */
  readonly mendingEdits?: readonly Edit[];
  readonly plant?: (portal: PlantedPortal) => Promise<void>;
  /** The remedy in the broker's data, after `plant`. */
  readonly mend?: (portal: PlantedPortal) => Promise<void>;
  readonly build?: PlantedBuild;
  /** The report of the user's browser. */
  readonly report?: string;
  /** The question after the remedy, where the remedy is to ask for something else. */
  readonly askAgain?: string;
  readonly asAgain?: string;
  /** For a call: what the user sends, and the status of the response before and after the remedy. */
  readonly request?: PlantedRequest;
  /** The user misses something other than the subject itself. */
  readonly isVisibleBefore?: true;
}

/** Returns the files of a plugin without mistakes. */
export function writeSoundPlugin(id: string, code: string): Readonly<Record<string, string>> {
  return {
    'package.json': JSON.stringify({ name: id, type: 'module' }),
    'src/plugin.ts': `import { defineSlot, definePlugin, fill, homeCards, page } from '@brokerdesk/plugin-sdk';
import en from './locales/en.ts';

const screen = () => import('./NotesScreen.tsx');
void [defineSlot];

export default definePlugin({
  id: '${id}',
  version: '1.0.0',
  sdk: '^1.0.0',
  functions: {
    ${code}: page({
      path: '${id}',
      title: 'menu.notes',
      menu: { icon: 'document' },
      screen,
      children: { detail: { path: 'detail', title: 'menu.detail', requires: 'UR_OPERATION_RECORD', screen } },
    }),
  },
  slots: [fill(homeCards, { id: '${id}-card', requires: '${code}', component: () => import('./NotesCard.tsx') })],
  commands: [{ id: 'open', title: 'menu.detail', requires: '${code}', open: { code: '${code}', child: 'detail' } }],
  messages: { en, 'zh-Hans': () => import('./locales/zh-Hans.ts'), 'zh-Hant': () => import('./locales/zh-Hant.ts') },
});
`,
    'src/NotesScreen.tsx': 'export default () => null;\n',
    'src/NotesCard.tsx': 'export default () => null;\n',
    'src/locales/en.ts': "export default { menu: { notes: 'Notes', detail: 'Note' } } as const;\n",
    'src/locales/zh-Hans.ts': "export default { menu: { notes: '备注', detail: '备注详情' } };\n",
    'src/locales/zh-Hant.ts': "export default { menu: { notes: '備註', detail: '備註詳情' } };\n",
  };
}

/** Applies edits to files; throws if one does not apply. */
export function applyEdits(
  files: Readonly<Record<string, string>>,
  edits: readonly Edit[],
): Readonly<Record<string, string>> {
  const edited = { ...files };
  for (const [file, from, to] of edits) {
    const content = edited[file] ?? '';
    if (!content.includes(from)) throw new Error(`${file} does not contain ${from}.`);
    edited[file] = content.replace(from, () => to);
  }
  return edited;
}
