// Plans a plugin's files and writes them: within this repository as one of its packages, elsewhere as a separate package.
import type { ProductPage } from './findProductFunction.ts';
import type { ProjectManifest } from './lock/LockedPackage.ts';
import { toLock } from './lock/toLock.ts';
import { outsideFiles } from './outsideFiles.ts';
import { toJson } from './packageParts.ts';
import { placeFolder } from './placeFolder.ts';
import { prepareNameCheck } from './prepareNameCheck.ts';
import { readLocked } from './readLocked.ts';
import { type Files, type PluginIdentity, renameSample } from './renameSample.ts';
import { readTemplate } from './templates.ts';
import { registryPackages } from './toolVersions.ts';

/** A plugin to create. */
export interface PluginRequest extends PluginIdentity {
  readonly template: string;
  /** The page of the product that it is to own, for the template `blank`; a function of its own if absent. */
  readonly page?: ProductPage | undefined;
  readonly folder: string;
  /** The root of the repository that the plugin becomes part of; undefined for a separate package. */
  readonly root: string | undefined;
  /** Display codes; empty for all brokers. */
  readonly brokers: readonly string[];
  /** The folder with Brokerdesk's packages as tarballs; undefined for a registry. */
  readonly packages: string | undefined;
  /** The address of the registry that has them. */
  readonly registry?: string | undefined;
  /** The package of a newer Node with its version, for a separate package whose author's own Node is too old; else empty. */
  readonly nodePackages: Readonly<Record<string, string>>;
  /** Whether a separate package has what runs tests from the beginning. */
  readonly hasTestTools: boolean;
}

/** Finds out what a request would write, and throws for one that cannot be carried out. */
export async function planPlugin(request: PluginRequest): Promise<Files> {
  const { name, folder, root, brokers, functionCode } = request;
  const check = prepareNameCheck(root);
  const problem = check(name, folder);
  if (problem !== undefined) throw problem;
  const files = await readFiles(request);
  const added =
    root === undefined
      ? await planPackage(request, files)
      : (await import('./workspaceFiles.ts')).workspaceFiles({ name, folder, root, brokers, files, functionCode });
  return new Map([...files, ...added].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/** Returns what makes a separate package of a template's files, with the lock of what it needs if that is known. */
async function planPackage(request: PluginRequest, files: Files): Promise<Files> {
  const { name, titles, folder, brokers, registry, nodePackages, hasTestTools } = request;
  const packages = await listPackages(request);
  const added = outsideFiles({
    name,
    title: titles.en,
    brokers,
    packages,
    registry,
    nodePackages,
    hasTestTools,
    files,
  });
  const locked = await readLocked({ folder, packages, tarballs: request.packages });
  const manifest = JSON.parse(String(added.get('package.json'))) as ProjectManifest;
  const lock = locked && toLock(manifest, locked);
  return lock === undefined ? added : new Map([...added, ['package-lock.json', toJson(lock)]]);
}

async function readFiles(request: PluginRequest): Promise<Files> {
  const { name, template, root, brokers, page } = request;
  const scenarios =
    root === undefined ? [] : (await import('./readScenarios.ts')).readScenarios({ template, root, brokers });
  const files = renameSample(new Map([...readTemplate(template), ...scenarios]), request);
  return page === undefined ? files : (await import('./placeProductPage.ts')).placeProductPage(files, { name, page });
}

async function listPackages({ folder, packages }: PluginRequest): Promise<Readonly<Record<string, string>>> {
  if (packages === undefined) return registryPackages;
  return (await import('./findPackages.ts')).findPackages({ folder, packages });
}

/** Writes a planned plugin; if that fails, nothing is left. */
export async function writePlugin({ folder, root }: PluginRequest, files: Files): Promise<void> {
  if (root === undefined) return placeFolder({ folder, files });
  const [{ formatFiles }, { addReference, removeReference }] = await Promise.all([
    import('./formatFiles.ts'),
    import('./addReference.ts'),
  ]);
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
