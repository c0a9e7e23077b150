// What a registry has, examined as a browser would examine it, and beyond: every file of every plugin.
import type { Manifest } from '@brokerdesk/plugin-sdk/build';
import {
  type BrokerReport,
  type DeliveryFault,
  inspectBroker,
  signedManifestFile,
  unusable,
  type VerifiedTrust,
} from '@brokerdesk/plugin-sdk/delivery';
import { toManifestFile } from '../build/toManifestFile.ts';
import { readTrust } from './changes.ts';
import { listBrokers } from './publish.ts';
import type { RegistryStore } from './RegistryStore.ts';

/** Examines a registry, one report for each broker. */
export async function inspectRegistry(store: RegistryStore, now: number): Promise<readonly BrokerReport[]> {
  const brokers = await listBrokers(store);
  let trust: VerifiedTrust;
  try {
    trust = await readTrust(store, now);
  } catch (cause) {
    return brokers.map((broker) => unusable(broker, cause));
  }
  const read = async (file: string) => (await store.read(file))?.toString();
  return Promise.all(
    brokers.map((broker) =>
      inspectBroker(read, {
        trust,
        broker,
        examine: ({ folder }, manifest) => inspectFiles(store, folder, manifest),
      }),
    ),
  );
}

async function inspectFiles(
  store: RegistryStore,
  folder: string,
  { id: pluginId, files }: Pick<Manifest, 'id' | 'files'>,
): Promise<readonly DeliveryFault[]> {
  const problems: DeliveryFault[] = [];
  for (const [name, { integrity }] of Object.entries(files)) {
    const content = await store.read(folder + name);
    if (content === undefined)
      problems.push({ pluginId, code: 'FILE_MISSING', message: `${folder}${name} is missing.` });
    else if (toManifestFile(content).integrity !== integrity)
      problems.push({ pluginId, code: 'FILE_CHANGED', message: `${folder}${name} is not as its author signed it.` });
  }
  const known = new Set([signedManifestFile, ...Object.keys(files)].map((name) => folder + name));
  for (const file of await store.list(folder)) {
    if (!known.has(file.replace(/\.(?:br|gz)$/, '')))
      problems.push({ pluginId, code: 'FILE_ADDED', message: `${file} is not in the manifest of its plugin.` });
  }
  return problems;
}
