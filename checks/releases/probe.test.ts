// `probe` against nginx: as docs/hosting.md says, and with one mistake each.
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { MockClient } from '@brokerdesk/mock-server/client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildPortal } from '../../packages/cli/src/build/buildPortal.ts';
import { publishPortal } from '../../packages/cli/src/build/publishPortal.ts';
import { findPlugins } from '../../packages/cli/src/plugins/findPlugins.ts';
import { openPortal } from '../../packages/cli/src/probe/openPortal.ts';
import { rules } from '../../packages/cli/src/probe/rules.ts';
import { reservePort } from '../../packages/cli/src/servers/reservePort.ts';
import { type RunningEmulator, startEmulator } from '../../packages/cli/src/servers/startEmulator.ts';
import { makeTestFolder, removeTestFolders } from '../../packages/cli/src/testing/makeTestFolder.ts';
import { startNginx } from './startNginx.ts';

let folder: string;
let headers: string;
let emulator: RunningEmulator;

beforeAll(async () => {
  folder = await makeTestFolder();
  const target = path.join(folder, 'portal', 'admin');
  await publishPortal(await buildPortal({ extraPlugins: [], force: false }), target, { nginx: folder });
  headers = await readFile(path.join(folder, 'headers.conf'), 'utf8');
  emulator = await startEmulator({
    port: await reservePort({ port: 0, option: '--api-port' }),
    portOption: '--api-port',
    seed: 'brokerdesk',
    applications: 100,
    signature: 'rfc9421',
    plugins: await findPlugins([]),
  });
}, 300_000);
afterAll(async () => {
  await emulator.close();
  await removeTestFolders();
});

/** Serves the portal with a changed configuration, and returns what each rule finds. */
async function probe(change: (site: string) => string): Promise<ReadonlyMap<string, readonly string[]>> {
  const port = await reservePort({ port: 0, option: '--port' });
  const nginx = await startNginx(folder, {
    port,
    apiTarget: emulator.address,
    errorTarget: emulator.address,
    change,
  });
  try {
    const portal = await openPortal(`http://demo.localhost:${port}/`);
    const results = rules.map(async ({ id, examine }) => {
      const result = await examine(portal, { otherBroker: 'harbour' });
      return [id, 'notTried' in result ? [`not tried: ${result.notTried}`] : result] as const;
    });
    return new Map(await Promise.all(results));
  } finally {
    await nginx.close();
  }
}

test('the documented configuration keeps every rule', async () => {
  const found = await probe((site) => site);
  expect([...found].filter(([, findings]) => findings.length > 0)).toEqual([
    ['https', ['not tried: the address is of this machine, without https']],
  ]);
});

const assets = 'location ~ ^/admin/(assets|plugins|registry)/ {';
const api = 'location ^~ /api/ {';
const included = () => `include ${path.join(folder, 'headers.conf')};`;
const inHeaders = (from: RegExp | string, to: string) => (site: string) =>
  site.replace(included(), changed(headers, from, to));
const inSite = (from: RegExp | string, to: string) => (site: string) => changed(site, from, to);

function changed(text: string, from: RegExp | string, to: string): string {
  const result = text.replace(from, () => to);
  if (result === text) throw new Error(`There is nothing to change: ${String(from)}`);
  return result;
}

