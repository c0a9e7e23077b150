// The time from saving a source of a plugin to its effect in the real shell or in the emulator, beside the same edit
// without Brokerdesk: in a bare Vite project, and in a bare Fastify server under `node --watch`. Both sides are measured in
// one run, in turns. An edit that loses the state that it has to keep makes the measurement fail.
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { MockClient } from '@brokerdesk/mock-server/client';
import type { Page } from '@playwright/test';
import { createServer, type PluginOption } from 'vite';
import { type BenchRow, median } from './BenchRow.ts';
import * as projects from './devEditProjects.ts';
import { openBrowser, signIn } from './openBrowser.ts';
import { startCommand } from './startCommand.ts';
import { startWatchedServer } from './startWatchedServer.ts';
import { noteTexts, timeAnswer, timeText } from './timeEdit.ts';

const area = 'devEdit';
const edits = 9;

interface Kind {
  readonly measure: string;
  readonly rival: string;
  readonly aimMs: number;
  /** Both make the edit with this number and return its milliseconds. */
  readonly own: (edit: number) => Promise<number>;
  readonly bare: (edit: number) => Promise<number>;
}

/** Measures each kind of edit. */
export async function run(): Promise<BenchRow[]> {
  const folder = projects.writeProjects();
  const server = await startCommand('dev', join(folder, 'plugin'), '--applications', '100', '--signature', 'none');
  const vite = await startVite(join(folder, 'bare'));
  const watched = await startWatchedServer(join(folder, 'bare/server.ts'));
  const browser = await openBrowser();
  try {
    await new MockClient({ address: server.emulator }).putRow('benchRows', 'kept', { name: 'kept' });
    const pages = { own: await browser.newPage(), bare: await browser.newPage() };
    for (const page of Object.values(pages)) await noteTexts(page);
    // Vite bundles the packages during the first visit.
    pages.own.setDefaultNavigationTimeout(120_000);
    await signIn(pages.own, server.portal);
    await pages.bare.goto(vite.address);
    const answers = { own: `${server.emulator}/api/bench/answer`, bare: watched.address };
    const rows: BenchRow[] = [];
    for (const kind of listKinds(folder, { pages, answers })) rows.push(await measure(kind));
    return rows;
  } finally {
    await browser.close();
    await watched.close();
    await vite.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measure({ measure: name, rival, aimMs, own, bare }: Kind): Promise<BenchRow> {
  const times = { own: [] as number[], bare: [] as number[] };
  for (let edit = 1; edit <= edits; edit += 1) {
    times.bare.push(await bare(edit));
    times.own.push(await own(edit));
  }
  const [ms, other] = [median(times.own), median(times.bare)];
  const ratio = `${(ms / other).toFixed(2)} of ${rival} (${other.toFixed(0)} ms)`;
  return { area, measure: name, value: `${ms.toFixed(0)} ms`, ratio, aim: `at most ${aimMs} ms` };
}

function listKinds(
  folder: string,
  { pages, answers }: { pages: Record<'own' | 'bare', Page>; answers: Record<'own' | 'bare', string> },
): readonly Kind[] {
  const { cardSource, mainSource, mockSource, pluginSource, serverSource, textsSource } = projects;
  const source = (name: string) => join(folder, 'plugin/src', name);
  const bareSource = (name: string) => join(folder, 'bare', name);
  return [
    {
      measure: 'edit of a screen',
      rival: 'bare Vite',
      aimMs: 60,
      own: async (edit) => {
        const content = cardSource(`Screen ${edit}`, projects.ownTexts);
        return timeInPlace(pages.own, { edit: { file: source('BenchCard.tsx'), content }, text: `Screen ${edit}` });
      },
      bare: async (edit) => {
        const content = cardSource(`Screen ${edit}`, projects.bareTexts);
        return timeInPlace(pages.bare, {
          edit: { file: bareSource('BenchCard.tsx'), content },
          text: `Screen ${edit}`,
        });
      },
    },
    {
      measure: 'edit of a text',
      rival: 'bare Vite, which reloads',
      aimMs: 200,
      own: async (edit) => {
        const content = textsSource(`Text ${edit}`);
        return timeInPlace(pages.own, { edit: { file: source('locales/en.ts'), content }, text: `Text ${edit}` });
      },
      bare: async (edit) => {
        const content = textsSource(`Text ${edit}`);
        return timeText(pages.bare, { edit: { file: bareSource('texts.ts'), content }, text: `Text ${edit}` });
      },
    },
    {
      measure: 'edit of plugin.ts',
      rival: 'bare Vite, which reloads',
      aimMs: 500,
      own: async (edit) =>
        timeInPlace(pages.own, {
          edit: { file: source('plugin.ts'), content: pluginSource(edit) },
          text: `Title ${edit}`,
        }),
      bare: async (edit) => {
        const content = mainSource(`Title ${edit}`);
        return timeText(pages.bare, { edit: { file: bareSource('main.tsx'), content }, text: `Title ${edit}` });
      },
    },
    {
      measure: 'edit of mock.ts',
      rival: 'bare Fastify, which starts again',
      aimMs: 500,
      own: async (edit) => {
        const content = mockSource(`Answer ${edit}`);
        const { ms, answer } = await timeAnswer(answers.own, {
          edit: { file: source('mock.ts'), content },
          text: `Answer ${edit}`,
        });
        if (!answer.includes('kept')) throw new Error('The emulator has lost a row.');
        return ms;
      },
      bare: async (edit) => {
        const content = serverSource(`Answer ${edit}`);
        const changed = { edit: { file: bareSource('server.ts'), content }, text: `Answer ${edit}` };
        return (await timeAnswer(answers.bare, changed)).ms;
      },
    },
  ];
}

/** Times an edit that keeps the state of a component in the page. */
async function timeInPlace(page: Page, change: Parameters<typeof timeText>[1]): Promise<number> {
  if (!(await page.getByRole('button', { name: 'Counted 1' }).isVisible())) {
    await page.getByRole('button', { name: 'Counted 0' }).click();
  }
  const ms = await timeText(page, change);
  await page.getByRole('button', { name: 'Counted 1' }).waitFor({ timeout: 1_000 });
  return ms;
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
