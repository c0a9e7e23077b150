import { findShapeProblem } from './findShapeProblem.ts';
import type { Manifest, ManifestContribution, RegisteredManifest } from './manifest.ts';

/** A plugin's definition as data: the parts of a manifest that need no build. */
export type Description = Omit<RegisteredManifest, 'entry' | 'css' | 'scripts'>;

type Texts = { readonly [key: string]: string | Texts };
type Loaded = () => Promise<{ readonly default: Texts }>;

/** The parts of a definition that a description reads; the file may contain anything. */
interface Definition {
  readonly id: string;
  readonly formerIds?: readonly string[];
  readonly version: string;
  readonly sdk: string;
  readonly functions: Readonly<Record<string, ManifestContribution | undefined>>;
  readonly internal: Readonly<Record<string, ManifestContribution | undefined>>;
  readonly slots: Manifest['slots'];
  /** Absent, like jobs, in definitions of an older SDK. */
  readonly commands?: readonly (NonNullable<Manifest['commands']>[number] & { readonly search?: unknown })[];
  readonly jobs?: Manifest['jobs'];
  readonly records?: Manifest['records'];
  readonly messages: { readonly en: Texts; readonly 'zh-Hans': Loaded; readonly 'zh-Hant': Loaded };
}

const idPattern = /^[a-z][a-z0-9]*(?:[-.][a-z0-9]+)*$/;
// The host understands exact versions and carets only; any other range would never match.
const sdkPattern = /^\^?\d+\.\d+\.\d+$/;
const versionPattern = /^\d+\.\d+\.\d+(?:-[0-9A-Za-z.-]+)?$/;

/** The rules of a definition that {@link describeDefinition} checks. */
export type DefinitionRule =
  | 'DEFINITION_MISSING'
  | 'DEFINITION_SHAPE'
  | 'PLUGIN_ID_INVALID'
  | 'PLUGIN_VERSION_INVALID'
  | 'SDK_RANGE_INVALID'
  | 'TEXT_MISSING'
  | 'TEXT_EMPTY';

/** A text of a definition that is missing, as data that can be sent to another process. */
export interface MissingText {
  readonly key: string;
  readonly language: string;
  /** All keys of that language. */
  readonly known: readonly string[];
}

/** A definition that breaks a rule. */
export class DefinitionError extends Error {
  override readonly name = 'DefinitionError';
  readonly rule: DefinitionRule;
  readonly missingText: MissingText | undefined;

  constructor(rule: DefinitionRule, message: string, missingText?: MissingText) {
    super(message);
    this.rule = rule;
    this.missingText = missingText;
  }
}

/** Turns a plugin's definition into data: without code, and only with those texts that are titles. */
export async function describeDefinition(value: unknown): Promise<Description> {
  const definition = value as Definition;
  if (typeof definition !== 'object' || definition === null || typeof definition.functions !== 'object') {
    throw new DefinitionError('DEFINITION_MISSING', 'src/plugin.ts has no default export made by definePlugin({ … }).');
  }
  // The id becomes a folder's name and the version a part of an address.
  if (!idPattern.test(definition.id)) {
    throw new DefinitionError(
      'PLUGIN_ID_INVALID',
      `"${definition.id}" is not a plugin id: use lower-case words with - or . between them.`,
    );
  }
  if (!versionPattern.test(definition.version)) {
    throw new DefinitionError('PLUGIN_VERSION_INVALID', `"${definition.version}" is not a version such as 1.0.0.`);
  }
  if (!sdkPattern.test(definition.sdk)) {
    throw new DefinitionError(
      'SDK_RANGE_INVALID',
      `The SDK range "${definition.sdk}" is not supported: use a caret (^1.0.0) or an exact version (1.0.0).`,
    );
  }
  const shapeProblem = findShapeProblem(value as Readonly<Record<string, unknown>>);
  if (shapeProblem !== undefined) throw new DefinitionError('DEFINITION_SHAPE', shapeProblem);
  const functions = contributionsOf(definition.functions);
  const internal = contributionsOf(definition.internal);
  const slots = definition.slots.map(({ slot, id, requires, title, order }) => {
    return { slot, id, requires, ...(title === undefined ? {} : { title }), order };
  });
  const jobs = Object.fromEntries(Object.entries(definition.jobs ?? {}).map(([name, { title }]) => [name, { title }]));
  const commands = (definition.commands ?? []).map(({ id, title, requires, open, search }) => {
    return { id, title, requires, ...(open === undefined ? {} : { open }), isSearch: search !== undefined };
  });
  const { records = {}, formerIds = [] } = definition;
  const keys = [
    ...titleKeys(functions),
    ...titleKeys(internal),
    ...[...slots, ...commands, ...Object.values(jobs)].flatMap(({ title }) => title ?? []),
  ];
  const { en, 'zh-Hans': simplified, 'zh-Hant': traditional } = definition.messages;
  return {
    schemaVersion: 1,
    id: definition.id,
    ...(formerIds.length > 0 && { formerIds }),
    version: definition.version,
    sdk: definition.sdk,
    functions,
    internal,
    slots,
    commands,
    jobs,
    ...(Object.keys(records).length > 0 && { records }),
    titles: {
      en: pickTexts(en, { keys, language: 'en' }),
      'zh-Hans': pickTexts((await simplified()).default, { keys, language: 'zh-Hans' }),
      'zh-Hant': pickTexts((await traditional()).default, { keys, language: 'zh-Hant' }),
    },
  };
}

