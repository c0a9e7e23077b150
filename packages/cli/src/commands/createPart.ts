import path from 'node:path';
import { CliError } from '../errors.ts';
import { findNameProblem } from '../create/findNameProblem.ts';
import { toTitles } from '../create/findTitleProblem.ts';
import type { ProductPage } from '../create/findProductFunction.ts';
import { findWorkspace } from '../create/findWorkspace.ts';
import { nameForms, titleOf } from '../create/nameForms.ts';
import { addEndpoint } from '../create/parts/addEndpoint.ts';
import { addScreen } from '../create/parts/addScreen.ts';
import { addFill, addSlot } from '../create/parts/addSlot.ts';
import { applyChanges } from '../create/parts/applyChanges.ts';
import { ExtendedPlugin } from '../create/parts/ExtendedPlugin.ts';
import { printJson, printLine, printNote, styled } from '../terminal/printLine.ts';

/** The options of `admin-cli create screen`, `endpoint` and `slot`. */
export interface CreatePartOptions {
  readonly title?: string;
  readonly titleSc?: string;
  readonly titleTc?: string;
  readonly directory?: string;
  readonly function?: string;
  readonly in?: string;
  readonly dryRun: boolean;
  readonly json: boolean;
}

/** The parts that an existing plugin can get. */
export type PartKind = 'screen' | 'endpoint' | 'slot';

/** Writes a part for the plugin in a folder, and prints what its author adds to the sources that exist. */
export async function createPart(kind: PartKind, name: string, options: CreatePartOptions): Promise<void> {
  const problem = findNameProblem(name);
  if (problem !== undefined) {
    throw new CliError('NAME_INVALID', {
      message: `"${name}" cannot be the name of a ${kind}: ${problem}`,
      hint: `For example: admin-cli create ${kind} visit-history`,
    });
  }
  const plugin = await ExtendedPlugin.open(options.directory ?? '.');
  await addPart(plugin, kind, { name, options });
  const changes = plugin.changes();
  const { additions } = plugin;
  const { folder, created, changed } = changes;
  if (!options.dryRun) await applyChanges(changes, findWorkspace(folder));
  const files = { created: [...created.keys()], changed: [...changed.keys()] };
  if (options.json) return printJson({ folder, kind, name, ...files, additions, written: !options.dryRun });
  const shown = (file: string) => path.join(path.relative(process.cwd(), folder), file);
  for (const file of files.created) printLine(`${styled('green', 'Created')} ${shown(file)}`);
  for (const file of files.changed) printLine(`${styled('cyan', 'Changed')} ${shown(file)}`);
  // A part of the result: without these lines the portal does not have it.
  for (const { file, place, lines } of additions) printLine(`\nAdd to ${shown(file)}, ${place}:\n\n${lines}`);
  if (options.dryRun) printNote('\nNothing was written. Without --dry-run these files are.');
  else if (plugin.needsInstall)
    printNote('\nNext: npm install --ignore-scripts, because package.json names a further package.');
}

async function addPart(
  plugin: ExtendedPlugin,
  kind: PartKind,
  { name, options }: { readonly name: string; readonly options: CreatePartOptions },
): Promise<void> {
  const functionCode = options.function;
  // The other parts only require a function that exists.
  const page =
    kind === 'screen' && functionCode !== undefined ? await findPage(functionCode, plugin.folder) : undefined;
  const known = page?.titles;
  const titles = toTitles({
    en: options.title ?? known?.en ?? titleOf(name),
    simplified: options.titleSc ?? known?.['zh-Hans'],
    traditional: options.titleTc ?? known?.['zh-Hant'],
  });
  const part = { name: nameForms(name), titles };
  if (kind === 'screen') return addScreen(plugin, { ...part, page });
  if (kind === 'endpoint') return addEndpoint(plugin, { ...part, functionCode });
  return options.in === undefined
    ? addSlot(plugin, part)
    : addFill(plugin, { ...part, functionCode, slot: options.in });
}

async function findPage(functionCode: string, folder: string): Promise<ProductPage> {
  return (await import('../create/findProductFunction.ts')).findProductFunction(functionCode, { folder });
}
