// A release and a rollback under nginx, configured as docs/hosting.md says, while pages are open and others start. Whole runs
// have it, on machines with nginx (vitest.config.ts).
import { once } from 'node:events';
import { copyFile, mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { chromium } from '@playwright/test';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { buildPortal } from '../../packages/cli/src/build/buildPortal.ts';
import { publishPortal } from '../../packages/cli/src/build/publishPortal.ts';
import { findPlugins } from '../../packages/cli/src/plugins/findPlugins.ts';
import { reservePort } from '../../packages/cli/src/servers/reservePort.ts';
import { startEmulator } from '../../packages/cli/src/servers/startEmulator.ts';
import { makeTestFolder, removeTestFolders } from '../../packages/cli/src/testing/makeTestFolder.ts';
import { browserArguments, findBrowser } from '../../scripts/findBrowser.mjs';
import { openBrowserPage } from './OpenBrowserPage.ts';
import { startPage, fetchAnything } from './PortalVisitor.ts';
import { renameFiles } from './renameFiles.ts';
import { startNginx } from './startNginx.ts';

const limitMs = 300_000;
const openPages = 50;
const users = ['demo.admin', 'demo.reader', 'harbour.admin'];
const startsPerSecond = 20;
const phaseMs = 5_000;

afterAll(removeTestFolders);

/** Counts what is tried, and collects what fails. */
function createTally() {
  const failures: string[] = [];
  const counts = { starts: 0, requests: 0 };
  const attempt = async (kind: keyof typeof counts, action: () => Promise<unknown>) => {
    counts[kind] += 1;
    await action().catch((error: unknown) => failures.push(String(error)));
  };
  return { failures, counts, attempt };
}

/** Receives the errors of pages. */
async function startErrorSink() {
  const received: unknown[] = [];
  const server = createServer(async (request, response) => {
    received.push({ ...(JSON.parse(await text(request)) as object), cookie: request.headers.cookie });
    response.writeHead(204).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { received, address, close: () => void server.close() };
}

async function prepareReleases(folder: string) {
  const first = await buildPortal({ extraPlugins: [], force: false });
  const second = path.join(await makeTestFolder(), 'next');
  await renameFiles(first, second);
  const options = { keepPrevious: true, nginx: folder, config: { clientErrors: '/client-errors' } };
  const publish = (portal: string) => publishPortal(portal, path.join(folder, 'portal', 'admin'), options);
  return { publishFirst: () => publish(first), publishSecond: () => publish(second) };
}

/** Starts everything behind the portal, and nginx in front of it. */
async function startSite(folder: string) {
  const emulator = await startEmulator({
    port: await reservePort({ port: 0, option: '--api-port' }),
    portOption: '--api-port',
    seed: 'brokerdesk',
    applications: 100,
    signature: 'rfc9421',
    plugins: await findPlugins([]),
  });
  onTestFinished(async () => void (await emulator.close()));
  const sink = await startErrorSink();
  onTestFinished(sink.close);
  const port = await reservePort({ port: 0, option: '--port' });
  const nginx = await startNginx(folder, { port, apiTarget: emulator.address, errorTarget: sink.address });
  onTestFinished(nginx.close);
  return { port, nginx, sink };
}

/** Opens pages, and lets them and others go on asking until they are stopped. */
async function startVisits(port: number) {
  const tally = createTally();
  const { failures, attempt } = tally;
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
  onTestFinished(() => browser.close());
  const pages = await Promise.all(users.map((userID) => openBrowserPage(browser, { port, userID, failures })));
  const standIns = await Promise.all(Array.from({ length: openPages - users.length }, () => startPage(port)));
  const random = createRandom();
  const timers = [
    setInterval(() => void attempt('starts', () => startPage(port)), 1_000 / startsPerSecond),
    ...standIns.map((page) =>
      setInterval(() => void attempt('requests', () => fetchAnything(port, page, random())), 500),
    ),
  ];
  const stop = () => timers.forEach(clearInterval);
  onTestFinished(stop);
  const openMore = async () => {
    const pause = new Promise((resolve) => setTimeout(resolve, phaseMs));
    await Promise.all(pages.map((page) => page.openScreens(3)));
    await pause;
  };
  return { ...tally, pages, standIns, openMore, stop };
}

test('a release and a rollback fail no request of open pages and of pages that start meanwhile', {
  timeout: limitMs,
}, async () => {
  const folder = await makeTestFolder();
  await mkdir(path.join(folder, 'portal'));
  const releases = await prepareReleases(folder);
  await releases.publishFirst();
  const { port, nginx, sink } = await startSite(folder);
  const { failures, counts, attempt, pages, standIns, openMore, stop } = await startVisits(port);
  await openMore();
  await releases.publishSecond();
  await openMore();
  await nginx.reload();
  await openMore();
  const released = await startPage(port);
  await copyFile(path.join(folder, 'headers.conf.previous'), path.join(folder, 'headers.conf'));
  await nginx.reload();
  await openMore();
  stop();
  // The release that was rolled back is still there for pages that were opened meanwhile.
  for (let part = 0; part < 20; part += 1) await attempt('requests', () => fetchAnything(port, released, part / 20));
  const screens = pages.reduce((sum, page) => sum + page.openedCount(), 0);
  process.stdout.write(
    `Releases: ${counts.starts + counts.requests + screens} starts, files and screens during a release and a rollback under nginx (${counts.starts} starts, ${counts.requests} requests of ${standIns.length} open pages, ${screens} screens in ${pages.length} browser pages), ${failures.length} failed.\n`,
  );
  expect(failures).toEqual([]);
  expect(released.registry).not.toBe((await startPage(port)).registry);
  expect(sink.received).toEqual([]);
  await pages[0]?.page.evaluate(failTwice);
  await expect
    .poll(() => sink.received)
    .toEqual(
      expect.arrayContaining([
        { code: 'UNHANDLED_REJECTION', release: expect.any(String) },
        { code: 'CSP_VIOLATION', release: expect.any(String), directive: 'img-src' },
      ]),
    );
  expect(JSON.stringify(sink.received)).not.toMatch(/Chan|token|elsewhere/);
});

/** Runs in the page: an error with a name in it, and a violation of the policy with a token. */
function failTwice() {
  setTimeout(() => Promise.reject(new Error('Mr Chan')), 0);
  const picture = document.createElement('img');
  picture.src = 'https://elsewhere.example/?token=1';
  document.body.append(picture);
}

/** The same files are asked for in every run. */
function createRandom(): () => number {
  let state = 1;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
