import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CliError } from '../../errors.ts';
import { editLocale } from '../../texts/editLocale.ts';
import { type Locale, readLocale } from '../../texts/readLocale.ts';
import type { NameForms } from '../nameForms.ts';
import type { Titles } from '../renameSample.ts';
import type { Addition } from './Addition.ts';
import type { Changes } from './applyChanges.ts';
import { type Definition, definitionFile, readDefinition } from './readDefinition.ts';

/** A part that a plugin gets. */
export interface NewPart {
  readonly name: NameForms;
  readonly titles: Titles;
}

interface Manifest {
  readonly exports?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

/** The languages, in the order in which their files are changed. */
export const languages = ['en', 'zh-Hans', 'zh-Hant'] as const;

/** Texts by their dotted keys, in each language. */
export type NewTexts = Readonly<Record<(typeof languages)[number], Readonly<Record<string, string>>>>;

/** A plugin while a part is added: everything is worked out in memory before anything is written. */
export class ExtendedPlugin {
  readonly folder: string;
  readonly definition: Definition;
  /** What the developer adds to the sources of the plugin. */
  readonly additions: Addition[] = [];
  readonly #created = new Map<string, string>();
  readonly #changed = new Map<string, string>();
  #needsInstall = false;

  private constructor(folder: string, definition: Definition) {
    this.folder = folder;
    this.definition = definition;
  }

  /**
   * Opens the plugin in a folder or above it.
   * @throws `PLUGIN_NOT_FOUND`, `SOURCE_UNEXPECTED`
   */
  static async open(givenFolder: string): Promise<ExtendedPlugin> {
    let folder = path.resolve(givenFolder);
    while (!existsSync(path.join(folder, definitionFile))) {
      if (folder === path.dirname(folder)) {
        throw new CliError('PLUGIN_NOT_FOUND', {
          message: `${path.resolve(givenFolder)} is not in a plugin: no folder above it has src/plugin.ts.`,
          hint: 'Run the command in the folder of a plugin, or name it: --directory plugins/branch-visits',
        });
      }
      folder = path.dirname(folder);
    }
    return new ExtendedPlugin(folder, await readDefinition(folder));
  }

  /** Whether the plugin has a file, given by its path in the plugin's folder. */
  has(file: string): boolean {
    return existsSync(path.join(this.folder, file));
  }

  /**
   * Reads a file, with its changes so far.
   * @throws `SOURCE_UNEXPECTED` if there is none
   */
  async read(file: string): Promise<string> {
    const changed = this.#changed.get(file);
    if (changed !== undefined) return changed;
    return readFile(path.join(this.folder, file), 'utf8').catch((cause: unknown) => {
      throw new CliError('SOURCE_UNEXPECTED', {
        message: `${path.join(this.folder, file)} cannot be read. Nothing was written.`,
        hint: 'A created plugin has that file: compare with docs/plugin-guide.md.',
        cause,
      });
    });
  }

  /** Adds a new file. */
  create(file: string, content: string): void {
    this.#created.set(file, content);
  }

  /** Returns whether screens extend the plugin's texts by their own. */
  async sharesTexts(): Promise<boolean> {
    const file = 'src/useText.ts';
    return this.has(file) && /^export const pluginTexts\b/m.test(await this.read(file));
  }

  /** Lets content outside of screens have the plugin's texts, where so far only screens have texts that extend them. */
  async offerTexts(): Promise<void> {
    const file = 'src/useText.ts';
    const text = await this.read(file);
    if (/^export const (?:\{ useText \}|useText)\s*=/m.test(text)) return;
    const statement = '/** Returns the texts that all screens share. */\nexport const { useText } = pluginTexts;\n';
    this.#changed.set(file, `${text}\n${statement}`);
  }

  /**
   * Adds texts to each language.
   * @throws `NAME_TAKEN` if there are texts of that name
   */
  async addTexts(texts: NewTexts): Promise<void> {
    for (const language of languages) {
      const file = `src/locales/${language}.ts`;
      const locale = readLocale(file, await this.read(file));
      const added = new Map(Object.entries(texts[language]));
      for (const key of added.keys()) assertFree(namesIn(locale), { name: firstOf(key), place: file });
      const keys = [...locale.texts.map(({ key }) => key), ...added.keys()];
      this.#changed.set(file, editLocale(locale, added, keys));
    }
  }

  /** Lists the first words of the keys of the texts that all screens share. */
  async textNames(): Promise<readonly string[]> {
    const file = 'src/locales/en.ts';
    return namesIn(readLocale(file, await this.read(file)));
  }

  /** Adds a row to the table of what the plugin has, in a README.md as `create` writes it; one without it stays as it is. */
  async addToReadme(row: string): Promise<void> {
    const file = 'README.md';
    const text = this.has(file) ? await this.read(file) : '';
    const [table] = /^\| What \| Where \| Needs \|\n(?:\|.*\n)+/m.exec(text) ?? [];
    if (table === undefined) return;
    this.#changed.set(
      file,
      text.replace(table, () => `${table}${row}\n`),
    );
  }

  /** Names the entry of a further module in the plugin's package. */
  async addEntry(entry: string, file: string): Promise<void> {
    await this.#addToManifest('exports', entry, file);
  }

  /** Names a package that the plugin needs, if it does not name it already. */
  async addDependency(name: string, version: string): Promise<void> {
    this.#needsInstall = await this.#addToManifest('dependencies', name, version);
  }

  /** Whether the plugin names a package that it did not name before. */
  get needsInstall(): boolean {
    return this.#needsInstall;
  }

  async #addToManifest(field: 'exports' | 'dependencies', key: string, value: string): Promise<boolean> {
    const file = 'package.json';
    const manifest = JSON.parse(await this.read(file)) as Manifest;
    if (manifest[field]?.[key] !== undefined) return false;
    const changed = { ...manifest, [field]: { ...manifest[field], [key]: value } };
    this.#changed.set(file, `${JSON.stringify(changed, null, 2)}\n`);
    return true;
  }

  /** Returns everything that has to be written. */
  changes(): Changes {
    return { folder: this.folder, created: this.#created, changed: this.#changed };
  }
}

/** Throws if a name is among those that a place already has. */
export function assertFree(
  names: Iterable<string>,
  { name, place }: { readonly name: string; readonly place: string },
): void {
  if (![...names].includes(name)) return;
  throw new CliError('NAME_TAKEN', {
    message: `${place} has ${name} already. Nothing was written.`,
    hint: 'Choose another name. If its lines are there because you pasted them before: take them out, run this, and paste them again; it writes the files that belong to them.',
  });
}

function namesIn({ texts }: Locale): readonly string[] {
  return [...new Set(texts.map(({ key }) => firstOf(key)))];
}

function firstOf(key: string): string {
  return key.split('.')[0] ?? key;
}
