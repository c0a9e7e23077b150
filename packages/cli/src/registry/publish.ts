// What a publisher decides: which revision a broker gets. A change is a new revision and a new channel; the channel alone
// is replaced, and only if no other publisher was faster.
import type { Manifest } from '@brokerdesk/plugin-sdk/build';
import {
  type Channel,
  type ChannelLink,
  type DeliveredPlugin,
  hashText,
  type PublishedFile,
  registryFiles,
  type Revision,
  type RevisionLink,
  signDocument,
  type SignedDocument,
  signedManifestFile,
  type Signer,
} from '@brokerdesk/plugin-sdk/delivery';
import { compress } from '../build/compressFiles.ts';
import { CliError } from '../errors.ts';
import { findCertificate, readRecord } from './OperatorRecord.ts';
import type { RegistryStore } from './RegistryStore.ts';
import { daysFrom } from './trust.ts';
import { updateDocument } from './update.ts';

/** How long a channel is good for before it has to be published or renewed. */
const channelDays = 30;

/** Who publishes for which broker. */
export interface PublishContext {
  readonly store: RegistryStore;
  readonly broker: string;
  readonly publisher: Signer;
  readonly now: number;
}

/** The state of a broker's channel, for those who change it. */
export interface ChannelDraft extends Pick<Channel, 'stable' | 'candidate' | 'previous'> {
  readonly number: number;
  readonly revisionOf: (link: RevisionLink) => Promise<Revision>;
  /** Writes a revision with these plugins. */
  readonly write: (plugins: readonly SignedPlugin[]) => Promise<RevisionLink>;
}

/** A plugin of a revision, and whose signature it has. */
export interface SignedPlugin extends DeliveredPlugin {
  readonly author: string;
}

/** What a change leads to. */
export type ChannelChange = Pick<Channel, 'stable' | 'candidate' | 'previous'>;

/** Changes a broker's channel; calls `change` again if another publisher was faster. */
export async function publish(
  context: PublishContext,
  change: (draft: ChannelDraft) => Promise<ChannelChange>,
): Promise<Channel> {
  const { store, broker, publisher, now } = context;
  const folder = registryFiles.folderOf(broker);
  let published: Channel | undefined;
  await updateDocument(store, folder + registryFiles.channel, async (text) => {
    const replaced = text === undefined ? undefined : await readReplaced(text);
    const before = replaced?.channel;
    const number = (before?.number ?? 0) + 1;
    const write = (plugins: readonly SignedPlugin[]) => writeRevision(context, number, plugins);
    const next = await change({
      stable: before?.stable ?? (await write([])),
      candidate: before?.candidate ?? null,
      previous: before?.previous ?? null,
      number,
      revisionOf: (link) => readRevision(store, broker, link),
      write,
    });
    const { stable, candidate, previous } = next;
    published = {
      broker,
      number,
      issuedAt: new Date(now).toISOString(),
      expiresAt: daysFrom(now, channelDays),
      stable,
      candidate,
      previous,
      before: replaced?.link ?? null,
    };
    const file = await toFile(context, await signDocument('channel', published, publisher));
    // The one that is replaced stays as history.
    if (replaced) await store.write(folder + replaced.link.file, replaced.text);
    return file;
  });
  if (!published) throw new Error('A channel was published without its text.');
  return published;
}

interface ReplacedChannel {
  readonly channel: Channel;
  readonly text: string;
  readonly link: ChannelLink;
}

async function readReplaced(text: string): Promise<ReplacedChannel> {
  const channel = readPublished<Channel>(text);
  const hash = await hashText(text);
  return { channel, text, link: { file: `history/${nameOf(channel.number, hash)}`, hash } };
}

/** Reads a broker's channel; undefined if it has none. */
export async function readChannel(store: RegistryStore, broker: string): Promise<Channel | undefined> {
  const text = await store.read(registryFiles.folderOf(broker) + registryFiles.channel);
  return text && readPublished<Channel>(text.toString());
}

/** Reads a revision. */
async function readRevision(store: RegistryStore, broker: string, link: RevisionLink): Promise<Revision> {
  const text = await store.read(registryFiles.folderOf(broker) + link.file);
  if (text !== undefined) return readPublished<Revision>(text.toString());
  throw new CliError('REGISTRY_INVALID', {
    message: `${link.file} of ${broker} is missing in ${store.name}.`,
    hint: 'Restore the registry from its last export.',
  });
}

