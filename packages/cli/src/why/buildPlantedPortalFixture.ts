import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { defaultBase } from '@brokerdesk/host/base';
import { assemblePortal } from '../build/assemblePortal.ts';
import type { BuiltPlugin } from '../build/BuiltPlugin.ts';
import { manifestFile } from '../build/isBuiltPlugin.ts';
import { toManifestFile } from '../build/toManifestFile.ts';
import { makeTestFolder } from '../testing/makeTestFolder.ts';
import type { PlantedBuild } from './PlantedMistakeFixture.ts';
import type { PortalSources } from './PortalModel.ts';

const code = 'export default {};\n';

/** Assembles a portal of these plugins, with one mistake; bundling them would prove nothing more. Returns its folder. */
export async function buildPlantedPortal(
  { described }: PortalSources,
  { kind, id }: { readonly kind: PlantedBuild | undefined; readonly id: string },
): Promise<string> {
  const work = await makeTestFolder();
  const outDir = path.join(work, 'portal');
  if (kind === 'none') return outDir;
  const hostFolder = path.join(work, 'host');
  await mkdir(hostFolder);
  await writeFile(path.join(hostFolder, 'facades.json'), '{}');
  await writeFile(path.join(hostFolder, 'index.html'), '<!doctype html><html><head></head><body></body></html>');
  const plugins: BuiltPlugin[] = [];
  for (const { description, source } of described) {
    const isMeant = description.id === id;
    if (isMeant && kind === 'without-plugin') continue;
    const version = isMeant && kind === 'older' ? '0.9.0' : description.version;
    const folder = path.join(work, description.id);
    await mkdir(folder);
    await writeFile(path.join(folder, 'plugin.js'), isMeant && kind === 'changed-file' ? `${code}// changed\n` : code);
    const files = { 'plugin.js': toManifestFile(code) };
    const brokers = isMeant && kind === 'for-harbour' ? ['harbour'] : source.brokers;
    const manifest = { ...description, version, entry: 'plugin.js', css: [], files, shared: {} };
    await writeFile(path.join(folder, manifestFile), JSON.stringify(manifest));
    plugins.push({ folder, manifest, firstParty: source.firstParty, brokers });
  }
  await assemblePortal({ hostFolder, plugins, displayCodes: ['demo', 'harbour'], base: defaultBase, outDir });
  return outDir;
}