function contributionsOf(declared: Definition['functions']): Record<string, ManifestContribution> {
  const contributions: Record<string, ManifestContribution> = {};
  for (const [name, contribution] of Object.entries(declared)) {
    if (!contribution) continue;
    const { kind, path, title, menu, isTab, tabTitle, prefetch, children } = contribution;
    contributions[name] = {
      kind,
      ...(path === undefined ? {} : { path }),
      ...(title === undefined ? {} : { title }),
      ...(menu === undefined ? {} : { menu }),
      ...(isTab ? { isTab } : {}),
      ...(tabTitle === undefined ? {} : { tabTitle }),
      ...(prefetch === undefined ? {} : { prefetch }),
      ...(children === undefined ? {} : { children: childrenOf(children) }),
    };
  }
  return contributions;
}

function childrenOf(children: NonNullable<ManifestContribution['children']>) {
  return Object.fromEntries(
    Object.entries(children).map(([name, { path, title, requires, isTab, prefetch }]) => [
      name,
      {
        path,
        title,
        ...(requires === undefined ? {} : { requires }),
        ...(isTab ? { isTab } : {}),
        ...(prefetch === undefined ? {} : { prefetch }),
      },
    ]),
  );
}

function titleKeys(contributions: Readonly<Record<string, ManifestContribution>>): readonly string[] {
  return Object.values(contributions).flatMap(({ title, tabTitle, children }) => [
    ...[title, tabTitle].filter((key) => key !== undefined),
    ...Object.values(children ?? {}).map((child) => child.title),
  ]);
}

function pickTexts(
  texts: Texts | undefined,
  selection: { readonly keys: readonly string[]; readonly language: string },
) {
  if (typeof texts !== 'object') {
    throw new DefinitionError(
      'DEFINITION_SHAPE',
      `The file of the texts in ${selection.language} has no default export.`,
    );
  }
  const all = new Map(listTexts(texts));
  const entries = selection.keys.map((key) => {
    const text = all.get(key);
    const missing = { key, language: selection.language, known: [...all.keys()] };
    if (text === undefined) {
      throw new DefinitionError('TEXT_MISSING', `The title "${key}" has no text in ${missing.language}.`, missing);
    }
    if (text.trim() === '') {
      throw new DefinitionError('TEXT_EMPTY', `The title "${key}" is empty in ${missing.language}.`, missing);
    }
    return [key, text] as const;
  });
  return Object.fromEntries(entries);
}

function listTexts(texts: Texts, path = ''): readonly (readonly [key: string, text: string])[] {
  return Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[path + name, value] as const] : listTexts(value, `${path}${name}.`),
  );
}
