import { glob } from 'node:fs/promises';
import path from 'node:path';
import { readTextFolders, toTexts } from '../../packages/cli/src/texts/readTextFolders.ts';

/** The texts of one folder, by their dotted keys, in each language. */
export interface MessageFolder {
  /** For example `plugins/account-opening/src/locales`. */
  readonly folder: string;
  readonly en: ReadonlyMap<string, string>;
  readonly 'zh-Hans': ReadonlyMap<string, string>;
  readonly 'zh-Hant': ReadonlyMap<string, string>;
}

/** Reads all texts of host, kit, plugins and templates of plugins. */
export async function readMessageFolders(): Promise<readonly MessageFolder[]> {
  const folders: MessageFolder[] = [];
  for await (const sources of glob('{packages,plugins,packages/cli/templates}/*/src')) {
    const own = await readTextFolders(path.dirname(sources));
    folders.push(...own.map((texts) => ({ folder: texts.folder, ...toTexts(texts) })));
  }
  return folders;
}
