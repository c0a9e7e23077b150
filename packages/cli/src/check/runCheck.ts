import path from 'node:path';
import { CliError } from '../errors.ts';
import { assertNoConflicts } from '../plugins/assertNoConflicts.ts';
import type { DescribedPlugin } from '../plugins/describePlugins.ts';
import { findPlugins, type PluginSource } from '../plugins/findPlugins.ts';
import { keepDistinct } from '../plugins/loadExtensions.ts';
import { checkAddresses } from './checkAddresses.ts';
import { checkBundle } from './checkBundle.ts';
import { checkCodes } from './checkCodes.ts';
import { type CheckContext, createCheckContext } from './CheckContext.ts';
import { type CheckMemory, openCheckMemory } from './CheckMemory.ts';
import { checkDefinition } from './checkDefinition.ts';
import { checkDeprecations } from './checkDeprecations.ts';
import { checkEndpoints } from './checkEndpoints.ts';
import { checkFiles } from './checkFiles.ts';
import { checkGlobals } from './checkGlobals.ts';
import { checkImports, importsProduct } from './checkImports.ts';
import { checkReact } from './checkReact.ts';
import { checkScreens } from './checkScreens.ts';
import { checkSlots } from './checkSlots.ts';
import { checkTests } from './checkTests.ts';
import { checkTexts } from './checkTexts.ts';
import { checkTypes } from './checkTypes.ts';
import { describeChangedExtensions, describeChangedPlugins } from './describeChanged.ts';
import { definitionFile, mockFile, type PluginUnderCheck, readPluginUnderCheck } from './PluginUnderCheck.ts';
import { type Problem, problemAt } from './Problem.ts';
import { offsetOf } from '../sources/SourceFile.ts';
import { withoutEchoes } from './withoutEchoes.ts';

/** What was checked, and what was found, sorted by file and line. */
export interface CheckResult {
  readonly plugins: readonly PluginSource[];
  readonly problems: readonly Problem[];
}

/** Checks the plugins in the given folders, or all of the checkout. */
export async function runCheck(folders: readonly string[]): Promise<CheckResult> {
  const sources = await findPlugins(folders);
  const named = new Set(folders.map((folder) => path.resolve(folder)));
  const isChecked = ({ folder }: PluginSource) => named.size === 0 || named.has(folder);
  const memory = openCheckMemory();
  const [{ described, broken }, extensions] = await Promise.all([
    describeChangedPlugins(sources, memory),
    describeChangedExtensions(sources, memory),
  ]);
  const plugins = await Promise.all(
    sources.map((source) =>
      readPluginUnderCheck(source, {
        isChecked: isChecked(source),
        described: described.find((one) => one.source === source),
        broken: broken.find((one) => one.source === source),
        extension: extensions.loaded.find((one) => one.source === source)?.extension,
        extensionError: extensions.broken.find((one) => one.source === source)?.error,
      }),
    ),
  );
  const context = await createCheckContext(plugins, memory);
  const checked = plugins.filter(({ source }) => isChecked(source));
  const compiled = checked.filter((plugin) => !importsProduct(plugin));
  // Bundling and the compiler use other threads, so both run beside each other.
  const [types, ...bundles] = await Promise.all([
    checkTypes(compiled.map(({ source }) => source)),
    ...compiled.map(async ({ described: one }) =>
      one === undefined || hasMissingModules(one) ? [] : checkChangedBundle(one, memory),
    ),
  ]);
  const problems = [
    ...checked.flatMap((plugin) => checkSources(plugin, context)),
    ...(await Promise.all(checked.map((plugin) => checkDeprecations(plugin)))).flat(),
    ...checkTogether(checked, context),
    ...types,
    ...bundles.flat(),
  ];
  const distinct = withoutEchoes(problems, checked);
  return { plugins: checked.map(({ source }) => source), problems: distinct.toSorted(byPlace) };
}

/** A plugin is bundled again if it has changed, or if something was wrong with it. */
async function checkChangedBundle(plugin: DescribedPlugin, memory: CheckMemory): Promise<readonly Problem[]> {
  const name = `bundle-${path.basename(plugin.source.folder)}`;
  const key = memory.keyOf([plugin.source]);
  if ((await memory.recall(name, key)) !== undefined) return [];
  const problems = await checkBundle(plugin);
  if (problems.length === 0) await memory.keep(name, key, 'sound');
  return problems;
}

