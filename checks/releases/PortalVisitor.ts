// What a browser asks for when it starts the portal, and later. Each answer is compared with what the page pins, as a browser
// would do it.
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { toManifestFile } from '../../packages/cli/src/build/toManifestFile.ts';
import { importMapHash } from './renameFiles.ts';

interface OpenPage {
  readonly pinned: Readonly<Record<string, string>>;
  readonly registry: string;
}

interface Registry {
  readonly plugins: readonly { readonly base: string; readonly manifest: { readonly entry: string } }[];
}

/** Opens the portal, and returns its page. @throws Error if a browser would not start it. */
export async function startPage(port: number): Promise<OpenPage> {
  const { body, response } = await ask(port, '/admin/demo/login', 'text/html');
  const html = body.toString();
  const policy = String(response.headers['content-security-policy']);
  for (const part of policy.split(', ')) {
    if (!part.includes(importMapHash(html))) throw new Error(`The policy does not allow the page: ${part}`);
  }
  const [, map = '{}'] = /<script type="importmap">([^<]*)/.exec(html) ?? [];
  const [, config = '{}'] = /id="brokerdesk-config">([^<]*)/.exec(html) ?? [];
  const { integrity } = JSON.parse(map) as { readonly integrity: Readonly<Record<string, string>> };
  const page = {
    pinned: integrity,
    registry: `${(JSON.parse(config) as { readonly registryBase: string }).registryBase}demo.json`,
  };
  const [, main = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(html) ?? [];
  await fetchFile(port, page, main);
  await fetchOwnRegistry(port, page);
  return page;
}

/** Asks for one of the files that a page may need, or for its registry. */
export async function fetchAnything(port: number, page: OpenPage, random: number): Promise<void> {
  const files = Object.keys(page.pinned);
  const file = files[Math.floor(random * (files.length + 1))];
  if (file === undefined) await fetchOwnRegistry(port, page);
  else await fetchFile(port, page, file);
}

async function fetchFile(port: number, { pinned }: OpenPage, address: string): Promise<void> {
  const { body } = await ask(port, address, '*/*');
  if (toManifestFile(body).integrity !== pinned[address]) throw new Error(`${address} differs from what is pinned.`);
}

async function fetchOwnRegistry(port: number, { pinned, registry }: OpenPage): Promise<void> {
  const { plugins } = JSON.parse((await ask(port, registry, '*/*')).body.toString()) as Registry;
  const unpinned = plugins.find(({ base, manifest }) => pinned[base + manifest.entry] === undefined);
  if (unpinned) throw new Error(`${unpinned.base} is not pinned by the page of its registry.`);
}

async function ask(
  port: number,
  address: string,
  accept: string,
): Promise<{ readonly body: Buffer; readonly response: IncomingMessage }> {
  const headers = { host: `demo.localhost:${port}`, accept };
  const request = get({ host: '127.0.0.1', port, path: address, headers, agent: false });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const body = await buffer(response);
  if (response.statusCode !== 200) throw new Error(`${address} was answered with ${response.statusCode}.`);
  return { body, response };
}
