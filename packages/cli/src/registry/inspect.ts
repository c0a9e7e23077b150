// What a registry has, examined as a browser would examine it, and beyond: every file of every plugin.
import type { Manifest } from '@brokerdesk/plugin-sdk/build';
import {
  type Channel,
  type DeliveredPlugin,
  DeliveryError,
  registryFiles,
  type RevisionLink,
  signedManifestFile,
  type VerifiedTrust,
  verifyChannel,
  verifyPlugin,
  verifyRevision,
} from '@brokerdesk/plugin-sdk/delivery';
import { toManifestFile } from '../build/toManifestFile.ts';
import { readTrust } from './changes.ts';
import { listBrokers } from './publish.ts';
import type { RegistryStore } from './RegistryStore.ts';

/** Something that a browser, or this check, refuses. */
export interface RegistryProblem {
  readonly code: string;
  readonly message: string;
}

/** The state of one broker. */
export interface BrokerReport {
  readonly broker: string;
  /** Undefined if the channel cannot be used. */
  readonly channel: Channel | undefined;
  readonly isInGrace: boolean;
  readonly stable: readonly DeliveredPlugin[];
  readonly candidate: readonly DeliveredPlugin[] | undefined;
  readonly problems: readonly RegistryProblem[];
}

/** Examines a registry, one report for each broker. */
export async function inspectRegistry(store: RegistryStore, now: number): Promise<readonly BrokerReport[]> {
  const brokers = await listBrokers(store);
  let trust: VerifiedTrust;
  try {
    trust = await readTrust(store, now);
  } catch (cause) {
    return brokers.map((broker) => ({ ...emptyReport(broker), problems: [toProblem(cause)] }));
  }
  return Promise.all(brokers.map((broker) => inspectBroker(store, broker, trust)));
}

async function inspectBroker(store: RegistryStore, broker: string, trust: VerifiedTrust): Promise<BrokerReport> {
  const text = async (file: string) => (await store.read(file))?.toString() ?? '';
  const folder = registryFiles.folderOf(broker);
  const problems: RegistryProblem[] = [];
  const readPlugins = async (link: RevisionLink) => {
    try {
      const { revision, authors } = await verifyRevision(await text(folder + link.file), { trust, broker, link });
      for (const plugin of revision.plugins) {
        try {
          const signed = await text(plugin.folder + signedManifestFile);
          const manifest = await verifyPlugin(signed, { trust, broker, plugin, authors });
          problems.push(...(await inspectFiles(store, plugin.folder, manifest)));
        } catch (cause) {
          problems.push(toProblem(cause));
        }
      }
      return revision.plugins;
    } catch (cause) {
      problems.push(toProblem(cause));
      return [];
    }
  };
  try {
    const { channel, isInGrace } = await verifyChannel(await text(folder + registryFiles.channel), {
      trust,
      broker,
      seen: 0,
    });
    const stable = await readPlugins(channel.stable);
    const candidate = channel.candidate ? await readPlugins(channel.candidate) : undefined;
    return { broker, channel, isInGrace, stable, candidate, problems: uniqueOf(problems) };
  } catch (cause) {
    return { ...emptyReport(broker), problems: [toProblem(cause)] };
  }
}

async function inspectFiles(store: RegistryStore, folder: string, manifest: Manifest): Promise<RegistryProblem[]> {
  const problems: RegistryProblem[] = [];
  for (const [name, { integrity }] of Object.entries(manifest.files)) {
    const content = await store.read(folder + name);
    if (content === undefined) problems.push({ code: 'FILE_MISSING', message: `${folder}${name} is missing.` });
    else if (toManifestFile(content).integrity !== integrity)
      problems.push({ code: 'FILE_CHANGED', message: `${folder}${name} is not as its author signed it.` });
  }
  const known = new Set([signedManifestFile, ...Object.keys(manifest.files)].map((name) => folder + name));
  for (const file of await store.list(folder)) {
    if (!known.has(file.replace(/\.(?:br|gz)$/, '')))
      problems.push({ code: 'FILE_ADDED', message: `${file} is not in the manifest of its plugin.` });
  }
  return problems;
}

function emptyReport(broker: string): BrokerReport {
  return { broker, channel: undefined, isInGrace: false, stable: [], candidate: undefined, problems: [] };
}

function toProblem(cause: unknown): RegistryProblem {
  if (cause instanceof DeliveryError) return { code: cause.code, message: cause.message };
  return { code: 'DLV_UNREADABLE', message: cause instanceof Error ? cause.message : String(cause) };
}

function uniqueOf(problems: readonly RegistryProblem[]): readonly RegistryProblem[] {
  return [...new Map(problems.map((problem) => [problem.code + problem.message, problem])).values()];
}