test.each<readonly [string, string, (site: string) => string]>([
  ['headers', 'a header in the block of the files', inSite(assets, `${assets} add_header X-Own 1 always;`)],
  ['headers', 'a header in the block of the API', inSite(api, `${api} add_header X-Own 1 always;`)],
  ['headers', 'headers without errors', (site) => site.replace(included(), headers.replaceAll(' always;', ';'))],
  ['headers', 'no integrity policy', inHeaders(/^add_header Integrity-Policy.*$/m, '')],
  ['headers', 'no nosniff', inHeaders(/^add_header X-Content-Type-Options.*$/m, '')],
  ['headers', 'another referrer policy', inHeaders(/(?<=Referrer-Policy )"?no-referrer"?/, 'origin')],
  ['headers', 'no opener policy', inHeaders(/^add_header Cross-Origin-Opener-Policy.*$/m, '')],
  ['headers', 'no content security policy', inHeaders(/^add_header Content-Security-Policy.*$/m, '')],
  ['headers', 'scripts in the page', inHeaders("script-src 'self'", "script-src 'self' 'unsafe-inline'")],
  ['headers', 'frames of others', inHeaders("frame-ancestors 'none'; ", '')],
  ['headers', 'the policy of another page', inHeaders(/'sha256-\S+'/, "'sha256-AAAA'")],
  ['headers', 'requests to other servers', inHeaders("connect-src 'self'", "connect-src 'self' https:")],
  ['types', 'no type for .mjs', inSite('types { text/javascript mjs; }', '')],
  ['types', 'no types', inSite('include /etc/nginx/mime.types;', '')],
  ['types', 'style sheets as text', inSite(assets, `${assets} types { text/javascript js mjs; text/plain css; }`)],
  ['cache', 'everything is kept', inSite('"no-cache";', '"public, max-age=31536000, immutable";')],
  ['cache', 'nothing is kept', inSite('"public, max-age=31536000, immutable";', '"no-cache";')],
  ['cache', 'errors are kept', inSite('"~^(200|206|304):/admin/', '"~^\\d+:/admin/')],
  [
    'cache',
    'errors without a rule',
    inSite('Cache-Control $brokerdesk_cache always;', 'Cache-Control $brokerdesk_cache;'),
  ],
  ['cache', 'no rule', inSite('add_header Cache-Control $brokerdesk_cache always;', '')],
  ['cache', 'kept for a day', inSite('max-age=31536000, immutable', 'max-age=86400')],
  [
    'missing',
    'the page instead of a file',
    inSite(/(?<=plugins\|registry\)\/ \{\s+try_files \$uri) =404/, ' $brokerdesk_page =404'),
  ],
  ['missing', 'no block for files', inSite(/location ~ \^\/admin\/\(assets\|plugins\|registry\)\/ \{[^}]*\}/, '')],
  ['missing', 'the page instead of each error', inSite(assets, `${assets} error_page 404 =200 /admin/release.json;`)],
  ['registry', 'no registries', inSite(/try_files \$uri \/admin\/registry\/.*;/, 'return 404;')],
  [
    'registry',
    'the page instead of a registry',
    inSite(/try_files \$uri \/admin\/registry\/.*;/, "default_type text/html; return 200 '<p>Portal</p>';"),
  ],
  [
    'addresses',
    'the page for every request',
    inSite(/(?<=^map \$http_accept \$brokerdesk_page \{\s+default\s+)"";/m, '/admin/index-$brokerdesk_release.html;'),
  ],
  [
    'addresses',
    'files only',
    inSite(
      'try_files $uri $brokerdesk_page =404;',
      'location ~ /some/ { return 404; } try_files $uri $brokerdesk_page =404;',
    ),
  ],
  [
    'addresses',
    'data for a navigation',
    inSite(
      'try_files $uri $brokerdesk_page =404;',
      "location ~ /some/ { default_type application/json; return 200 '{}'; } try_files $uri $brokerdesk_page =404;",
    ),
  ],
  [
    'dot-files',
    'no rule for dots',
    (site) => changed(open(site), /location ~ \^\/admin\/\(\.\*\/\)\?\\\. \{ return 404; \}/, ''),
  ],
  [
    'dot-files',
    'dots are answered',
    (site) => changed(open(site), /(?<=location ~ \^\/admin\/\(\.\*\/\)\?\\\. \{) return 404;/, " return 200 'x';"),
  ],
  [
    'controls',
    'everything else is forwarded',
    (site) => open(site).replace('location / { return 404; }', `location / { proxy_pass ${emulator.address}; }`),
  ],
  [
    'controls',
    'the controls are forwarded',
    (site) => open(site).replace('location / {', `location /__mock/ { proxy_pass ${emulator.address}; } location / {`),
  ],
  ['api', 'no back end', (site) => changed(site, `proxy_pass ${emulator.address};`, 'proxy_pass http://127.0.0.1:9;')],
  [
    'api',
    'another path',
    (site) => changed(site, `proxy_pass ${emulator.address};`, `proxy_pass ${emulator.address}/other/;`),
  ],
  ['api', 'not forwarded', inSite(api, 'location ^~ /other/ {')],
  ['large-bodies', 'the default limit', inSite('client_max_body_size 51m;', '')],
  ['large-bodies', 'a limit of 10 MB', inSite('client_max_body_size 51m;', 'client_max_body_size 10m;')],
  ['brokers', 'all brokers on one host name', inSite('if ($brokerdesk_foreign) { return 404; }', '')],
  ['brokers', 'pages of all brokers', inSite('"~^([^:]+):/admin/\\1(/|$)"', '"~^([^:]+):/admin/\\w+(/|$)"')],
  ['brokers', 'registries of all brokers', inSite('(\\1|default)\\.json', '\\w+\\.json')],
  ['compression', 'not compressed', inSite('gzip_static on;', 'gzip_static off;')],
  ['compression', 'no Vary', inSite('gzip_vary on;', 'gzip_vary off;')],
  [
    'files',
    'a changed script',
    inSite(assets, `location ~ /assets/ChangePassword { default_type text/javascript; return 200 '1'; } ${assets}`),
  ],
  ['files', 'a missing folder', inSite(assets, `location ~ /plugins/dashboard/ { return 404; } ${assets}`)],
])('%s: %s', async (id, _mistake, change) => {
  const found = await probe(change);
  expect([...found].filter(([rule, findings]) => rule === id && findings.length > 0).map(([rule]) => rule)).toEqual([
    id,
  ]);
});

test('a back end whose clock is wrong is named, if its date is passed on', async () => {
  const control = new MockClient({ address: emulator.address });
  await control.changeClock({ advanceSec: 7200 });
  try {
    const [passed, replaced] = [await probe((site) => site), await probe(inSite('proxy_pass_header Date;', ''))];
    expect(passed.get('date')).toEqual([expect.stringMatching(/, 7\d\d\d s from the clock of this machine\.$/)]);
    expect(replaced.get('date')).toEqual([]);
  } finally {
    await control.changeClock({ advanceSec: -7200 });
  }
});

/** Lets requests through that are of no broker. */
function open(site: string): string {
  return changed(site, 'if ($brokerdesk_foreign) { return 404; }', '');
}

test('another program at the address is one clear error', async () => {
  const server = createServer((request, response) => {
    if (request.url === '/loop') response.writeHead(302, { Location: 'http://elsewhere.localhost/' }).end();
    else if (request.url === '/broken') response.writeHead(502).end('<h1>Bad gateway</h1>');
    else response.writeHead(200, { 'Content-Type': 'text/html' }).end('<p>Another program</p>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { readonly port: number };
  try {
    for (const [address, text] of [
      [`http://127.0.0.1:${port}/`, 'its page is not one of Brokerdesk'],
      [`http://127.0.0.1:${port}/loop`, 'it leads to another host'],
      [`http://127.0.0.1:${port}/broken`, 'it answers 502'],
    ] as const) {
      await expect(openPortal(address)).rejects.toMatchObject({
        code: 'ADDRESS_NOT_PORTAL',
        exitCode: 2,
        message: expect.stringContaining(text) as string,
      });
    }
    await expect(openPortal('http://127.0.0.1:9/')).rejects.toMatchObject({ code: 'ADDRESS_UNREACHABLE', exitCode: 2 });
  } finally {
    server.close();
  }
});
