// Plans a plugin's files and writes them: within this repository as one of its packages, elsewhere as a separate package.
import path from 'node:path';
import { CliError } from '../errors.ts';
import { assertPluginName } from './findNameProblem.ts';
import { findPackages } from './findPackages.ts';
import { findPluginIds } from './findPluginIds.ts';
import { formatFiles } from './formatFiles.ts';
import { outsideFiles } from './outsideFiles.ts';
import { assertFree, placeFolder } from './placeFolder.ts';
import { addReference, removeReference } from './addReference.ts';
import { type Files, type PluginIdentity, renameSample } from './renameSample.ts';
import { readTemplate } from './templates.ts';
import { workspaceFiles } from './workspaceFiles.ts';

/** A plugin to create. */
export interface PluginRequest extends PluginIdentity {
  readonly template: string;
  readonly folder: string;
  /** The root of the repository that the plugin becomes part of; undefined for a separate package. */
  readonly root: string | undefined;
  /** Display codes; empty for all brokers. */
  readonly brokers: readonly string[];
  /** The folder with Brokerdesk's packages as tarballs; undefined for a registry. */
  readonly packages: string | undefined;
}

/** Finds out what a request would write, and throws for one that cannot be carried out. */
export async function planPlugin(request: PluginRequest): Promise<Files> {
  const { name, titles, folder, root, brokers } = request;
  await assertPluginName(name);
  await assertIdFree(request);
  await assertFree(folder);
  const files = renameSample(await readTemplate(request.template), request);
  const added =
    root === undefined
      ? outsideFiles({ name, title: titles.en, brokers, packages: await findPackages(request), files })
      : workspaceFiles({ name, folder, root, brokers, files });
  return new Map([...files, ...added].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Writes a planned plugin; if that fails, nothing is left. */
export async function writePlugin({ folder, root }: PluginRequest, files: Files): Promise<void> {
  if (root === undefined) return placeFolder({ folder, files });
  // Names of another length need other line breaks, and this repository's check looks for them.
  const finish = (staged: string) => formatFiles(root, [staged]);
  await addReference(root, folder);
  try {
    await placeFolder({ folder, files, finish });
  } catch (error) {
    await removeReference(root, folder);
    throw error;
  }
}

async function assertIdFree({ name, root }: PluginRequest): Promise<void> {
  const ids = await findPluginIds(root);
  const taken = ids.get(name);
  if (taken === undefined) return;
  throw new CliError('NAME_TAKEN', {
    message: `The plugin in ${path.relative(process.cwd(), taken) || '.'} has the id ${name}, and a portal cannot have two plugins with one id.`,
    hint: `Choose another name: ${name}-2?`,
  });
}
