// The pages of brokers with plugins of their own under nginx, configured as docs/hosting.md says: before, during and after a
// release and a rollback, each broker's page comes with the policy that allows it.
import { once } from 'node:events';
import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { portalPluginsFile } from '../../packages/cli/src/build/PortalPlugin.ts';
import { publishPortal } from '../../packages/cli/src/build/publishPortal.ts';
import { reservePort } from '../../packages/cli/src/servers/reservePort.ts';
import { makeTestFolder, removeTestFolders } from '../../packages/cli/src/testing/makeTestFolder.ts';
import { importMapHash } from './renameFiles.ts';
import { startNginx } from './startNginx.ts';

afterAll(removeTestFolders);

/** Writes a portal whose pages have nothing but an import map; these brokers have their own. */
async function writePortal(
  name: string,
  { own, base }: { readonly own: readonly string[]; readonly base: string },
): Promise<string> {
  const portal = await makeTestFolder();
  await mkdir(path.join(portal, 'registry'));
  await writeFile(path.join(portal, 'registry', 'default.json'), '{}');
  await writeFile(path.join(portal, portalPluginsFile), '[]');
  const config = `<script type="application/json" id="brokerdesk-config">${JSON.stringify({ base })}</script>`;
  const pageOf = (broker: string) =>
    `<script type="importmap">{"imports":{"${name}":"/of-${broker}"}}</script>${config}`;
  await writeFile(path.join(portal, 'index.html'), pageOf('all'));
  for (const code of own) await writeFile(path.join(portal, `index.${code}.html`), pageOf(code));
  return portal;
}

/** Asks at a broker's host name; docs/hosting.md has another for the provider. */
async function ask(port: number, broker: string, address: string): Promise<IncomingMessage> {
  const headers = { host: `${broker === '2go' ? 'provider' : broker}.localhost:${port}`, accept: 'text/html' };
  const [response] = (await once(
    get({ host: '127.0.0.1', port, path: address, headers, agent: false }),
    'response',
  )) as [IncomingMessage];
  return response;
}

/** Where nginx serves the portal. */
interface Site {
  readonly port: number;
  readonly base: string;
}

/** Returns what the page of a broker imports. @throws Error if the policy that comes with it does not allow it. */
async function openPage({ port, base }: Site, broker: string, screen: string): Promise<string> {
  const response = await ask(port, broker, `${base}${broker}${screen}`);
  const html = await text(response);
  const policies = String(response.headers['content-security-policy']).split(', ');
  const isAllowed = policies.length === 2 && policies.every((policy) => policy.includes(`'${importMapHash(html)}'`));
  if (!isAllowed) throw new Error(`The policy does not allow the page of ${broker}: ${policies.join(', ')}`);
  return /"imports":\{"(.*?)"\}/.exec(html)?.[1] ?? html;
}

async function openPages(site: Site): Promise<readonly string[]> {
  const pages = ['demo', 'harbour', '2go'].flatMap((broker) => [
    openPage(site, broker, '/login'),
    openPage(site, broker, '/main/users'),
    openPage(site, broker, ''),
  ]);
  return [...new Set(await Promise.all(pages))];
}

test.each(['/admin/', '/broker/portal/', '/'])(
  'below %s, each broker gets its own page with the policy for it, during a release and a rollback too',
  async (base) => {
    const folder = await makeTestFolder();
    await mkdir(path.join(folder, 'portal'));
    const target = path.resolve(folder, `portal${base}`);
    const publish = async (name: string, own: readonly string[]) =>
      publishPortal(await writePortal(name, { own, base }), target, { keepPrevious: true, nginx: folder });
    const { release } = await publish('a', ['harbour']);
    const port = await reservePort({ port: 0, option: '--port' });
    const nowhere = 'http://127.0.0.1:9';
    const nginx = await startNginx(folder, { port, apiTarget: nowhere, errorTarget: nowhere, base });
    onTestFinished(nginx.close);
    const site = { port, base };
    const first = ['a":"/of-all', 'a":"/of-harbour'];
    expect(await openPages(site)).toEqual(first);

    // The next one has a page for the provider and none for harbour.
    await publish('b', ['2go']);
    expect(await openPages(site)).toEqual(first);
    await nginx.reload();
    expect(await openPages(site)).toEqual(['b":"/of-all', 'b":"/of-2go']);

    await copyFile(path.join(folder, 'headers.conf.previous'), path.join(folder, 'headers.conf'));
    await nginx.reload();
    expect(await openPages(site)).toEqual(first);
    for (const file of ['index.harbour.html', `index-${release}.harbour.html`, 'headers.harbour.json']) {
      const answer = await ask(port, 'demo', `${base}${file}`);
      answer.resume();
      expect([file, answer.statusCode]).toEqual([file, 404]);
    }
  },
);
