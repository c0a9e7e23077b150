// What only the built plugin shows: whether it builds, how large it is, and what it contains of others.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { listStaticImports } from '@brokerdesk/host/vite';
import { type PluginBundle, bundlePlugin } from '../build/buildPlugin.ts';
import { listContributionScripts } from '../build/listContributionScripts.ts';
import { CliError } from '../errors.ts';
import type { DescribedPlugin } from '../plugins/describePlugins.ts';
import { checkLicences } from './checkLicences.ts';
import { type Problem, problemIn } from './Problem.ts';

/** Kilobytes, uncompressed, that a plugin may have if its package.json has no `brokerdesk.budget`. */
export const defaultBudget = { start: 20, screen: 80 } as const;

/** The sizes that a plugin may have, in kilobytes. */
type Budget = Readonly<Record<keyof typeof defaultBudget, number>>;

/** Bundles a plugin and reports what is wrong with the result. */
export async function checkBundle(plugin: DescribedPlugin): Promise<readonly Problem[]> {
  const { source } = plugin;
  try {
    const bundle = await bundlePlugin(plugin);
    const packageFile = path.join(source.folder, 'package.json');
    const moduleIds = bundle.chunks.flatMap((chunk) => chunk.moduleIds);
    return [
      ...findOversized(plugin, { bundle, budget: await readBudget(packageFile) }),
      ...(await checkLicences(packageFile, moduleIds)),
    ];
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    return [problemIn('build', source.entry, { message: error.message, hint: error.hint })];
  }
}

function findOversized(
  { source, modules }: DescribedPlugin,
  { bundle, budget }: { readonly bundle: PluginBundle; readonly budget: Budget },
): readonly Problem[] {
  const { chunks } = bundle;
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const entry = chunks.find(({ isEntry }) => isEntry)?.fileName ?? '';
  const startFiles = listStaticImports([entry], byFile).filter((file) => byFile.has(file));
  const sizeOf = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + Buffer.byteLength(byFile.get(file)?.code ?? '') / 1000, 0);
  const advice = 'or raise "brokerdesk": { "budget": { "start": …, "screen": … } } in package.json, in kilobytes.';
  const start = sizeOf(startFiles);
  const problems: Problem[] = [];
  if (start > budget.start) {
    const message = `The start file has ${start.toFixed(1)} kB, its budget is ${budget.start} kB. Every user of the plugin loads it first.`;
    problems.push(
      problemIn('size-start', source.entry, { message, hint: `Import less in plugin.ts and the texts, ${advice}` }),
    );
  }
  for (const [name, { files }] of Object.entries(listContributionScripts(chunks, modules))) {
    const size = sizeOf(files.filter((file) => !startFiles.includes(file)));
    if (size <= budget.screen) continue;
    const message = `${name} has ${size.toFixed(1)} kB, its budget is ${budget.screen} kB.`;
    const hint = `Load what is not needed at once with import(), ${advice}`;
    problems.push(problemIn('size-screen', modules[name] ?? source.entry, { message, hint }));
  }
  return problems;
}

async function readBudget(packageFile: string): Promise<Budget> {
  const content = JSON.parse(await readFile(packageFile, 'utf8')) as {
    readonly brokerdesk?: { readonly budget?: Partial<Budget> };
  };
  return { ...defaultBudget, ...content.brokerdesk?.budget };
}
