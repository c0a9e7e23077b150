// Parts of the portal's code are fetched when they are needed. One that could not be fetched once, because a train was in
// a tunnel or a proxy answered with an error, is there at the next try: a browser alone would remember the failure.
import type { Page, Route } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { waitForResponses } from './waitForResponses.ts';

interface Part {
  readonly importer: string;
  readonly file: string;
  readonly files: readonly string[];
}

const faults: readonly {
  readonly name: string;
  readonly tag?: string;
  readonly fail: (route: Route) => Promise<void>;
}[] = [
  { name: 'without a network', fail: (route) => route.abort('internetdisconnected') },
  { name: 'when the connection was reset', tag: '@whole', fail: (route) => route.abort('connectionreset') },
  { name: 'when a proxy answered 502', tag: '@whole', fail: (route) => route.fulfill({ status: 502, body: 'Bad' }) },
  {
    name: 'when it was gone for a moment',
    tag: '@whole',
    fail: (route) => route.fulfill({ status: 404, body: 'None' }),
  },
];
const logged = /Failed to load resource|net::ERR|ChunkError|could not be loaded|integrity/;

for (const { name, tag = [], fail } of faults) {
  test(`every part that could not be fetched ${name} is there at the next try`, { tag }, async ({
    page,
    openSession,
    consoleErrors,
  }) => {
    consoleErrors.expect(logged);
    await openSession('demo', 'demo.admin');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // While a test changes responses, the browser keeps none, so nothing may be on its way.
    await waitForResponses(page);
    const parts = await listParts(page);
    await page.route(/\/admin\/(?:assets|plugins)\/.*\.js$/, fail);
    const failed = await page.evaluate(loadParts, parts);
    await page.unrouteAll({ behavior: 'wait' });
    expect(await page.evaluate(loadParts, parts)).toEqual([]);
    // The others are in use on the home page.
    expect(failed.length / parts.length).toBeGreaterThan(0.9);
    expect(parts.length).toBeGreaterThan(200);
  });
}

test('a dialog that could not be fetched says so in its place, and comes with one click', { tag: '@journey' }, async ({
  page,
  openSession,
  consoleErrors,
}) => {
  consoleErrors.expect(logged);
  await openSession('demo', 'demo.admin', 'main/user_control/user_manager');
  await page.route('**/*Dialog*.js', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'New user' }).click();
  const failure = page.getByRole('dialog', { name: 'This part could not be loaded' });
  await expect(failure).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await failure.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('dialog', { name: 'New user' })).toBeVisible();
});

/** Lists the parts that the built scripts import on demand. */
async function listParts(page: Page): Promise<readonly Part[]> {
  const scripts = await page.evaluate(() => {
    const map = document.querySelector('script[type="importmap"]')?.textContent ?? '{}';
    return Object.keys((JSON.parse(map) as { integrity: object }).integrity).filter((file) => file.endsWith('.js'));
  });
  const base = new URL(page.url()).origin;
  const listed = await Promise.all(
    scripts.map(async (script): Promise<Part[]> => {
      const importer = new URL(script, base).href;
      const code = await (await page.request.get(importer)).text();
      const found = code.matchAll(/__part\((\[[^\]]*\]),\(\)=>import\([`"']\.\/([^`"']+)[`"']\)\)/g);
      return [...found].map(([, files = '[]', file = '']) => ({
        importer,
        file,
        files: JSON.parse(files) as string[],
      }));
    }),
  );
  // Texts of languages and screens of plugins that fail on purpose belong to others' tests.
  return listed.flat().filter(({ importer }) => !/fails-/.test(importer));
}

/** Runs in the page: loads the parts, a few at a time, as their importers do. Returns what failed. */
async function loadParts(parts: readonly Part[]): Promise<string[]> {
  const failed: string[] = [];
  const waiting = [...parts];
  const load = async () => {
    for (let part = waiting.pop(); part; part = waiting.pop()) {
      const { importer, file, files } = part;
      try {
        await (globalThis as { brokerdeskFetchParts?: typeof fetchParts }).brokerdeskFetchParts?.(files, importer);
        await import(new URL(file, importer).href);
      } catch (error) {
        failed.push(`${file}: ${String(error)} ${String((error as Error).cause)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: 8 }, load));
  return failed;
}

declare function fetchParts(names: readonly string[], importer: string): Promise<void>;
