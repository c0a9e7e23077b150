// Function codes against the product's and the brokers' trees.
import { type Description, listRequiredCodes } from '@brokerdesk/plugin-sdk/build';
import { suggest } from '../suggest.ts';
import { type CheckContext, displayCodeOf } from './CheckContext.ts';
import { definitionFile, mockFile, type PluginUnderCheck } from './PluginUnderCheck.ts';
import { type Problem, problemAt } from './Problem.ts';
import { offsetOf, type SourceFile } from '../sources/SourceFile.ts';

/** Reports codes that do not exist, that no tree has, and parents that a tree lacks. */
export function checkCodes(plugin: PluginUnderCheck, context: CheckContext): readonly Problem[] {
  return [...findUnknown(plugin, context), ...findOutsideTrees(plugin, context), ...findParents(plugin, context)];
}

function findUnknown(plugin: PluginUnderCheck, { codes }: CheckContext): readonly Problem[] {
  const definition = definitionFile(plugin);
  const named = [
    ...listRequired(plugin.described?.description).map((code) => ({ code, source: definition })),
    ...(plugin.extension?.routes ?? []).flatMap(({ endpoint: { access } }) => {
      const accessCodes = access.rule === 'function' ? access.anyOf : [];
      return accessCodes.map((code) => ({ code, source: findWord(plugin, code) }));
    }),
  ];
  const unknown = new Map(named.filter(({ code }) => !codes.has(code)).map((one) => [one.code, one]));
  return [...unknown.values()].map(({ code, source }) =>
    problemAt(
      'code-unknown',
      { source, offset: offsetOf(source, code) },
      {
        message: `No function has the code ${code}.`,
        hint: `Correct it, or declare it under \`functions\`.${suggest(code, codes)}`,
      },
    ),
  );
}

/** A code that slots, commands and children require; the name of an internal screen is none. */
function listRequired(description: Description | undefined): readonly string[] {
  if (description === undefined) return [];
  const { functions, slots, commands = [] } = description;
  const children = Object.values(functions).flatMap((owner) => Object.values(owner.children ?? {}));
  return [...slots, ...commands, ...children]
    .flatMap((part) => listRequiredCodes(part) ?? [])
    .filter((code) => !code.includes(':'));
}

function findWord({ files }: PluginUnderCheck, value: string): SourceFile {
  const [first] = files;
  const found = files.find(({ words }) => words.some((word) => word.value === value)) ?? first;
  if (found === undefined) throw new Error('A plugin without files cannot be checked.');
  return found;
}

function findOutsideTrees(plugin: PluginUnderCheck, { trees }: CheckContext): readonly Problem[] {
  const { brokers } = plugin.source;
  const own = [...trees].filter(([displayCode]) => brokers?.includes(displayCode) ?? true);
  // The trees of other brokers than the emulator's are not known here.
  if (own.length === 0) return [];
  const source = definitionFile(plugin);
  return Object.keys(plugin.described?.description.functions ?? {})
    .filter((code) => !own.some(([, tree]) => tree.has(code)))
    .map((code) =>
      problemAt(
        'code-not-in-tree',
        { source, offset: offsetOf(source, code) },
        {
          message: `${code} is in the tree of no broker that gets the plugin: ${own.map(([name]) => name).join(', ')}.`,
          hint: 'No user sees its screen. Use another code, or let the brokers add it to their trees.',
        },
      ),
    );
}

function findParents(plugin: PluginUnderCheck, { trees, codes }: CheckContext): readonly Problem[] {
  const source = mockFile(plugin);
  return (plugin.extension?.functions ?? []).flatMap(({ brokerCode, functionCode, parentCode }) => {
    const tree = trees.get(displayCodeOf(brokerCode));
    if (parentCode === null || tree === undefined || tree.has(parentCode)) return [];
    // Its definition cannot be read: that is reported.
    if (plugin.described === undefined && codes.has(parentCode)) return [];
    return problemAt(
      'code-parent',
      { source, offset: offsetOf(source, parentCode) },
      {
        message: `${functionCode} is below ${parentCode}, which is not in the tree of ${brokerCode}.`,
        hint: `Users cannot have a function without its ancestors: correct parentCode, or set it to null.${suggest(parentCode, codes)}`,
      },
    );
  });
}
