// The two projects that are edited: a plugin with a card, texts and an endpoint, and a bare Vite project with the same card.
import { mkdirSync, mkdtempSync, realpathSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const modules = fileURLToPath(new URL('../node_modules', import.meta.url));

/** The number of edits for which `plugin.ts` finds a title. */
export const editsAtMost = 20;

/** Writes both projects into a new folder and returns its path. */
export function writeProjects(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'brokerdesk-bench-')));
  symlinkSync(modules, join(folder, 'node_modules'));
  const files: Record<string, string> = {
    'plugin/package.json': JSON.stringify({ name: 'bench', type: 'module' }),
    'plugin/src/plugin.ts': pluginSource(0),
    'plugin/src/locales/en.ts': textsSource('Text 0'),
    'plugin/src/locales/zh.ts': textsSource('文本'),
    'plugin/src/BenchCard.tsx': cardSource('Screen 0', ownTexts),
    'plugin/src/endpoints.ts': endpointSource,
    'plugin/src/mock.ts': mockSource('Answer 0'),
    'bare/package.json': JSON.stringify({ name: 'bare', type: 'module' }),
    'bare/index.html': '<!doctype html><div id="root"></div><script type="module" src="/main.tsx"></script>',
    'bare/main.tsx': mainSource('Title 0'),
    'bare/texts.ts': textsSource('Text 0'),
    'bare/BenchCard.tsx': cardSource('Screen 0', bareTexts),
    'bare/server.ts': serverSource('Answer 0'),
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

interface CardTexts {
  readonly imports: string;
  readonly props: string;
  readonly read: string;
}

/** A plugin's card reads its texts with a hook. */
export const ownTexts: CardTexts = {
  imports: "import { defineTexts } from '@brokerdesk/plugin-sdk';\nconst { useText } = defineTexts();",
  props: '',
  read: 'const text = useText()("card.text");',
};
/** The bare card gets its texts from the entry of the page, which is not replaced in place either. */
export const bareTexts: CardTexts = { imports: '', props: '{ text }', read: '' };

/** The card with a text in its source, one from elsewhere, and a counter whose state an edit may lose. */
export function cardSource(text: string, { imports, props, read }: CardTexts): string {
  return `import { useState } from 'react';
${imports}
export default function BenchCard(${props}) {
  const [count, setCount] = useState(0);
  ${read}
  return <div className="bench"><p>${text}</p><p>{text}</p><button type="button" onClick={() => setCount(count + 1)}>{'Counted ' + count}</button></div>;
}
`;
}

/** The texts of a language: one that the card shows, and the titles that `plugin.ts` may name. */
export function textsSource(text: string): string {
  const titles = Array.from({ length: editsAtMost + 1 }, (_, edit) => `title${edit}: 'Title ${edit}'`);
  return `export default { card: { text: '${text}', ${titles.join(', ')} } };\n`;
}

/** The definition whose card has the title of this edit. */
export function pluginSource(edit: number): string {
  return `import { definePlugin, fill, homeCards } from '@brokerdesk/plugin-sdk';
import en from './locales/en.ts';
export default definePlugin({
  id: 'bench', version: '1.0.0', sdk: '^1.0.0', functions: {},
  slots: [fill(homeCards, {
    id: 'card', requires: 'RAO_CLIENT_MANAMEMENT', title: 'card.title${edit}', component: () => import('./BenchCard.tsx'),
  })],
  messages: { en, 'zh-Hans': () => import('./locales/zh.ts'), 'zh-Hant': () => import('./locales/zh.ts') },
});
`;
}

/** The entry of the bare page: the counterpart of `plugin.ts`. */
export function mainSource(title: string): string {
  return `import { createRoot } from 'react-dom/client';
import BenchCard from './BenchCard.tsx';
import texts from './texts.ts';
createRoot(document.getElementById('root')!).render(<><h1>${title}</h1><BenchCard text={texts.card.text} /></>);
`;
}

const endpointSource = `import { anybody, endpoint } from '@brokerdesk/api';
import { z } from 'zod';
export const readAnswer = endpoint({
  method: 'GET', path: '/bench/answer', access: anybody, errors: [], shapes: { data: z.array(z.string()) },
});
`;

/** The plugin's part of the emulator: it answers with a text and its rows. */
export function mockSource(answer: string): string {
  return `import { type MockExtension, mockRoute } from '@brokerdesk/plugin-sdk/contract';
import { readAnswer } from './endpoints.ts';
const extension: MockExtension = {
  id: 'bench', collections: { benchRows: () => ({}) },
  routes: [mockRoute(readAnswer, (context) => ({
    code: 'OK', data: ['${answer}', ...context.rows<{ readonly name: string }>('benchRows').map(({ name }) => name)],
  }))],
};
export default extension;
`;
}

/** A server as one would write it without the emulator: its rows are lost when it starts again. */
export function serverSource(answer: string): string {
  return `import fastify from 'fastify';
const app = fastify();
app.get('/api/bench/answer', () => ({ data: ['${answer}'] }));
await app.listen({ host: '127.0.0.1', port: Number(process.env.PORT) });
`;
}
