import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CliError } from '../../errors.ts';
import { type NameForms, nameForms } from '../nameForms.ts';
import type { Titles } from '../renameSample.ts';
import type { Changes } from './applyChanges.ts';
import { SourceFile } from './SourceFile.ts';

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

/** A plugin's sources while a part is added: everything is worked out in memory before anything is written. */
export class ExtendedPlugin {
  readonly folder: string;
  readonly definition: SourceFile;
  readonly id: NameForms;
  private readonly created = new Map<string, string>();
  private readonly opened: Map<string, SourceFile>;
  private readonly rewritten = new Map<string, string>();
  private isInstallNeeded = false;

  private constructor(folder: string, definition: SourceFile) {
    this.folder = folder;
    this.definition = definition;
    this.opened = new Map([[definition.file, definition]]);
    const id = definition.property(definition.defaultObject(), 'id');
    if (id?.type !== 'Literal' || typeof id.value !== 'string') throw definition.unexpected('it has no `id`');
    this.id = nameForms(id.value.replaceAll('.', '-'));
  }

  /**
   * Opens the plugin in a folder or above it.
   * @throws `PLUGIN_NOT_FOUND`, `SOURCE_UNEXPECTED`
   */
  static async open(givenFolder: string): Promise<ExtendedPlugin> {
    let folder = path.resolve(givenFolder);
    while (!existsSync(path.join(folder, 'src', 'plugin.ts'))) {
      if (folder === path.dirname(folder)) {
        throw new CliError('PLUGIN_NOT_FOUND', {
          message: `${path.resolve(givenFolder)} is not in a plugin: no folder above it has src/plugin.ts.`,
          hint: 'Run the command in the folder of a plugin, or name it: --directory plugins/branch-visits',
        });
      }
      folder = path.dirname(folder);
    }
    return new ExtendedPlugin(folder, await readSource(folder, 'src/plugin.ts'));
  }

  /** Whether the plugin has a file, given by its path in the plugin's folder. */
  has(file: string): boolean {
    return existsSync(path.join(this.folder, file));
  }

  /** Opens a source to change it. */
  async source(file: string): Promise<SourceFile> {
    const source = this.opened.get(file) ?? (await readSource(this.folder, file));
    this.opened.set(file, source);
    return source;
  }

  /** Adds a new file. */
  create(file: string, content: string): void {
    this.created.set(file, content);
  }

  /** Returns whether screens extend the plugin's texts by their own. */
  async sharesTexts(): Promise<boolean> {
    const file = 'src/useText.ts';
    if (!this.has(file)) return false;
    return /^export const pluginTexts\b/m.test(await readFile(path.join(this.folder, file), 'utf8'));
  }

  /** Lets content outside of screens have the plugin's texts, where so far only screens have texts that extend them. */
  async offerTexts(): Promise<void> {
    const source = await this.source('src/useText.ts');
    if (/^export const (?:\{ useText \}|useText)\s*=/m.test(source.toString())) return;
    source.appendStatements(
      '/** Returns the texts that all screens share. */\nexport const { useText } = pluginTexts;\n',
    );
  }

  /** Adds texts under a key to each language. */
  async addTexts(key: string, texts: Readonly<Record<(typeof languages)[number], string>>): Promise<void> {
    for (const language of languages) {
      const source = await this.source(`src/locales/${language}.ts`);
      const object = source.exportedObject();
      assertFree(source.propertyNames(object), { name: key, place: source.file });
      source.add(object, { item: `${key}: ${texts[language]}` });
    }
  }

  /** Lists the keys of the texts that all screens share. */
  async textKeys(): Promise<readonly string[]> {
    const source = await this.source('src/locales/en.ts');
    return source.propertyNames(source.exportedObject());
  }

  /** Adds a row to the table of what the plugin has, in a README.md as `create` writes it; one without it stays as it is. */
  addToReadme(row: string): void {
    const file = 'README.md';
    const text = this.rewritten.get(file) ?? (this.has(file) ? readFileSync(path.join(this.folder, file), 'utf8') : '');
    const [table] = /^\| What \| Where \| Needs \|\n(?:\|.*\n)+/m.exec(text) ?? [];
    if (table !== undefined)
      this.rewritten.set(
        file,
        text.replace(table, () => `${table}${row}\n`),
      );
  }

  /** Names the entry of a further module in the plugin's package. */
  async addEntry(entry: string, file: string): Promise<void> {
    await this.addToManifest('exports', entry, file);
  }

  /** Names a package that the plugin needs, if it does not name it already. */
  async addDependency(name: string, version: string): Promise<void> {
    this.isInstallNeeded = await this.addToManifest('dependencies', name, version);
  }

  /** Whether the plugin names a package that it did not name before. */
  get needsInstall(): boolean {
    return this.isInstallNeeded;
  }

  private async addToManifest(field: 'exports' | 'dependencies', key: string, value: string): Promise<boolean> {
    const file = 'package.json';
    const text = this.rewritten.get(file) ?? (await readFile(path.join(this.folder, file), 'utf8'));
    const manifest = JSON.parse(text) as Manifest;
    if (manifest[field]?.[key] !== undefined) return false;
    const changed = { ...manifest, [field]: { ...manifest[field], [key]: value } };
    this.rewritten.set(file, `${JSON.stringify(changed, null, 2)}\n`);
    return true;
  }

  /** Returns everything that has to be written. */
  changes(): Changes {
    const sources = [...this.opened].map(([file, source]) => [file, source.toString()] as const);
    return { folder: this.folder, created: this.created, changed: new Map([...sources, ...this.rewritten]) };
  }
}

/** Throws if a name is among those that a place already has. */
export function assertFree(
  names: readonly string[],
  { name, place }: { readonly name: string; readonly place: string },
): void {
  if (!names.includes(name)) return;
  throw new CliError('NAME_TAKEN', {
    message: `${place} has ${name} already. Nothing was written.`,
    hint: 'Choose another name.',
  });
}

async function readSource(folder: string, file: string): Promise<SourceFile> {
  const text = await readFile(path.join(folder, file), 'utf8').catch((cause: unknown) => {
    throw new CliError('SOURCE_UNEXPECTED', {
      message: `${path.join(folder, file)} cannot be read. Nothing was written.`,
      hint: 'A created plugin has that file: compare with docs/plugin-guide.md.',
      cause,
    });
  });
  return new SourceFile(file, text);
}
