// The gzipped scripts that a browser fetches from the production build: until the user can sign in, and until the first
// list is shown when it is opened by its address: the files that portalRivals counts, in seconds instead of minutes.
import type { BenchRow } from './BenchRow.ts';
import { gzipBytes } from './gzipBytes.ts';
import { openBrowser, signIn } from './openBrowser.ts';
import { startCommand } from './startCommand.ts';

const area = 'hostBytes';

/** Measures the files in the browser's network log. */
export async function run(): Promise<BenchRow[]> {
  const server = await startCommand('preview', '--applications', '100');
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    const scripts = new Set<string>();
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.add(request.url());
    });
    await page.goto(`${server.portal}demo/login`);
    await page.locator('input[type=password]').waitFor();
    const usable = [...scripts];
    await signIn(page, server.portal);
    await page.locator('nav a').filter({ hasText: 'Client Management' }).first().click();
    const row = page.locator('[role=grid] [role=row]').nth(1);
    await row.waitFor();
    // The list alone: the home page came before, with its cards, and idle time fetches what other screens need.
    scripts.clear();
    await page.reload();
    await row.waitFor();
    const beforeSignIn = await sizeOfAll(usable);
    const beforeList = await sizeOfAll([...scripts]);
    return [
      { area, measure: 'scripts until sign-in is usable', value: beforeSignIn, aim: 'at most 110 kB' },
      { area, measure: 'scripts until the first list', value: beforeList, aim: 'at most 225 kB' },
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function sizeOfAll(addresses: readonly string[]): Promise<string> {
  const sizes = await Promise.all(addresses.map(gzipBytes));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return `${(bytes / 1_000).toFixed(1)} kB in ${addresses.length} files`;
}
