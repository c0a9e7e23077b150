import { open, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { createServer } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { makeTestFolder, removeTestFolders } from '../testing/makeTestFolder.ts';
import { waitForContent } from './waitForContent.ts';

afterAll(removeTestFolders);

/** A second, the default, is short on a busy machine. */
const patience = { timeout: 20_000 };

test('a file that an editor empties before it writes it is compiled with its new content', async () => {
  const root = await makeTestFolder();
  const file = path.join(root, 'words.ts');
  await writeFile(file, "export const word = 'first';");
  const server = await createServer({
    root,
    configFile: false,
    logLevel: 'silent',
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false },
    plugins: [waitForContent()],
  });
  const compile = async () => (await server.transformRequest('/words.ts'))?.code;
  try {
    await expect.poll(compile, patience).toContain('first');
    // The watcher works.
    await writeFile(file, "export const word = 'second';");
    await expect.poll(compile, patience).toContain('second');
    // The watcher would not report a change soon after this one.
    await setTimeout(200);
    const handle = await open(file, 'w');
    // Until the server has noticed, and compiled the empty file.
    // oxlint-disable-next-line no-await-in-loop -- one request after the other
    while ((await compile())?.includes('second')) await setTimeout(1);
    await handle.writeFile("export const word = 'third';");
    await handle.close();
    await expect.poll(compile, patience).toContain('third');
  } finally {
    await server.close();
  }
}, 60_000);
