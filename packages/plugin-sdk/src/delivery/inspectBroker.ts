// What a broker gets, examined as its pages examine it.
import type { Manifest } from '../manifest/manifest.ts';
import { DeliveryError } from './DeliveryError.ts';
import {
  type Certificate,
  type Channel,
  type DeliveredPlugin,
  registryFiles,
  type RevisionLink,
  signedManifestFile,
} from './documents.ts';
import { type VerifiedTrust, verifyChannel, verifyPlugin, verifyRevision } from './verify.ts';

/** Reads a file of a registry; undefined if there is none. */
export type ReadRegistryText = (file: string) => Promise<string | undefined>;

/** Something that a browser refuses. */
export interface DeliveryFault {
  /** One of {@link DeliveryProblem}, or of those that only the operator's commands find. */
  readonly code: string;
  readonly message: string;
  /** The plugin that it is about; undefined if it is about all of the broker. */
  readonly pluginId?: string | undefined;
}

/** A plugin of a broker. */
export interface ReportedPlugin extends DeliveredPlugin {
  /** Who signed it, by certificate; undefined if that cannot be known. */
  readonly author: string | undefined;
}

/** The state of one broker. */
export interface BrokerReport {
  /** The broker's display code. */
  readonly broker: string;
  /** Undefined if it cannot be used. */
  readonly channel: Channel | undefined;
  /** Who published it. */
  readonly publisher: string | undefined;
  /** Whether it has expired, and pages still use it. */
  readonly isInGrace: boolean;
  readonly stable: readonly ReportedPlugin[];
  readonly candidate: readonly ReportedPlugin[] | undefined;
  readonly problems: readonly DeliveryFault[];
}

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
            const certificate = authors.get((JSON.parse(signed) as { readonly key: string }).key);
            author = certificate && (JSON.parse(certificate.payload) as Certificate).name;
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

function toFault(cause: unknown, pluginId?: string): DeliveryFault {
  if (cause instanceof DeliveryError) return { code: cause.code, message: cause.message, pluginId };
  return { code: 'DLV_UNREADABLE', message: cause instanceof Error ? cause.message : String(cause), pluginId };
}

function uniqueOf(problems: readonly DeliveryFault[]): readonly DeliveryFault[] {
  return [...new Map(problems.map((problem) => [problem.code + problem.message, problem])).values()];
}
