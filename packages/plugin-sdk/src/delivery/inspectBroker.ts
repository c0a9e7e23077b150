// What a broker gets, examined as its pages examine it.
import type { Manifest } from '../manifest/manifest.ts';
import { DeliveryError } from './DeliveryError.ts';
import {
  type Certificate,
  type DeliveredPlugin,
  registryFiles,
  type RevisionLink,
  signedManifestFile,
} from './documents.ts';
import type { BrokerReport, DeliveryFault, ReportedPlugin } from './reports.ts';
import { type VerifiedRevision, type VerifiedTrust, verifyChannel, verifyPlugin, verifyRevision } from './verify.ts';

/** Reads a file of a registry; undefined if there is none. */
export type ReadRegistryText = (file: string) => Promise<string | undefined>;

/**
 * Examines what a broker gets. Never throws for what it reads: what cannot be used is among the problems.
 *
 * @param read errors of it are problems, too
 * @param context `examine` returns further problems of a plugin that pages accept
 */
export async function inspectBroker(
  read: ReadRegistryText,
  context: {
    readonly trust: VerifiedTrust;
    readonly broker: string;
    readonly examine?: (plugin: DeliveredPlugin, manifest: Manifest) => Promise<readonly DeliveryFault[]>;
  },
): Promise<BrokerReport> {
  const { trust, broker, examine } = context;
  const text = async (file: string) => {
    const content = await read(file);
    if (content !== undefined) return content;
    throw new DeliveryError('DLV_UNREADABLE', `${file} is missing.`);
  };
  const folder = registryFiles.folderOf(broker);
  const problems: DeliveryFault[] = [];
  const readPlugins = async (link: RevisionLink): Promise<readonly ReportedPlugin[]> => {
    try {
      const { revision, authors } = await verifyRevision(await text(folder + link.file), { trust, broker, link });
      return await Promise.all(
        revision.plugins.map(async (plugin) => {
          let author: string | undefined;
          try {
            const signed = await text(plugin.folder + signedManifestFile);
            author = authorOf(signed, authors);
            const manifest = await verifyPlugin(signed, { trust, broker, plugin, authors });
            problems.push(...((await examine?.(plugin, manifest)) ?? []));
          } catch (cause) {
            problems.push(toFault(cause, plugin.id));
          }
          return { ...plugin, author };
        }),
      );
    } catch (cause) {
      problems.push(toFault(cause));
      return [];
    }
  };
  try {
    const verified = await verifyChannel(await text(folder + registryFiles.channel), { trust, broker, seen: 0 });
    const { stable, candidate } = verified.channel;
    const plugins = await readPlugins(stable);
    const tried = candidate ? await readPlugins(candidate) : undefined;
    return { broker, ...verified, stable: plugins, candidate: tried, problems: uniqueOf(problems) };
  } catch (cause) {
    return unusable(broker, cause);
  }
}

/** The report of a broker whose pages can use nothing. */
export function unusable(broker: string, cause: unknown): BrokerReport {
  const problems = [toFault(cause)];
  return {
    broker,
    channel: undefined,
    publisher: undefined,
    isInGrace: false,
    stable: [],
    candidate: undefined,
    problems,
  };
}

/** The name of who has signed a manifest; undefined if no certificate names the key, or the file cannot be read. */
function authorOf(signed: string, authors: VerifiedRevision['authors']): string | undefined {
  const key = /"key":"([\w-]+)"/.exec(signed)?.[1];
  const certificate = key === undefined ? undefined : authors.get(key);
  return certificate && (JSON.parse(certificate.payload) as Certificate).name;
}

function toFault(cause: unknown, pluginId?: string): DeliveryFault {
  if (cause instanceof DeliveryError) return { code: cause.code, message: cause.message, pluginId };
  return { code: 'DLV_UNREADABLE', message: cause instanceof Error ? cause.message : String(cause), pluginId };
}

function uniqueOf(problems: readonly DeliveryFault[]): readonly DeliveryFault[] {
  return [...new Map(problems.map((problem) => [problem.code + problem.message, problem])).values()];
}
