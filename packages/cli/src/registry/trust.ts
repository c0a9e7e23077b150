// What the root decides: who may publish and sign, what is revoked, and which key comes after it.
import {
  type Certificate,
  registryFiles,
  signDocument,
  type SignedDocument,
  type Signer,
  type Trust,
  type TrustFile,
} from '@brokerdesk/plugin-sdk/delivery';
import { CliError } from '../errors.ts';
import { contentOf, type OperatorRecord, readRecord, recordFile } from './OperatorRecord.ts';
import type { RegistryStore } from './RegistryStore.ts';
import { updateDocument } from './update.ts';

const dayMs = 24 * 3_600_000;

/** Returns the time after some days, ISO 8601. */
export function daysFrom(now: number, days: number): string {
  return new Date(now + days * dayMs).toISOString();
}

/** How long documents of the root are good for: it is used rarely. */
const rootDays = 400;

/** Creates an empty registry with its publisher. */
export async function createRegistry(
  store: RegistryStore,
  { root, publisher, now }: { readonly root: Signer; readonly publisher: string; readonly now: number },
): Promise<void> {
  const certificate = await certify({ role: 'publisher', key: publisher, name: 'publisher' }, { root, now });
  const record: OperatorRecord = { schemaVersion: 1, firstRoot: root.key, certificates: [certificate] };
  if (!(await store.replace(recordFile, undefined, `${JSON.stringify(record)}\n`)))
    throw new CliError('REGISTRY_INVALID', {
      message: `${store.name} is a registry already; nothing was changed.`,
      hint: 'Name a folder that is not one yet.',
    });
  const trust: TrustFile = { rotations: [], trust: await signTrust({ number: 1, revoked: [] }, { root, now }) };
  await store.replace(registryFiles.trust, undefined, JSON.stringify(trust));
}

/** What a certificate is to say; what is absent is not limited. */
export interface CertificateRequest {
  readonly role: Certificate['role'];
  readonly key: string;
  readonly name: string;
  readonly brokers?: readonly string[] | undefined;
  readonly plugins?: readonly string[] | undefined;
  readonly minimumVersions?: Readonly<Record<string, string>> | undefined;
  readonly expiresAt?: string | undefined;
}

interface RootSigner {
  readonly root: Signer;
  readonly now: number;
}

/** Certifies a key, for each broker apart, so that a broker's pages name no other; replaces its earlier certificates. */
export async function certifyKey(
  store: RegistryStore,
  { brokers, ...request }: CertificateRequest,
  signer: RootSigner,
): Promise<void> {
  await assertPresentRoot(store, signer.root);
  const added = await Promise.all((brokers ?? [null]).map((broker) => certify({ ...request, broker }, signer)));
  await updateDocument(store, recordFile, async () => {
    const record = await readRecord(store);
    const kept = record.certificates.filter((document) => {
      const { role, key } = contentOf(document);
      return role !== request.role || key !== request.key;
    });
    return `${JSON.stringify({ ...record, certificates: [...kept, ...added] })}\n`;
  });
}

/** Revokes a key. */
export async function revokeKey(store: RegistryStore, key: string, signer: RootSigner): Promise<void> {
  await changeTrust(store, signer, (trust) => ({ ...trust, revoked: [...new Set([...trust.revoked, key])] }));
  await updateDocument(store, recordFile, async () => {
    const record = await readRecord(store);
    const certificates = record.certificates.filter((document) => contentOf(document).key !== key);
    return `${JSON.stringify({ ...record, certificates })}\n`;
  });
}

/** Replaces the root by another, which the old one vouches for; its certificates are signed again. */
export async function rotateRoot(
  store: RegistryStore,
  { from, to, now }: { readonly from: Signer; readonly to: Signer; readonly now: number },
): Promise<void> {
  await assertPresentRoot(store, from);
  const rotation = await signDocument('rotation', { from: from.key, to: to.key }, from);
  await updateDocument(store, recordFile, async () => {
    const record = await readRecord(store);
    const certificates = await Promise.all(
      record.certificates.map((document) => signDocument('certificate', contentOf(document), to)),
    );
    return `${JSON.stringify({ ...record, certificates })}\n`;
  });
  await updateDocument(store, registryFiles.trust, async (text = '') => {
    const file = JSON.parse(text) as TrustFile;
    const { number, revoked } = JSON.parse(file.trust.payload) as Trust;
    const trust = await signTrust({ number: number + 1, revoked }, { root: to, now });
    return JSON.stringify({ rotations: [...file.rotations, rotation], trust } satisfies TrustFile);
  });
}

/** Signs the present trust again, so that it expires later. */
export async function renewTrust(store: RegistryStore, signer: RootSigner): Promise<void> {
  await changeTrust(store, signer, (trust) => trust);
}

async function changeTrust(store: RegistryStore, { root, now }: RootSigner, change: (trust: Trust) => Trust) {
  await assertPresentRoot(store, root);
  await updateDocument(store, registryFiles.trust, async (text = '') => {
    const file = JSON.parse(text) as TrustFile;
    const { number, revoked } = change(JSON.parse(file.trust.payload) as Trust);
    return JSON.stringify({ ...file, trust: await signTrust({ number: number + 1, revoked }, { root, now }) });
  });
}

async function assertPresentRoot(store: RegistryStore, root: Signer): Promise<void> {
  await readRecord(store);
  const file = JSON.parse((await store.read(registryFiles.trust))?.toString() ?? '{}') as Partial<TrustFile>;
  if (file.trust?.key === root.key) return;
  throw new CliError('REGISTRY_REFUSED', {
    message: `${root.key} is not the root of ${store.name}, which is ${file.trust?.key}.`,
    hint: 'Give the present root with --root-key.',
  });
}

function signTrust(content: Pick<Trust, 'number' | 'revoked'>, { root, now }: RootSigner): Promise<SignedDocument> {
  const issuedAt = new Date(now).toISOString();
  return signDocument('trust', { ...content, issuedAt, expiresAt: daysFrom(now, rootDays) }, root);
}

function certify(
  request: Omit<CertificateRequest, 'brokers'> & { readonly broker?: string | null },
  { root, now }: RootSigner,
): Promise<SignedDocument> {
  const { role, key, name, broker = null, plugins = null, minimumVersions = {} } = request;
  const times = { issuedAt: new Date(now).toISOString(), expiresAt: request.expiresAt ?? daysFrom(now, rootDays) };
  return signDocument('certificate', { role, key, name, broker, plugins, minimumVersions, ...times }, root);
}
