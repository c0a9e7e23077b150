import path from 'node:path';
import type { DescribedExtension } from '../plugins/answerAboutExtensions.ts';
import { describeExtensions } from '../plugins/describeExtensions.ts';
import { type DescribedPlugin, describePlugins } from '../plugins/describePlugins.ts';
import type { PluginSource } from '../plugins/findPlugins.ts';
import type { CheckMemory } from './CheckMemory.ts';

type Definition = Pick<DescribedPlugin, 'description' | 'modules' | 'missingModules' | 'files'>;

/** As {@link describePlugins}, but runs the code of those definitions only that have changed since the last check. */
export async function describeChangedPlugins(
  sources: readonly PluginSource[],
  memory: CheckMemory,
): ReturnType<typeof describePlugins> {
  const recalled = await recallEach<Definition>(sources, { memory, kind: 'definition' });
  const result = await describePlugins(sources, { recalled });
  for (const { source, description, modules, missingModules, files } of result.described) {
    if (recalled.has(source)) continue;
    const definition: Definition = { description, modules, missingModules, files };
    await memory.keep(nameOf('definition', source), memory.keyOf([source]), definition);
  }
  return result;
}

/** As {@link describeExtensions}, but runs the code of those only that have changed since the last check. */
export async function describeChangedExtensions(
  sources: readonly PluginSource[],
  memory: CheckMemory,
): ReturnType<typeof describeExtensions> {
  const recalled = await recallEach<DescribedExtension>(sources, { memory, kind: 'extension' });
  const { loaded, broken } = await describeExtensions(sources.filter((source) => !recalled.has(source)));
  for (const { source, extension } of loaded) {
    await memory.keep(nameOf('extension', source), memory.keyOf([source]), extension);
  }
  const found = new Map([...recalled, ...loaded.map(({ source, extension }) => [source, extension] as const)]);
  return {
    loaded: sources.flatMap((source) => {
      const extension = found.get(source);
      return extension === undefined ? [] : [{ source, extension }];
    }),
    broken,
  };
}

async function recallEach<Value>(
  sources: readonly PluginSource[],
  { memory, kind }: { readonly memory: CheckMemory; readonly kind: string },
): Promise<ReadonlyMap<PluginSource, Value>> {
  const found = new Map<PluginSource, Value>();
  for (const source of sources) {
    const value = await memory.recall<Value>(nameOf(kind, source), memory.keyOf([source]));
    if (value !== undefined) found.set(source, value);
  }
  return found;
}

function nameOf(kind: string, { folder }: PluginSource): string {
  return `${kind}-${path.basename(folder)}`;
}
