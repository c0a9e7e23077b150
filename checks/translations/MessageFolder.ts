import { glob } from 'node:fs/promises';
import path from 'node:path';

/** The languages besides English, which is the shape for all. */
export const translations = ['zh-Hans', 'zh-Hant'] as const;

/** One of {@link translations}. */
export type Translation = (typeof translations)[number];

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
  for await (const file of glob('{packages,plugins,packages/cli/templates}/*/src/**/{locales,texts/*}/en.ts')) {
    const folder = path.dirname(file);
    const [en, hans, hant] = await Promise.all(['en', ...translations].map((name) => readTexts(folder, name)));
    if (en && hans && hant) folders.push({ folder, en, 'zh-Hans': hans, 'zh-Hant': hant });
  }
  return folders;
}

async function readTexts(folder: string, name: string): Promise<ReadonlyMap<string, string>> {
  const module: object = await import(/* @vite-ignore */ `../../${folder}/${name}.ts`);
  const [texts, ...rest] = Object.values(module) as object[];
  if (texts === undefined || rest.length > 0) throw new Error(`${folder}/${name}.ts has to export its texts only.`);
  return new Map(listTexts(texts));
}

/** Returns the texts of a tree with their dotted keys. */
export function listTexts(tree: object, path: readonly string[] = []): (readonly [key: string, text: string])[] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]) => {
    const keyPath = [...path, key];
    if (typeof value === 'string') return [[keyPath.join('.'), value] as const];
    return typeof value === 'object' && value !== null ? listTexts(value, keyPath) : [];
  });
}
