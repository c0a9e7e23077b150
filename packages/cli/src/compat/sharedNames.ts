// What the host shares with plugins, by name, and what of it is going to end. The names of the SDK are read from its sources, so
// that nothing of it runs; those of libraries are what the installed versions export.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { importableNames, listLibraryNames, sharedSpecifiers } from '@brokerdesk/host/vite';
import { type ESTree, parseSync } from 'vite';
import { packagesFolder } from '../places.mjs';

/** The announced end of a name: `@deprecated since 1.2.0, until 2.0.0 (2027-06-30): Use {@link Rows}.` */
export interface Deprecation {
  readonly since: string;
  /** The version that no longer has the name. */
  readonly until: string;
  /** The earliest day of that version, as `2027-06-30`. */
  readonly day: string;
  /** What to use instead, as a sentence. */
  readonly instead: string;
}

/** A name that a module exports. */
export interface ExportedName {
  /** Whether only the compiler knows it. */
  readonly isType: boolean;
  readonly deprecation?: Deprecation;
}

/** The names of a module. */
export type ExportedNames = ReadonlyMap<string, ExportedName>;

const sdk = '@brokerdesk/plugin-sdk';
const value: ExportedName = { isType: false };

/** Returns the names that plugins can import from each shared module, in a built portal. */
export async function readSharedNames(): Promise<ReadonlyMap<string, ExportedNames>> {
  const modules = await Promise.all(
    sharedSpecifiers('build').map(async (specifier) => [specifier, await readNames(specifier)] as const),
  );
  return new Map(modules);
}

async function readNames(specifier: string): Promise<ExportedNames> {
  const isOfSdk = specifier === sdk || specifier.startsWith(`${sdk}/`);
  if (isOfSdk && importableNames(specifier) === undefined) return readSdkNames(specifier);
  return new Map((await listLibraryNames(specifier)).map((name) => [name, value]));
}

/** Returns the names of a module of the SDK. */
export async function readSdkNames(specifier: string): Promise<ExportedNames> {
  return readExports(await findSdkEntry(specifier));
}

async function findSdkEntry(specifier: string): Promise<string> {
  const folder = path.join(packagesFolder, 'plugin-sdk');
  const { exports } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as {
    readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
  };
  const target = exports[`.${specifier.slice(sdk.length)}`];
  if (target === undefined) throw new Error(`${folder} has no entry ${specifier}.`);
  return path.join(folder, typeof target === 'string' ? target : target.default);
}

const exportsOf = new Map<string, Promise<ExportedNames>>();

/**
 * Returns what a TypeScript module exports, without running it; names of other packages are listed without their comments.
 *
 * @throws Error if the module cannot be parsed, or does not have a name that it exports
 */
export function readExports(file: string): Promise<ExportedNames> {
  const known = exportsOf.get(file) ?? collectExports(file);
  exportsOf.set(file, known);
  return known;
}

async function collectExports(file: string): Promise<ExportedNames> {
  const module = await parse(file);
  const names = new Map<string, ExportedName>();
  for (const statement of module.body) {
    if (statement.type === 'ExportAllDeclaration') {
      const source = follow(file, statement.source.value);
      for (const [name, one] of source === undefined ? [] : await readExports(source)) names.set(name, one);
    }
    if (statement.type !== 'ExportNamedDeclaration') continue;
    if (statement.declaration) {
      for (const [name, one] of declaredBy(statement, module)) names.set(name, one);
    }
    for (const { local, exported, exportKind } of statement.specifiers) {
      const isType = exportKind === 'type' || statement.exportKind === 'type';
      const found = await findName(file, nameOf(local), statement.source?.value);
      names.set(nameOf(exported), isType ? { ...found, isType } : found);
    }
  }
  return names;
}

/** Finds a name that a module exports from another one, or has declared or imported. */
async function findName(file: string, name: string, from: string | undefined): Promise<ExportedName> {
  if (from !== undefined) {
    const source = follow(file, from);
    if (source === undefined) return value;
    const exported = (await readExports(source)).get(name);
    if (exported === undefined) throw new Error(`${source} does not export ${name}.`);
    return exported;
  }
  const module = await parse(file);
  for (const statement of module.body) {
    if (statement.type === 'ImportDeclaration') {
      const specifier = statement.specifiers.find(({ local }) => local.name === name);
      if (specifier?.type === 'ImportSpecifier') {
        return findName(file, nameOf(specifier.imported), statement.source.value);
      }
      if (specifier !== undefined) return value;
    }
    const own = declaredBy(statement, module).get(name);
    if (own !== undefined) return own;
  }
  throw new Error(`${file} does not declare ${name}.`);
}

/** The file of a module of the SDK or of the contract; undefined for a library of others. */
function follow(file: string, from: string): string | undefined {
  if (from === '@brokerdesk/api') return path.join(packagesFolder, 'api', 'src', 'index.ts');
  return from.startsWith('.') ? path.resolve(path.dirname(file), from) : undefined;
}

interface ParsedModule {
  readonly body: ESTree.Program['body'];
  readonly text: string;
  readonly comments: readonly { readonly value: string; readonly end: number }[];
}

async function parse(file: string): Promise<ParsedModule> {
  const text = await readFile(file, 'utf8');
  const { program, comments, errors } = parseSync(file, text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${file}: ${error.message}`);
  return { body: program.body, text, comments };
}

function declaredBy(
  statement: ESTree.Program['body'][number],
  { text, comments }: ParsedModule,
): ReadonlyMap<string, ExportedName> {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  if (!declaration) return new Map();
  const comment = comments.findLast(
    ({ end }) => end <= statement.start && text.slice(end, statement.start).trim() === '',
  );
  const deprecation = comment && readDeprecation(comment.value);
  const isType = declaration.type === 'TSInterfaceDeclaration' || declaration.type === 'TSTypeAliasDeclaration';
  const one: ExportedName = { isType, ...(deprecation && { deprecation }) };
  return new Map(namesIn(declaration).map((name) => [name, one]));
}

function namesIn(declaration: ESTree.Node): readonly string[] {
  if (declaration.type === 'VariableDeclaration') {
    return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []));
  }
  return 'id' in declaration && declaration.id?.type === 'Identifier' ? [declaration.id.name] : [];
}

/**
 * Reads the tag in a comment.
 *
 * @throws Error if it does not say since when, until when and what to use instead
 */
export function readDeprecation(comment: string): Deprecation | undefined {
  const words = comment.replaceAll(/\s*\n\s*\*?\s*/g, ' ');
  const [, tag] = /@deprecated (.*?)(?= @\w|$)/.exec(words) ?? [];
  if (tag === undefined) return undefined;
  const version = String.raw`(\d+\.\d+\.\d+)`;
  const form = new RegExp(`^since ${version}, until ${version} \\((\\d{4}-\\d\\d-\\d\\d)\\): (.+)$`);
  const [, since, until, day, instead] = form.exec(tag.trim()) ?? [];
  if (since === undefined || until === undefined || day === undefined || instead === undefined) {
    throw new Error(`Write "@deprecated since 1.2.0, until 2.0.0 (2027-06-30): Use …", not "@deprecated ${tag}".`);
  }
  return { since, until, day, instead: instead.replaceAll(/\{@link (\S+?)\}/g, '`$1`') };
}

function nameOf(name: ESTree.ModuleExportName): string {
  return name.type === 'Literal' ? name.value : name.name;
}
