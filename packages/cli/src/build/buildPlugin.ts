import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Manifest, type ManifestFile, sdkVersion } from '@brokerdesk/plugin-sdk/build';
import { licencesFile } from '@brokerdesk/host/vite';
import { build, type Rolldown } from 'vite';
import { CliError, describeError } from '../errors.ts';
import type { DescribedPlugin } from '../plugins/describePlugins.ts';
import { assertNoBundledShared, assertKnownNames } from './checkPluginBundle.ts';
import { toManifestFile } from './toManifestFile.ts';
import { isBuiltPlugin } from './isBuiltPlugin.ts';
import { listUsedParts } from './listUsedParts.ts';
import { listContributionScripts } from './listContributionScripts.ts';
import { listSharedImports, type SharedImports } from './listSharedImports.ts';
import { manifestFile } from './isBuiltPlugin.ts';
import { assertOwnOutputDir } from './assertOwnOutputDir.ts';
import { prepareFolder } from './prepareFolder.ts';
import { pluginConfig } from './pluginConfig.ts';

/** A plugin's files before they are written. */
export interface PluginBundle {
  readonly output: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[];
  readonly chunks: readonly Rolldown.OutputChunk[];
  readonly shared: SharedImports;
}

/** Builds a plugin into a folder, which is emptied first: its scripts, its style sheet and its manifest. */
export async function buildPlugin(plugin: DescribedPlugin, outDir: string): Promise<Manifest> {
  const { description, modules } = plugin;
  await assertOwnOutputDir(outDir, isBuiltPlugin);
  await prepareFolder(path.dirname(outDir));
  const { output, chunks, shared } = await bundlePlugin(plugin);
  const scripts = chunks.map(({ fileName, code }) => ({ name: fileName, code }));
  const manifest: Manifest = {
    ...description,
    entry: chunks.find(({ isEntry }) => isEntry)?.fileName ?? '',
    css: output.map(({ fileName }) => fileName).filter((name) => name.endsWith('.css')),
    files: toManifestFiles(output),
    ...(plugin.source.brokers && { brokers: plugin.source.brokers }),
    builtWith: sdkVersion,
    shared,
    ...(await listUsedParts(scripts)),
    scripts: listContributionScripts(chunks, modules),
  };
  await rm(outDir, { recursive: true, force: true });
  for (const file of output) await write(path.join(outDir, file.fileName), contentOf(file));
  await write(path.join(outDir, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/**
 * Bundles a plugin without writing anything.
 *
 * @throws CliError `PLUGIN_BUILD_FAILED`, `PLUGIN_BUNDLES_SHARED` or `PLUGIN_IMPORT_UNKNOWN`.
 */
export async function bundlePlugin({ source, description }: DescribedPlugin): Promise<PluginBundle> {
  const output = await bundle({ source, description });
  const chunks = output.filter((file) => file.type === 'chunk');
  assertNoBundledShared(
    description.id,
    chunks.flatMap(({ moduleIds }) => moduleIds),
  );
  const shared = listSharedImports(chunks.map(({ fileName, code }) => ({ name: fileName, code })));
  assertKnownNames(description.id, shared);
  return { output, chunks, shared };
}

async function bundle({
  source,
  description,
}: Pick<DescribedPlugin, 'source' | 'description'>): Promise<Rolldown.RolldownOutput['output'][number][]> {
  process.env['NODE_ENV'] = 'production';
  try {
    const result = await build(pluginConfig(source));
    if (Array.isArray(result) || !('output' in result)) throw new Error('Vite did not return a single output.');
    return result.output.filter((file) => file.fileName !== licencesFile || namesPackages(file));
  } catch (cause) {
    throw new CliError('PLUGIN_BUILD_FAILED', {
      message: `The plugin ${description.id} does not build: ${describeError(cause)}`,
      hint: `Fix its source in ${source.folder}.`,
      cause,
    });
  }
}

/** Vite writes a list of licences also if there is nothing to list. */
function namesPackages(file: Rolldown.OutputAsset | Rolldown.OutputChunk): boolean {
  return /^## /m.test(String(contentOf(file)));
}

function toManifestFiles(
  output: readonly (Rolldown.OutputAsset | Rolldown.OutputChunk)[],
): Record<string, ManifestFile> {
  const sorted = output.toSorted((a, b) => a.fileName.localeCompare(b.fileName));
  return Object.fromEntries(sorted.map((file) => [file.fileName, toManifestFile(contentOf(file))]));
}

function contentOf(file: Rolldown.OutputAsset | Rolldown.OutputChunk): string | Uint8Array {
  return file.type === 'chunk' ? file.code : file.source;
}

async function write(file: string, content: string | Uint8Array): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
}
