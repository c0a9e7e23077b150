// The time from saving a plugin's source to the new text on the screen of the real shell, compared with the same edit
// in a bare Vite project. Both are measured in one run, in turns; a reload or lost state makes the measurement fail.
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import { createServer, type PluginOption } from 'vite';
import { type BenchRow, median } from './BenchRow.ts';
import { openBrowser, signIn } from './openBrowser.ts';
import { startCommand } from './startCommand.ts';

const area = 'devEdit';
const edits = 15;
const modules = fileURLToPath(new URL('../node_modules', import.meta.url));

/** Measures edits in both. */
export async function run(): Promise<BenchRow[]> {
  const folder = writeProjects();
  const server = await startCommand('dev', join(folder, 'plugin'), '--applications', '100');
  const vite = await startVite(join(folder, 'bare'));
  const browser = await openBrowser();
  try {
    const shell = { page: await browser.newPage(), file: join(folder, 'plugin/src/BenchCard.tsx') };
    await signIn(shell.page, server.portal);
    const bare = { page: await browser.newPage(), file: join(folder, 'bare/BenchCard.tsx') };
    await bare.page.goto(vite.address);
    const times = { shell: [] as number[], bare: [] as number[] };
    for (const { page } of [shell, bare]) await observeTexts(page);
    for (let edit = 1; edit <= edits; edit += 1) {
      times.bare.push(await editOnce(bare, edit));
      times.shell.push(await editOnce(shell, edit));
    }
    const [own, other] = [median(times.shell), median(times.bare)];
    const ratio = `${(own / other).toFixed(2)} of bare Vite`;
    return [{ area, measure: 'edit to screen', value: `${own.toFixed(0)} ms`, ratio, aim: 'at most 60 ms' }];
  } finally {
    await browser.close();
    await vite.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Sets a counter to 1, so that lost state is visible, and records the time at which each text appears. */
async function observeTexts(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Counted 0' }).click();
  await page.evaluate(() => {
    const seen: Record<string, number> = {};
    Object.assign(window, { seen });
    const note = () => {
      const text = document.querySelector('.bench-text')?.textContent;
      if (text) seen[text] ??= Date.now();
    };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

async function editOnce({ page, file }: { page: Page; file: string }, edit: number): Promise<number> {
  const start = Date.now();
  writeFileSync(file, cardSource(`Edit ${edit}`));
  await page.getByText(`Edit ${edit}`, { exact: true }).waitFor({ timeout: 10_000 });
  await page.getByRole('button', { name: 'Counted 1' }).waitFor({ timeout: 1_000 });
  const end = await page.evaluate(
    (text) => (window as unknown as { seen: Record<string, number> }).seen[text],
    `Edit ${edit}`,
  );
  if (end === undefined) throw new Error('The page was reloaded: the edit was not replaced in place.');
  return end - start;
}

async function startVite(root: string) {
  // The same React plugin that compiles the host.
  const plugin = createRequire(new URL('../packages/host/package.json', import.meta.url)).resolve(
    '@vitejs/plugin-react',
  );
  const { default: react } = (await import(pathToFileURL(plugin).href)) as { default: () => PluginOption };
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    server: { port: 0 },
  });
  await server.listen();
  return { address: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

function writeProjects(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'brokerdesk-bench-')));
  symlinkSync(modules, join(folder, 'node_modules'));
  const texts = "export default { card: { title: 'Bench' } };";
  const files: Record<string, string> = {
    'plugin/package.json': JSON.stringify({ name: 'bench', type: 'module' }),
    'plugin/src/plugin.ts': definition,
    'plugin/src/locales/en.ts': texts,
    'plugin/src/locales/zh.ts': texts,
    'plugin/src/BenchCard.tsx': cardSource('Edit 0'),
    'bare/index.html': '<!doctype html><div id="root"></div><script type="module" src="/main.tsx"></script>',
    'bare/main.tsx': `import { createRoot } from 'react-dom/client';
import BenchCard from './BenchCard.tsx';
createRoot(document.getElementById('root')!).render(<BenchCard />);`,
    'bare/BenchCard.tsx': cardSource('Edit 0'),
  };
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

const definition = `import { definePlugin, fill, homeCards } from '@brokerdesk/plugin-sdk';
import en from './locales/en.ts';
export default definePlugin({
  id: 'bench', version: '1.0.0', sdk: '^1.0.0', functions: {},
  slots: [fill(homeCards, {
    id: 'card', requires: 'RAO_CLIENT_MANAMEMENT', title: 'card.title', component: () => import('./BenchCard.tsx'),
  })],
  messages: { en, 'zh-Hans': () => import('./locales/zh.ts'), 'zh-Hant': () => import('./locales/zh.ts') },
});
`;

function cardSource(text: string): string {
  return `import { useState } from 'react';
export default function BenchCard() {
  const [count, setCount] = useState(0);
  return <div><p className="bench-text">${text}</p><button type="button" onClick={() => setCount(count + 1)}>{'Counted ' + count}</button></div>;
}
`;
}
