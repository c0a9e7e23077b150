// The time from data to a usable part of the kit: with 10,000 items, whose code has been loaded before. Each folder of
// part-pages with a page is one part; a new part needs only its page, which calls startPart.
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { preview } from 'vite';
import { type BenchRow, median } from './BenchRow.ts';
import { buildPage } from './buildPage.ts';
import { openBrowser } from './openBrowser.ts';

const area = 'partUsable';
const rounds = 5;
const items = 10_000;
const pages = join(import.meta.dirname, 'part-pages');

/** Measures all parts, in turns. */
export async function run(): Promise<BenchRow[]> {
  const parts = (await readdir(pages)).filter((name) => existsSync(join(pages, name, 'index.html')));
  const folder = await mkdtemp(join(tmpdir(), 'brokerdesk-bench-'));
  for (const name of parts) await buildPage(join(pages, name), join(folder, 'pages', name));
  const server = await preview({ root: folder, configFile: false, build: { outDir: 'pages' }, preview: { port: 0 } });
  const browser = await openBrowser();
  try {
    const times = new Map<string, number[]>(parts.map((name) => [name, []]));
    // The first round warms the browser up.
    for (let round = 0; round <= rounds; round += 1) {
      for (const name of parts) {
        const time = await timePart(browser, `${server.resolvedUrls?.local[0] ?? ''}${name}/index.html`);
        if (round > 0) times.get(name)?.push(time);
      }
    }
    return [...times].map(([name, measured]) => ({
      area,
      measure: `${name} of ${items.toLocaleString('en')} usable after its data`,
      value: `${Math.round(median(measured))} ms`,
      aim: 'at most 300 ms',
    }));
  } finally {
    await browser.close();
    await server.close();
    await rm(folder, { recursive: true });
  }
}

async function timePart(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  try {
    await page.goto(address);
    await page.waitForFunction(() => 'showData' in globalThis);
    return await page.evaluate((count) => {
      return (globalThis as unknown as { showData: (shown: number) => Promise<number> }).showData(count);
    }, items);
  } finally {
    await page.close();
  }
}
