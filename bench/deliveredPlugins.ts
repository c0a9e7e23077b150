// The first screen of a user with 20 delivered plugins, where the broker has 1,000 of them, beside one where it has these 20:
// requests, bytes and time with an empty cache. The plugins are built ones with a page and a card, and are signed.
import { spawnSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { MockClient } from '@brokerdesk/mock-server/client';
import type { Manifest } from '@brokerdesk/plugin-sdk/build';
import { storeSession } from '@brokerdesk/plugin-testing/browser';
import type { Browser } from '@playwright/test';
import { toManifestFile } from '../packages/cli/src/build/toManifestFile.ts';
import { addPlugins } from '../packages/cli/src/registry/changes.ts';
import { createFolderStore } from '../packages/cli/src/registry/FolderStore.ts';
import { makeSigner } from '../packages/cli/src/registry/keys.ts';
import { type RegistryKeys, signPacked } from '../packages/cli/src/registry/registryFixture.ts';
import { certifyKey, createRegistry } from '../packages/cli/src/registry/trust.ts';
import { type BenchRow, median } from './BenchRow.ts';
import { openBrowser } from './openBrowser.ts';
import { type StartedCommand, startCommand } from './startCommand.ts';

const area = 'deliveredPlugins';
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 5);
const permitted = 20;
const installed = 1_000;
const mainFile = fileURLToPath(new URL('../packages/cli/src/main.mjs', import.meta.url));
const source = fileURLToPath(new URL('../e2e/delivered-plugin', import.meta.url));

/** One opening of the first screen. */
interface Visit {
  readonly requests: number;
  readonly bytes: number;
  readonly milliseconds: number;
}

/** Measures both in turns. */
export async function run(): Promise<BenchRow[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'brokerdesk-bench-'));
  const keys = { root: makeSigner(), publisher: makeSigner(), author: makeSigner() };
  const servers: StartedCommand[] = [];
  const browser = await openBrowser();
  try {
    const portal = path.join(folder, 'portal');
    runCommand('build', '--out', portal, '--plugin-root', keys.root.key, '--quiet');
    const visits: Visit[][] = [[], []];
    for (const [index, count] of [permitted, installed].entries()) {
      const registry = path.join(folder, `registry-${index}`);
      await fillRegistry(registry, count, keys);
      servers.push(await startCommand('preview', '--dist', portal, '--registry', registry, '--applications', '100'));
    }
    // The first round warms the servers up.
    for (let round = 0; round <= rounds; round += 1) {
      for (const [index, server] of servers.entries()) {
        const visit = await visitPortal(browser, server);
        process.stderr.write(`${area}: ${JSON.stringify(visit)}\n`);
        if (round > 0) visits[index]?.push(visit);
      }
    }
    const [few = [], many = []] = visits;
    return compare(few, many);
  } finally {
    await browser.close();
    for (const server of servers) await server.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

function runCommand(...words: readonly string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [mainFile, ...words], { encoding: 'utf8' });
  if (status !== 0) throw new Error(`admin-cli ${words.join(' ')} failed: ${stderr}`);
}

/** Fills a registry for the demo broker with copies of one built plugin under other names. */
async function fillRegistry(folder: string, count: number, { root, publisher, author }: RegistryKeys): Promise<void> {
  const built = path.join(folder, '..', 'plugin');
  runCommand('build', source, '--out', built, '--quiet');
  const store = createFolderStore(folder);
  const now = Date.now();
  await createRegistry(store, { root, publisher: publisher.key, now });
  await certifyKey(store, { role: 'author', key: author.key, name: 'Fee Tools' }, { root, now });
  const manifest = await readFile(path.join(built, 'manifest.json'), 'utf8');
  const names = (await readdir(built)).filter((name) => name !== 'manifest.json');
  const texts = await Promise.all(
    names.map(async (name) => [name, await readFile(path.join(built, name), 'utf8')] as const),
  );
  const packed = await Promise.all(
    Array.from({ length: count }, async (_none, index) => {
      const rename = (text: string) =>
        text
          .replaceAll('fee-schedule', `plugin-${index}`)
          .replaceAll('fee_schedule', `plugin_${index}`)
          .replaceAll('X_FEE_SCHEDULE', functionOf(index));
      const files = texts.map(([name, text]) => [name, Buffer.from(rename(text))] as const);
      const entries = files.map(([name, content]) => [name, toManifestFile(content)] as const);
      const own = { ...(JSON.parse(rename(manifest)) as Manifest), files: Object.fromEntries(entries) };
      return signPacked(author, own, Object.fromEntries(files));
    }),
  );
  await addPlugins({ store, broker: 'demo', publisher, now }, packed);
}

function functionOf(index: number): string {
  return `X_PLUGIN_${index}`;
}

async function visitPortal(browser: Browser, { portal, emulator: address }: StartedCommand): Promise<Visit> {
  const emulator = await MockClient.open({ address });
  const context = await browser.newContext({
    baseURL: portal,
    locale: 'en-US',
    extraHTTPHeaders: { 'Mock-Sandbox': emulator.sandbox },
  });
  try {
    for (let index = 0; index < permitted; index += 1) {
      const functionCode = functionOf(index);
      const name = { EN: functionCode, SC: functionCode, TC: functionCode };
      const row = {
        brokerCode: 'DEMO',
        functionID: functionCode,
        parentID: null,
        functionCode,
        name,
        category: 'Admin',
      };
      await emulator.putRow('functions', `DEMO/${functionCode}`, row);
    }
    const page = await context.newPage();
    await storeSession(page, emulator, { displayCode: 'demo', userID: 'demo.admin' });
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    let requests = 0;
    let bytes = 0;
    session.on('Network.requestWillBeSent', () => (requests += 1));
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    const start = performance.now();
    await page.goto('demo/main', { waitUntil: 'commit' });
    await page
      .getByText('first fees on a card')
      .nth(permitted - 1)
      .waitFor();
    const milliseconds = performance.now() - start;
    return { requests, bytes, milliseconds };
  } finally {
    await context.close();
    await emulator.close();
  }
}

function compare(few: readonly Visit[], many: readonly Visit[]): BenchRow[] {
  const measures = [
    ['requests', (visit: Visit) => visit.requests, ''],
    ['bytes', (visit: Visit) => visit.bytes / 1_000, ' kB'],
    ['time', (visit: Visit) => visit.milliseconds, ' ms'],
  ] as const;
  return measures.map(([measure, read, unit]) => {
    const [rival, value] = [median(few.map(read)), median(many.map(read))];
    return {
      area,
      measure: `${measure} to the first screen, ${permitted} of ${installed} plugins`,
      value: `${value.toFixed(0)}${unit}`,
      ratio: `${(value / rival).toFixed(2)} of ${permitted} of ${permitted}`,
      aim: '≤ 1.10',
    };
  });
}
