// `npm run pictures` takes the pictures of the documentation anew, from the production build with its demo data.
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from './findBrowser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const pictures = join(root, 'docs/pictures');

// A Friday morning, so that a picture taken again shows the same applications.
const world = { id: 'pictures', now: '2026-11-20T02:00:00Z', frozen: true };

const server = spawn('node', ['packages/cli/src/main.mjs', 'preview', '--port', '0', '--api-port', '0', '--json'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
});
try {
  const { portal, emulator } = await addresses();
  await fetch(`${emulator}/__mock/sandboxes`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(world),
  });
  mkdirSync(pictures, { recursive: true });
  await takePictures(portal);
} finally {
  server.kill('SIGTERM');
}

/** @returns {Promise<{ portal: string, emulator: string }>} */
async function addresses() {
  let printed = '';
  for await (const chunk of server.stdout) {
    printed += chunk;
    if (printed.includes('\n')) return JSON.parse(printed.slice(0, printed.indexOf('\n')));
  }
  throw new Error('The portal did not start; its own message stands above.');
}

/** @param {string} portal */
async function takePictures(portal) {
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  const page = await browser.newPage({
    baseURL: portal,
    viewport: { width: 1440, height: 820 },
    locale: 'en-US',
    extraHTTPHeaders: { 'Mock-Sandbox': world.id },
  });
  await page.goto('demo/login');
  await page.getByRole('textbox', { name: 'Login name' }).fill('demo.admin');
  await page.getByRole('textbox', { name: 'Password' }).fill('Brokerdesk2026');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.getByRole('link', { name: 'Client Management' }).first().click();
  await page.getByRole('gridcell').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(pictures, 'application-list.png'), animations: 'disabled' });
  await browser.close();
}
