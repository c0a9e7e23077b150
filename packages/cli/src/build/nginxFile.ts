// The part of nginx's configuration that changes with every release: its headers, and which page is served. nginx reads
// both at the same moment, when it is reloaded, so that no page is sent with the policy of another.
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { prepareFolder } from './prepareFolder.ts';

const fileName = 'headers.conf';

/** Writes nginx's part of a release into a folder, and keeps the one before as `headers.conf.previous`. */
export async function writeNginxFile(
  folder: string,
  release: { readonly id: string; readonly headers: Readonly<Record<string, string>> },
): Promise<void> {
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

function nginxText({ id, headers }: { readonly id: string; readonly headers: Readonly<Record<string, string>> }) {
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value.replaceAll('"', String.raw`\"`)}" always;`,
  );
  return [`set $brokerdesk_release ${id};`, ...lines, ''].join('\n');
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
