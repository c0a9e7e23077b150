import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { preview } from 'vite';
import { buildPage } from './buildPage.ts';
import { openBrowser } from './openBrowser.ts';

/**
 * Builds the pages of a folder of `bench/`, serves them at `<address><name>/index.html` and measures them in one browser;
 * leaves nothing behind.
 */
export async function measureContestants<Result>(
  folder: string,
  names: readonly string[],
  measure: (browser: Browser, address: string) => Promise<Result>,
): Promise<Result> {
  const root = await mkdtemp(join(tmpdir(), 'brokerdesk-bench-'));
  for (const name of names) {
    await buildPage(join(import.meta.dirname, folder, name), join(root, 'pages', name));
  }
  const server = await preview({ root, configFile: false, build: { outDir: 'pages' }, preview: { port: 0 } });
  const browser = await openBrowser();
  try {
    return await measure(browser, server.resolvedUrls?.local[0] ?? '');
  } finally {
    await browser.close();
    await server.close();
    await rm(root, { recursive: true });
  }
}
