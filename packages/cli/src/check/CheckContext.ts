// What the rules read of the other plugins and of the brokers.
import { functionCodes } from '@brokerdesk/api';
import { brokers, createEmulator } from '@brokerdesk/mock-server';
import { homeCards } from '@brokerdesk/plugin-sdk/build';
import type { DescribedExtension } from '../plugins/answerAboutExtensions.ts';
import { findStartError } from '../plugins/describeExtensions.ts';
import { findTakenAddresses, type TakenAddress } from '../plugins/findTakenAddresses.ts';
import { listDeclaredFunctions } from '../plugins/listDeclaredFunctions.ts';
import type { PluginSource } from '../plugins/findPlugins.ts';
import type { CheckMemory } from './CheckMemory.ts';
import { definitionFile, type PluginUnderCheck } from './PluginUnderCheck.ts';
import { readSlots } from '../sources/readSlots.ts';
import type { SlotDeclaration } from '../sources/slotDeclarations.ts';

/** The checkout around a plugin. */
export interface CheckContext {
  /** All plugins of the checkout, and those that the command names. */
  readonly plugins: readonly PluginUnderCheck[];
  /** The codes in the tree of each broker, by its display code. */
  readonly trees: ReadonlyMap<string, ReadonlySet<string>>;
  /**
   * The codes that exist: the product's, and those that a plugin declares or adds to a tree. Of a definition that cannot be read,
   * those that stand in it: what is wrong is said there, and not where they are used.
   */
  readonly codes: ReadonlySet<string>;
  /** The screens that open nothing, because another one has their address. */
  readonly takenAddresses: readonly TakenAddress[];
  /** The slots that can be filled, by id. */
  readonly slots: ReadonlyMap<string, SlotDeclaration>;
  /** Why the emulator does not start with the extensions of these plugins; undefined if it does. */
  readonly emulatorError: Error | undefined;
}

/** Reads what plugins have in common. */
export async function createCheckContext(
  plugins: readonly PluginUnderCheck[],
  memory: CheckMemory,
): Promise<CheckContext> {
  const extended = plugins.filter(({ extension }) => extension !== undefined);
  const extensions = extended.flatMap(({ extension }) => extension ?? []);
  const described = plugins.flatMap((plugin) => plugin.described ?? []);
  const declared = listDeclaredFunctions(described, extensions);
  const all = declared ? [...extensions, declared] : extensions;
  const slots = (await Promise.all(plugins.map(({ source }) => readSlots(source.folder)))).flat();
  const trees = await readProductTrees();
  const added = all.flatMap(({ functions = [] }) => functions);
  for (const { brokerCode, functionCode } of added) trees.get(displayCodeOf(brokerCode))?.add(functionCode);
  const functions = Object.fromEntries(
    extended.map(({ source, extension }) => [source.folder, withoutOrphans(extension, trees)]),
  );
  return {
    plugins,
    trees,
    codes: new Set([
      ...Object.keys(functionCodes),
      ...plugins.flatMap(listOwnCodes),
      ...added.map(({ functionCode }) => functionCode),
    ]),
    takenAddresses: findTakenAddresses(
      described,
      extended.map(({ source }) => ({ id: source.folder, functions: functions[source.folder] ?? [] })),
    ),
    slots: new Map([{ id: homeCards.id, props: [] }, ...slots].map((slot) => [slot.id, slot])),
    emulatorError: await findChangedStartError(
      extended.map(({ source }) => source),
      { start: { functions, declared }, memory },
    ),
  };
}

/** The emulator starts again if something has changed, or if it did not start the last time. */
async function findChangedStartError(
  sources: readonly PluginSource[],
  { start, memory }: { readonly start: Parameters<typeof findStartError>[1]; readonly memory: CheckMemory },
): Promise<Error | undefined> {
  const key = memory.keyOf(sources, start);
  if ((await memory.recall('emulator', key)) !== undefined) return undefined;
  const error = await findStartError(sources, start);
  if (error === undefined) await memory.keep('emulator', key, 'started');
  return error;
}

function listOwnCodes(plugin: PluginUnderCheck): readonly string[] {
  const { description } = plugin.described ?? plugin.broken ?? {};
  if (description !== undefined) return Object.keys(description.functions);
  return [...definitionFile(plugin).text.matchAll(/\bX_\w+/g)].map(([code]) => code);
}

/** Returns the display code of a broker of the emulator; its own code for others. */
export function displayCodeOf(brokerCode: string): string {
  return brokers.find((broker) => broker.brokerCode === brokerCode)?.displayCode ?? brokerCode;
}

async function readProductTrees(): Promise<Map<string, Set<string>>> {
  const emulator = createEmulator({ applications: 0 });
  try {
    const found = emulator.stateOf('default')?.['functions'];
    const rows = (found?.ids() ?? []).map((id) => found?.get(id) as { brokerCode: string; functionCode: string });
    const trees = brokers.map(({ displayCode, brokerCode }) => {
      const own = rows.filter((row) => row.brokerCode === brokerCode);
      return [displayCode, new Set(own.map(({ functionCode }) => functionCode))] as const;
    });
    return new Map(trees);
  } finally {
    await emulator.close();
  }
}

/** A function without its parent is reported separately; the emulator would not start with it. */
function withoutOrphans(extension: DescribedExtension | undefined, trees: CheckContext['trees']) {
  return extension?.functions?.filter(
    ({ brokerCode, parentCode }) => parentCode === null || trees.get(displayCodeOf(brokerCode))?.has(parentCode),
  );
}
