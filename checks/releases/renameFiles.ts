// Makes the next release of a built portal without another build: every file of code and style has another name, as if all
// of the sources had changed. So an open page finds nothing of the new release under the names that it knows.
import { createHash } from 'node:crypto';
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { listOwnPages, ownFileOf, pageFile } from '../../packages/cli/src/build/PortalPages.ts';
import { listFiles, toManifestFile } from '../../packages/cli/src/build/toManifestFile.ts';

const text = /\.(?:m?js|css|html|json)$/;

/** Copies a built portal to a folder, and renames its files there. */
export async function renameFiles(portal: string, folder: string): Promise<void> {
  await cp(portal, folder, { recursive: true });
  const all = await listFiles(folder);
  for (const file of all.filter((one) => /\.(?:br|gz)$/.test(one))) await rm(path.join(folder, file));
  const files = all.filter((one) => !/\.(?:br|gz)$/.test(one));
  const scripts = files.filter((file) => /^assets\/.*\.(?:m?js|css)$/.test(file)).map((file) => path.basename(file));
  // A name can be the end of another one.
  const names = new RegExp(
    `(?<![\\w.-])(?:${scripts.map((name) => name.replaceAll('.', String.raw`\.`)).join('|')})`,
    'g',
  );
  const change = (source: string) =>
    source.replace(names, (name) => `next-${name}`).replaceAll(/(\/plugins\/[\w-]+\/[\d.]+-[0-9a-f]{8})/g, '$1n');
  for (const file of files.filter((one) => text.test(one))) {
    const source = await readFile(path.join(folder, file), 'utf8');
    if (!file.startsWith('plugins/')) await writeFile(path.join(folder, file), change(source));
  }
  for (const file of files.filter((one) => scripts.includes(path.basename(one)) && one.startsWith('assets/'))) {
    await rename(path.join(folder, file), path.join(folder, change(file)));
  }
  const pluginFolders = new Set(files.flatMap((file) => /^plugins\/[\w-]+\/[^/]+/.exec(file) ?? []));
  for (const plugin of pluginFolders) await rename(path.join(folder, plugin), path.join(folder, `${plugin}n`));
  await pinAgain(folder);
}

/** The contents of files have changed with the names that they import. */
async function pinAgain(folder: string): Promise<void> {
  const ownPages = listOwnPages(await listFiles(folder)).map((code) => ownFileOf(pageFile, code));
  for (const page of [pageFile, ...ownPages].map((file) => path.join(folder, file))) {
    const html = await readFile(page, 'utf8');
    const [, map = '{}'] = /<script type="importmap">([^<]*)/.exec(html) ?? [];
    const { integrity = {} } = JSON.parse(map) as { readonly integrity?: Readonly<Record<string, string>> };
    let pinned = html;
    for (const [address, before] of Object.entries(integrity)) {
      const bytes = await readFile(path.join(folder, address.replace(/^\/admin\//, '')));
      pinned = pinned.replaceAll(before, toManifestFile(bytes).integrity);
    }
    await writeFile(page, pinned);
  }
}

/** Returns the hash by which a policy allows the import map of a page. */
export function importMapHash(html: string): string {
  const [, map = ''] = /<script type="importmap">([^<]*)/.exec(html) ?? [];
  return `sha256-${createHash('sha256').update(map).digest('base64')}`;
}
