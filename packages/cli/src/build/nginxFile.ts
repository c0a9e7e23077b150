// The part of nginx's configuration that changes with every release: its headers, and which pages are served. nginx reads
// both at the same moment, when it is reloaded, so that no page is sent with the policy of another.
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { PortalHeaders } from './PortalHeaders.ts';
import { prepareFolder } from './prepareFolder.ts';

const fileName = 'headers.conf';
const policyName = 'Content-Security-Policy';

/** What nginx has to know of a release. */
export interface NginxRelease {
  readonly id: string;
  readonly base: string;
  readonly headers: PortalHeaders;
  /** The display codes of the brokers with their own page. */
  readonly ownPages: readonly string[];
}

/** Writes nginx's part of a release into a folder, and keeps the one before as `headers.conf.previous`. */
export async function writeNginxFile(folder: string, release: NginxRelease): Promise<void> {
  const file = path.join(folder, fileName);
  const text = nginxText(release);
  await prepareFolder(folder);
  const before = existsSync(file) ? await readFile(file, 'utf8') : undefined;
  if (before !== undefined && idOf(before) !== release.id) await replace(`${file}.previous`, before);
  await replace(file, text);
}

/** Returns the id of the release that nginx serves according to a folder's file, if there is one. */
export async function readNginxRelease(folder: string): Promise<string | undefined> {
  const file = path.join(folder, fileName);
  return existsSync(file) ? idOf(await readFile(file, 'utf8')) : undefined;
}

/** The addresses of a broker with its own page get that page, `index-<id>.<display code>.html`, and the policy for it. */
function nginxText({ id, base, headers: { common, own }, ownPages }: NginxRelease): string {
  const headers = Object.entries(common).map(
    ([name, value]) => `add_header ${name} ${name === policyName ? '$brokerdesk_policy' : quote(value)} always;`,
  );
  const brokers = Object.entries(own).flatMap(([code, { [policyName]: policy = '' }]) => [
    `if ($uri ~ "^${base.replaceAll('.', String.raw`\.`)}${code}(/|$)") {`,
    ...(ownPages.includes(code) ? [`    set $brokerdesk_release ${id}.${code};`] : []),
    `    set $brokerdesk_policy ${quote(policy)};`,
    '}',
  ]);
  const policy = quote(common[policyName] ?? '');
  return [`set $brokerdesk_release ${id};`, `set $brokerdesk_policy ${policy};`, ...brokers, ...headers, ''].join('\n');
}

function quote(value: string): string {
  return `"${value.replaceAll('"', String.raw`\"`)}"`;
}

function idOf(text: string): string | undefined {
  return /^set \$brokerdesk_release (\w+);/m.exec(text)?.[1];
}

/** A reload that happens meanwhile reads the old file or the new one. */
async function replace(file: string, text: string): Promise<void> {
  const writing = `${file}.${process.pid}`;
  await writeFile(writing, text);
  await rename(writing, file);
}