/** The bundler would say again what `screen-missing` does. */
function hasMissingModules({ missingModules }: DescribedPlugin): boolean {
  return Object.keys(missingModules).length > 0;
}

/** Applies the rules that read sources only. */
function checkSources(plugin: PluginUnderCheck, context: CheckContext): readonly Problem[] {
  const inTexts = checkTexts(plugin);
  return [
    ...checkDefinition(plugin, inTexts),
    ...inTexts,
    ...checkCodes(plugin, context),
    ...checkAddresses(plugin, context),
    ...checkScreens(plugin),
    ...checkSlots(plugin, context),
    ...checkEndpoints(plugin),
    ...checkImports(plugin),
    ...checkGlobals(plugin),
    ...checkReact(plugin),
    ...checkTests(plugin),
    ...checkFiles(plugin),
  ];
}

/** Reports what keeps plugins from being in one portal, or their mock.ts from being in one emulator. */
function checkTogether(
  checked: readonly PluginUnderCheck[],
  { plugins, emulatorError }: CheckContext,
): readonly Problem[] {
  const problems = checked.flatMap((plugin) =>
    plugin.extensionError === undefined ? [] : [mockProblem(plugin, plugin.extensionError)],
  );
  const conflict = catchCliError(() => assertNoConflicts(plugins.flatMap(({ described }) => described ?? [])));
  if (conflict !== undefined) {
    const rule = conflict.code === 'PLUGIN_ID_TAKEN' ? 'plugin-id' : 'code-owned-twice';
    for (const plugin of concerned(checked, conflict)) {
      const source = definitionFile(plugin);
      const offset =
        source.words.findLast(({ value }) => value !== '' && isNamed(conflict.message, value))?.offset ?? 0;
      problems.push(problemAt(rule, { source, offset }, conflict));
    }
  }
  const sound = plugins.flatMap(({ source, extension }) => (extension === undefined ? [] : [{ source, extension }]));
  const repeated = keepDistinct(sound).broken[0]?.error;
  // What repeats parts of another cannot start either, and the first message says more.
  const together = repeated ?? emulatorError;
  if (together !== undefined) problems.push(...concerned(checked, together).map((one) => mockProblem(one, together)));
  return problems;
}

function mockProblem(plugin: PluginUnderCheck, error: Error): Problem {
  const source = mockFile(plugin);
  const { message, hint = 'Correct src/mock.ts.' } = error as Partial<CliError> & Error;
  const offset = source.syntaxError?.offset ?? offsetOf(source, plugin.extension?.id ?? '');
  return problemAt('mock-broken', { source, offset }, { message, hint });
}

/** Returns the plugins that a message names by id, folder or call; all if it names none. */
function concerned(checked: readonly PluginUnderCheck[], { message }: Error): readonly PluginUnderCheck[] {
  const named = checked.filter(
    ({ source, described, extension }) =>
      [source.folder, described?.description.id, extension?.id].some(
        (name) => name !== undefined && isNamed(message, name),
      ) ||
      extension?.routes.some(({ endpoint: { method, path: address } }) => message.includes(`${method} ${address}`)),
  );
  return named.length === 0 ? checked : named;
}

function isNamed(message: string, name: string): boolean {
  return message.split(/[\s",:]+/).some((word) => word.replace(/\.$/, '') === name || word.startsWith(`${name}/`));
}

function catchCliError(work: () => void): CliError | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (error instanceof CliError) return error;
    throw error;
  }
}

/** What other problems may follow from. */
const causes: ReadonlySet<string> = new Set(['import-forbidden', 'definition']);

/** Sorts by file and line, after what the other problems may follow from. */
function byPlace(a: Problem, b: Problem): number {
  const rank = ({ rule }: Problem) => (causes.has(rule) ? 0 : 1);
  return (
    rank(a) - rank(b) ||
    a.file.localeCompare(b.file) ||
    a.line - b.line ||
    a.column - b.column ||
    a.rule.localeCompare(b.rule)
  );
}