/** Whether a revision has the certificates that are in force now. */
export async function isInForce({ store, broker, publisher }: PublishContext, link: RevisionLink): Promise<boolean> {
  const record = await readRecord(store);
  const text = (await store.read(registryFiles.folderOf(broker) + link.file))?.toString() ?? '';
  const { certificate } = JSON.parse(text) as PublishedFile;
  const revision = readPublished<Revision>(text);
  const own = findCertificate(record, { role: 'publisher', key: publisher.key, broker });
  const known = new Set(record.certificates.map(({ signature }) => signature));
  return (
    certificate.signature === own?.signature && revision.certificates.every(({ signature }) => known.has(signature))
  );
}

/** Reads the manifest of a plugin, as its author signed it. */
export async function readManifest(store: RegistryStore, folder: string): Promise<Manifest> {
  const text = (await store.read(folder + signedManifestFile))?.toString() ?? '{}';
  return JSON.parse((JSON.parse(text) as SignedDocument).payload) as Manifest;
}

/** Lists the brokers of a registry. */
export async function listBrokers(store: RegistryStore): Promise<readonly string[]> {
  const files = await store.list('brokers/');
  return files.flatMap((file) => /^brokers\/([^/]+)\/channel\.json$/.exec(file)?.[1] ?? []).toSorted();
}

/** Returns the plugins of a revision with their authors, as they are written again. */
export async function readSignedPlugins(store: RegistryStore, { plugins }: Revision): Promise<readonly SignedPlugin[]> {
  return Promise.all(
    plugins.map(async (plugin) => {
      const text = await store.read(plugin.folder + signedManifestFile);
      return { ...plugin, author: (JSON.parse(text?.toString() ?? '{}') as SignedDocument).key };
    }),
  );
}

async function writeRevision(
  context: PublishContext,
  number: number,
  plugins: readonly SignedPlugin[],
): Promise<RevisionLink> {
  const { store, broker, publisher, now } = context;
  const record = await readRecord(store);
  const certificates = new Map<string, SignedDocument>();
  for (const { author, id } of plugins) {
    const certificate = findCertificate(record, { role: 'author', key: author, broker });
    if (certificate === undefined) throw uncertified(id, author, broker);
    certificates.set(author, certificate);
  }
  const revision: Revision = {
    broker,
    number,
    issuedAt: new Date(now).toISOString(),
    plugins: plugins.map(({ author: _author, ...plugin }) => plugin).toSorted((a, b) => (a.id < b.id ? -1 : 1)),
    certificates: [...certificates.values()],
  };
  const text = await toFile(context, await signDocument('revision', revision, publisher));
  const hash = await hashText(text);
  const file = `revisions/${nameOf(number, hash)}`;
  const target = registryFiles.folderOf(broker) + file;
  for (const [suffix, copy] of await compress(file, Buffer.from(text))) await store.write(target + suffix, copy);
  await store.write(target, text);
  return { file, hash, number };
}

async function toFile({ store, broker, publisher }: PublishContext, document: SignedDocument): Promise<string> {
  const certificate = findCertificate(await readRecord(store), { role: 'publisher', key: publisher.key, broker });
  if (certificate !== undefined) return JSON.stringify({ certificate, document } satisfies PublishedFile);
  throw new CliError('REGISTRY_REFUSED', {
    message: `The key ${publisher.key} may not publish for ${broker}.`,
    hint: 'Certify it with: admin-cli registry trust <registry> <key> --as publisher',
  });
}

function uncertified(id: string, author: string, broker: string): CliError {
  return new CliError('REGISTRY_REFUSED', {
    message: `${id} was signed with ${author}, an author whom ${broker} does not trust.`,
    hint: `Certify the author with: admin-cli registry trust <registry> ${author} --as author --brokers ${broker}`,
  });
}

function nameOf(number: number, hash: string): string {
  return `${number}-${hash.slice(0, 8)}.json`;
}

function readPublished<Content>(text: string): Content {
  return JSON.parse((JSON.parse(text) as PublishedFile).document.payload) as Content;
}
