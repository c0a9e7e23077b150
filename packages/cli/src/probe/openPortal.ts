import { createHash } from 'node:crypto';
import { CliError } from '../errors.ts';
import { type ProbeResponse, send } from './send.ts';

/** A portal as its page describes it. */
export interface LivePortal {
  /** The address of the page, after redirects. */
  readonly page: URL;
  readonly response: ProbeResponse;
  /** The display code of the broker in that address; undefined on a page for all. */
  readonly broker: string | undefined;
  /** The path that it is served below, with slashes at both ends. */
  readonly base: string;
  readonly apiBase: string;
  readonly registryBase: string;
  /** `sha256-` and the digest of the page's import map. */
  readonly importMapHash: string;
  /** The address of each pinned script and style sheet with its hash. */
  readonly integrity: Readonly<Record<string, string>>;
}

const asBrowser = { Accept: 'text/html,application/xhtml+xml' };

/**
 * Opens a portal as a browser does.
 *
 * @throws CliError `ADDRESS_NOT_PORTAL` if the address leads to something else
 */
export async function openPortal(address: string): Promise<LivePortal> {
  let page = readAddress(address);
  let response = await send(page, { headers: asBrowser });
  for (let hop = 0; hop < 5 && response.status >= 300 && response.status < 400; hop += 1) {
    const next = new URL(response.headers['location'] ?? '', page);
    if (next.host !== page.host) throw notPortal(page, `it leads to another host, ${next.host}`);
    page = next;
    response = await send(page, { headers: asBrowser });
  }
  if (response.status !== 200) throw notPortal(page, `it answers ${response.status}`);
  const html = response.body.toString();
  const [, importMap] = /<script type="importmap">([^]*?)<\/script>/.exec(html) ?? [];
  const [, config] = /<script type="application\/json" id="brokerdesk-config">([^<]*)<\/script>/.exec(html) ?? [];
  if (importMap === undefined || config === undefined) throw notPortal(page, 'its page is not one of Brokerdesk');
  const { base, apiBase, registryBase } = JSON.parse(config) as Pick<LivePortal, 'base' | 'apiBase' | 'registryBase'>;
  const { integrity } = JSON.parse(importMap) as Pick<LivePortal, 'integrity'>;
  const [broker] = page.pathname.slice(base.length).split('/');
  const importMapHash = `sha256-${createHash('sha256').update(importMap).digest('base64')}`;
  return { page, response, broker: broker || undefined, base, apiBase, registryBase, importMapHash, integrity };
}

function readAddress(address: string): URL {
  const url = URL.parse(/^https?:\/\//.test(address) ? address : `https://${address}`);
  if (url !== null) return url;
  throw new CliError('ADDRESS_NOT_PORTAL', {
    message: `${address} is not an address.`,
    hint: 'Write it as a browser shows it: https://demo.portal.example.com/admin/demo/login',
  });
}

function notPortal(url: URL, reason: string): CliError {
  return new CliError('ADDRESS_NOT_PORTAL', {
    message: `${url.href} is not a page of a portal: ${reason}.`,
    hint: 'Name the address of a sign-in page, such as https://demo.portal.example.com/admin/demo/login.',
  });
}
