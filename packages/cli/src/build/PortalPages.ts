// The names of a portal's pages and of their headers. Brokers with plugins of their own have their own page, beside the one
// that all others share: a page names the files of its plugins, and every visitor can read it.

import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultBase } from '@brokerdesk/host/base';
import { readPageConfig } from './PageConfig.ts';

/** The page of every broker without its own, and the headers of a portal. */
export const pageFile = 'index.html';
export const headersFile = 'headers.json';

const page = /^index(?:\.([A-Za-z0-9_-]+))?\.html$/;

/** Returns the name of a broker's own file: `index.html` becomes `index.<display code>.html`. */
export function ownFileOf(file: string, displayCode: string): string {
  return file.replace('.', `.${displayCode}.`);
}

/** Lists the brokers with their own page, by the names of a portal's files. */
export function listOwnPages(files: readonly string[]): readonly string[] {
  return files.flatMap((file) => page.exec(file)?.[1] ?? []).toSorted();
}

/** Returns the path that a built portal is served below; undefined if the folder has no page. */
export async function readBase(folder: string): Promise<string | undefined> {
  const page = path.join(folder, pageFile);
  return existsSync(page) ? (readPageConfig(await readFile(page, 'utf8')).base ?? defaultBase) : undefined;
}
