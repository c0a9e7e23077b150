// Plugins that are delivered while the portal runs (docs/operate.md). Nothing of them runs unless the operator's root has
// certified the publisher of the channel and the author of the plugin; the page has the root's key. The manifest that the
// author signed has the hash of each file, with which the browser verifies it.
import type { Manifest, RegistryEntry } from '@brokerdesk/plugin-sdk/build';
import {
  type DeliveredPlugin,
  DeliveryError,
  registryFiles,
  type RevisionLink,
  signedManifestFile,
  type VerifiedRevision,
  verifyPlugin,
  verifyRevision,
} from '@brokerdesk/plugin-sdk/delivery';
import type { Delivery, DeliveryRefusal } from './Delivery.ts';
import { readDeliveryMemory, rememberDelivery, rememberFailedCandidate } from './DeliveryMemory.ts';
import { type DeliveryQuestion, fetchText, openChannel, type OpenedChannel } from './openChannel.ts';

/** What a user may see. */
export interface DeliveryRequest extends DeliveryQuestion {
  /** The functions of the user; a plugin of which none is granted is not fetched. */
  readonly granted: ReadonlySet<string>;
  /** The plugins that the page brings itself, which no delivery replaces. */
  readonly own: ReadonlySet<string>;
}

const nothing: Delivery = {
  entries: [],
  pinned: {},
  refusals: [],
  revision: undefined,
  candidate: undefined,
  hasReturned: false,
  isInGrace: false,
};

/** Fetches and examines the delivered plugins that a user needs. Never throws: what cannot be used is among the refusals. */
export async function loadDelivery(request: DeliveryRequest): Promise<Delivery> {
  const { config, displayCode } = request;
  try {
    const channel = await openChannel(request);
    if (channel === undefined) return nothing;
    const candidate = channel.candidate && (await tryCandidate(channel, channel.candidate, request));
    const loaded = candidate ?? (await loadRevision(channel.stable, channel, request));
    const { failed, isTold = false } = readDeliveryMemory(displayCode, config.root);
    const hasFailed = failed !== undefined && (failed === channel.failed || failed === channel.candidate?.hash);
    const hasReturned = hasFailed && candidate === undefined && !isTold;
    if (hasReturned) rememberDelivery(displayCode, config.root, { isTold: true });
    return { ...loaded, hasReturned, isInGrace: channel.isInGrace };
  } catch (cause) {
    return { ...nothing, refusals: [toRefusal(cause, undefined)] };
  }
}

/** Loads a candidate; undefined if any of it cannot be used, which this browser remembers. */
async function tryCandidate(channel: OpenedChannel, link: RevisionLink, request: DeliveryRequest) {
  const { displayCode, config } = request;
  try {
    const loaded = await loadRevision(link, channel, request);
    if (loaded.refusals.length === 0) {
      rememberDelivery(displayCode, config.root, { had: link.hash });
      return { ...loaded, candidate: link.hash };
    }
  } catch (cause) {
    if (!(cause instanceof DeliveryError)) throw cause;
  }
  rememberFailedCandidate(displayCode, config.root, link.hash);
  return undefined;
}

async function loadRevision(link: RevisionLink, { trust }: OpenedChannel, request: DeliveryRequest): Promise<Delivery> {
  const { config, displayCode, granted, own } = request;
  const address = `${config.base}${registryFiles.folderOf(displayCode)}${link.file}`;
  // A revision never changes, so the browser's cache has it.
  const text = await fetchText(address, { cache: 'default' });
  const verified = await verifyRevision(text ?? '', { trust, broker: displayCode, link });
  const needed = verified.revision.plugins.filter(({ functions }) => functions.some((code) => granted.has(code)));
  const entries: RegistryEntry[] = [];
  const refusals: DeliveryRefusal[] = [];
  let pinned: Readonly<Record<string, string>> = {};
  const results = await Promise.all(needed.map((plugin) => loadPlugin(plugin, verified, { trust, request })));
  for (const [index, result] of results.entries()) {
    const plugin = needed[index];
    if (plugin && own.has(plugin.id)) refusals.push(toRefusal(takenBy(plugin.id), plugin.id));
    else if ('code' in result) refusals.push(result);
    else {
      entries.push(result);
      pinned = { ...pinned, ...pinsOf(result) };
    }
  }
  return { ...nothing, entries, refusals, pinned, revision: link.file };
}

interface FullEntry extends RegistryEntry {
  readonly manifest: Manifest;
}

async function loadPlugin(
  plugin: DeliveredPlugin,
  { authors }: VerifiedRevision,
  { trust, request }: { readonly trust: OpenedChannel['trust']; readonly request: DeliveryRequest },
): Promise<FullEntry | DeliveryRefusal> {
  const base = request.config.base + plugin.folder;
  try {
    const text = await fetchText(base + signedManifestFile, { cache: 'default' });
    const manifest = await verifyPlugin(text ?? '', { trust, broker: request.displayCode, plugin, authors });
    return { base, firstParty: false, isDelivered: true, manifest };
  } catch (cause) {
    return toRefusal(cause, plugin.id);
  }
}

function pinsOf({ base, manifest }: FullEntry): Readonly<Record<string, string>> {
  const code = Object.entries(manifest.files).filter(([file]) => /\.(?:m?js|css)$/.test(file));
  return Object.fromEntries(code.map(([file, { integrity }]) => [base + file, integrity]));
}

function takenBy(pluginId: string): DeliveryError {
  return new DeliveryError('DLV_TAKEN', `${pluginId} is the name of a plugin that this portal brings itself.`);
}

function toRefusal(cause: unknown, pluginId: string | undefined): DeliveryRefusal {
  if (cause instanceof DeliveryError) return { pluginId, code: cause.code, message: cause.message };
  // A document of a trusted signer that is not what its kind says.
  const message = cause instanceof Error ? cause.message : String(cause);
  return { pluginId, code: 'DLV_UNREADABLE', message };
}
