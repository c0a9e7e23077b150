// The namespaces of texts that a broker can word differently: those of plugins, by their ids, and those of host and kit.
import { existsSync } from 'node:fs';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describePlugins } from '../plugins/describePlugins.ts';
import type { PluginSource } from '../plugins/findPlugins.ts';
import type { Namespaces } from './checkOverrides.ts';
import { readLocale } from './readLocale.ts';
import { readTextFolders } from './readTextFolders.ts';

const ownPackages = ['host', 'plugin-sdk'].map((name) => fileURLToPath(new URL(`../../../${name}`, import.meta.url)));

/** Lists the English texts of plugins, host and kit by their namespaces. */
export async function listNamespaces(sources: readonly PluginSource[]): Promise<Namespaces> {
  const namespaces = new Map<string, Map<string, string>>();
  const add = (namespace: string, texts: Iterable<readonly [string, string]>) => {
    namespaces.set(namespace, new Map([...(namespaces.get(namespace) ?? []), ...texts]));
  };
  const { described } = await describePlugins(sources);
  for (const { description, source } of described) {
    for (const { locales } of await readTextFolders(source.folder)) {
      add(
        description.id,
        locales.en.texts.map(({ key, text }) => [key, text] as const),
      );
    }
  }
  for (const folder of ownPackages) {
    for await (const name of glob('src/**/*.ts', { cwd: folder })) {
      const file = path.join(folder, name);
      const [, namespace] = /defineTexts\('([^']+)'/.exec(await readFile(file, 'utf8')) ?? [];
      const english = namespace === undefined ? undefined : await findEnglish(file);
      if (namespace === undefined || english === undefined) continue;
      const { texts } = readLocale(english, await readFile(english, 'utf8'));
      add(
        namespace,
        texts.map(({ key, text }) => [key, text] as const),
      );
    }
  }
  return namespaces;
}

/** Finds the English texts that a module defines: what it imports from a file `en.ts`. */
async function findEnglish(file: string): Promise<string | undefined> {
  const [, specifier] = /from '(\.[^']*\ben\.ts)'/.exec(await readFile(file, 'utf8')) ?? [];
  const english = specifier === undefined ? undefined : path.join(path.dirname(file), specifier);
  return english !== undefined && existsSync(english) ? english : undefined;
}
