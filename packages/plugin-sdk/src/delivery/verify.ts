// What a browser examines before any code of a delivered plugin runs, and the command line before it publishes. In this
// order: trust, channel, revision, plugin; each needs what the one before has proved.
import type { Manifest } from '../manifest/manifest.ts';
import { isLowerVersion } from '../manifest/satisfiesRange.ts';
import { DeliveryError } from './DeliveryError.ts';
import {
  type Certificate,
  type Channel,
  type DeliveredPlugin,
  graceMs,
  type PublishedFile,
  type Revision,
  type RevisionLink,
  type SignedDocument,
  type TrustFile,
} from './documents.ts';
import { claimedKey, hasExactly, hashText, openDocument, openText } from './signedDocument.ts';

/** What the root says, proved. */
export interface VerifiedTrust {
  readonly number: number;
  /** The present root. */
  readonly root: string;
  readonly revoked: ReadonlySet<string>;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A channel, proved. */
export interface VerifiedChannel {
  readonly channel: Channel;
  /** Whether it has expired, but not so long ago that it is refused. */
  readonly isInGrace: boolean;
  /** The name of who signed it. */
  readonly publisher: string;
}

/** A revision, proved, with the certificates of its authors by their keys. */
export interface VerifiedRevision {
  readonly revision: Revision;
  readonly authors: ReadonlyMap<string, SignedDocument>;
}

/**
 * Examines the text of `trust.json`.
 *
 * @param known the root that the reader knows, the highest number that it has seen, and the time
 */
export async function verifyTrust(
  text: string,
  known: { readonly root: string; readonly seen: number; readonly now: number },
): Promise<VerifiedTrust> {
  const file = parse<TrustFile>(text, 'trust', ['rotations', 'trust']);
  let { root } = known;
  if (!Array.isArray(file.rotations)) throw new DeliveryError('DLV_UNREADABLE', 'The trust has no list of rotations.');
  for (const rotation of file.rotations as readonly unknown[]) {
    // Those before the root that the reader knows lead to it.
    if (claimedKey(rotation) !== root) continue;
    root = (await openDocument('rotation', rotation, root)).to;
  }
  const trust = await openDocument('trust', file.trust, root);
  if (trust.number < known.seen)
    throw new DeliveryError('DLV_ROLLED_BACK', `The trust has number ${trust.number}; ${known.seen} was seen before.`);
  assertNotExpired('trust', trust, known.now);
  return { number: trust.number, root, revoked: new Set(trust.revoked), now: known.now };
}

/** Examines the text of a broker's `channel.json`. */
export async function verifyChannel(
  text: string,
  { trust, broker, seen }: { readonly trust: VerifiedTrust; readonly broker: string; readonly seen: number },
): Promise<VerifiedChannel> {
  const file = parse<PublishedFile>(text, 'channel', ['certificate', 'document']);
  const { key, name } = await openCertificate(file.certificate, { role: 'publisher', trust, broker });
  const channel = await openDocument('channel', file.document, key);
  assertBroker('channel', channel, broker);
  if (channel.number < seen)
    throw new DeliveryError('DLV_ROLLED_BACK', `The channel has number ${channel.number}; ${seen} was seen before.`);
  assertNotExpired('channel', channel, trust.now - graceMs);
  return { channel, isInGrace: Date.parse(channel.expiresAt) < trust.now, publisher: name };
}

/** Examines the text of a revision that a channel names. */
export async function verifyRevision(
  text: string,
  { trust, broker, link }: { readonly trust: VerifiedTrust; readonly broker: string; readonly link: RevisionLink },
): Promise<VerifiedRevision> {
  if ((await hashText(text)) !== link.hash)
    throw new DeliveryError('DLV_MIXED', `${link.file} is not the revision that the channel names.`);
  const file = parse<PublishedFile>(text, 'revision', ['certificate', 'document']);
  const { key } = await openCertificate(file.certificate, { role: 'publisher', trust, broker });
  const revision = await openDocument('revision', file.document, key);
  assertBroker('revision', revision, broker);
  const authors = new Map<string, SignedDocument>();
  for (const certificate of revision.certificates) {
    const { key: author } = await openCertificate(certificate, { role: 'author', trust, broker, mayBeInvalid: true });
    authors.set(author, certificate);
  }
  return { revision, authors };
}

/** Examines the text of a plugin's `signed.json` and returns its manifest, which has the hashes of all its files. */
export async function verifyPlugin(
  text: string,
  context: {
    readonly trust: VerifiedTrust;
    readonly broker: string;
    readonly plugin: DeliveredPlugin;
    readonly authors: VerifiedRevision['authors'];
  },
): Promise<Manifest> {
  const { trust, broker, plugin, authors } = context;
  const document = parse<SignedDocument>(text, 'manifest', ['payload', 'key', 'signature']);
  const signer = claimedKey(document);
  const certificate = authors.get(signer);
  if (trust.revoked.has(signer)) throw revoked(plugin.id, signer);
  if (certificate === undefined)
    throw new DeliveryError('DLV_UNKNOWN_KEY', `${plugin.id} was signed with ${signer}, which no certificate names.`);
  const author = await openCertificate(certificate, { role: 'author', trust, broker });
  const payload = await openText('manifest', document, author.key);
  if ((await hashText(payload)) !== plugin.manifest)
    throw new DeliveryError('DLV_MIXED', `The manifest of ${plugin.id} is not the one that the revision names.`);
  const manifest = JSON.parse(payload) as Manifest;
  if (manifest.id !== plugin.id || manifest.version !== plugin.version)
    throw new DeliveryError('DLV_MIXED', `The revision names ${plugin.id} ${plugin.version}, its folder has another.`);
  assertCovered(author, manifest, broker);
  return manifest;
}

function assertCovered(author: Certificate, { id, version, brokers }: Manifest, broker: string): void {
  if (author.plugins !== null && !author.plugins.includes(id))
    throw new DeliveryError('DLV_NOT_CERTIFIED', `The certificate of ${author.name} does not cover ${id}.`);
  if (brokers !== undefined && !brokers.includes(broker))
    throw new DeliveryError('DLV_OTHER_BROKER', `${id} ${version} was made for ${brokers.join(', ')}, not ${broker}.`);
  const minimum = author.minimumVersions[id];
  if (minimum !== undefined && isLowerVersion(version, minimum))
    throw new DeliveryError('DLV_TOO_OLD', `${id} ${version} is older than ${minimum}, the first that is allowed.`);
}

interface CertificateContext {
  readonly role: Certificate['role'];
  readonly trust: VerifiedTrust;
  readonly broker: string;
  /** Whether one that is expired or revoked is read: it spoils the plugins of its author alone. */
  readonly mayBeInvalid?: boolean;
}

/** Examines a certificate. */
export async function openCertificate(document: unknown, context: CertificateContext): Promise<Certificate> {
  const { role, trust, broker, mayBeInvalid = false } = context;
  const certificate = await openDocument('certificate', document, trust.root);
  if (certificate.role !== role)
    throw new DeliveryError('DLV_NOT_CERTIFIED', `The certificate of ${certificate.name} is not that of a ${role}.`);
  if (certificate.broker !== null) assertBroker('certificate', { broker: certificate.broker }, broker);
  if (mayBeInvalid) return certificate;
  if (trust.revoked.has(certificate.key)) throw revoked(`The ${role} ${certificate.name}`, certificate.key);
  assertNotExpired(`certificate of ${certificate.name}`, certificate, trust.now);
  return certificate;
}

function revoked(what: string, key: string): DeliveryError {
  return new DeliveryError('DLV_REVOKED', `${what} signed with ${key}, which was revoked.`);
}

function assertBroker(what: string, document: { readonly broker: string }, broker: string): void {
  if (document.broker === broker) return;
  throw new DeliveryError('DLV_OTHER_BROKER', `The ${what} is for ${document.broker}, not for ${broker}.`);
}

function assertNotExpired(what: string, { expiresAt }: { readonly expiresAt: string }, now: number): void {
  // A time that cannot be read is over.
  if (Date.parse(expiresAt) >= now) return;
  throw new DeliveryError('DLV_EXPIRED', `The ${what} has expired on ${expiresAt}.`);
}

/** Reads a file that has these members and no others. */
function parse<Document extends object>(
  text: string,
  what: string,
  names: readonly (keyof Document & string)[],
): Document {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new DeliveryError('DLV_UNREADABLE', `The ${what} is not JSON.`, cause);
  }
  if (hasExactly(value, names)) return value as Document;
  throw new DeliveryError('DLV_UNREADABLE', `The ${what} is not a document of this kind.`);
}
