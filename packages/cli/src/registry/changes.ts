// The changes of a broker's channel that the commands make.
import type { Manifest } from '@brokerdesk/plugin-sdk/build';
import {
  type Candidate,
  type Certification,
  type Channel,
  claimedKey,
  type DeliveredPlugin,
  DeliveryError,
  hashAccount,
  hashText,
  openDocument,
  registryFiles,
  type RevisionLink,
  type SignedDocument,
  signedManifestFile,
  type VerifiedTrust,
  verifyPlugin,
  verifyTrust,
} from '@brokerdesk/plugin-sdk/delivery';
import { compress } from '../build/compressFiles.ts';
import { CliError } from '../errors.ts';
import { findConflicts } from '../plugins/composeRegistry.ts';
import { findCertificate, type OperatorRecord, readRecord } from './OperatorRecord.ts';
import type { PackedPlugin } from './packPlugin.ts';
import {
  type ChannelDraft,
  isInForce,
  publish,
  type PublishContext,
  readManifest,
  readSignedPlugins,
  type SignedPlugin,
} from './publish.ts';
import type { RegistryStore } from './RegistryStore.ts';

/** Who gets a plugin before all others do. */
export interface CandidateShare {
  /** Of 1,000 accounts. */
  readonly share: number;
  /** User names. */
  readonly accounts: readonly string[];
}

/** Adds a plugin to a broker, or another version of it; for some accounts if a share is given. */
export function addPlugin(context: PublishContext, packed: PackedPlugin, candidate?: CandidateShare): Promise<Channel> {
  return addPlugins(context, [packed], candidate);
}

/** Adds several plugins to a broker in one revision. */
export async function addPlugins(
  context: PublishContext,
  packages: readonly PackedPlugin[],
  candidate?: CandidateShare,
): Promise<Channel> {
  const { store, broker } = context;
  const added: SignedPlugin[] = [];
  for (const packed of packages) {
    const plugin = await examine(context, packed);
    await writeFiles(store, plugin.folder, packed);
    added.push(plugin);
  }
  const ids = new Set(added.map(({ id }) => id));
  return publish(context, async (draft) => {
    assertNoCandidate(draft, broker);
    const before = await readSignedPlugins(store, await draft.revisionOf(draft.stable));
    const next = [...before.filter(({ id }) => !ids.has(id)), ...added];
    await assertNoConflicts(store, next);
    const link = await draft.write(next);
    if (candidate === undefined) return { stable: link, candidate: null, previous: draft.stable };
    const salt = [...ids].join(' ');
    const accounts = await Promise.all(candidate.accounts.map((account) => hashAccount(account, salt)));
    return { ...draft, candidate: { ...link, share: candidate.share, salt, accounts, stopped: false } };
  });
}

/** Takes a plugin away from a broker; its files stay, since open pages need them. */
export function removePlugin(context: PublishContext, id: string): Promise<Channel> {
  return publish(context, async (draft) => {
    assertNoCandidate(draft, context.broker);
    const before = await readSignedPlugins(context.store, await draft.revisionOf(draft.stable));
    const next = before.filter((plugin) => plugin.id !== id);
    if (next.length === before.length)
      throw refused(`${context.broker} has no plugin ${id}.`, 'See: admin-cli registry list');
    return { stable: await draft.write(next), candidate: null, previous: draft.stable };
  });
}

/** Extends a candidate to more accounts, or to all if no share is given. */
export function promote(context: PublishContext, share: number | undefined): Promise<Channel> {
  return publish(context, async (draft) => {
    const { stable, previous } = draft;
    const candidate = candidateOf(draft, context.broker);
    if (share === undefined) {
      const { file, hash, number } = candidate;
      return { stable: { file, hash, number }, candidate: null, previous: stable };
    }
    if (share < candidate.share)
      throw refused(
        `${candidate.share / 10} % of the accounts have the candidate, and ${share / 10} % would take it from some.`,
        'Take it from all with: admin-cli registry rollback',
      );
    return { stable, previous, candidate: { ...candidate, share, stopped: false } };
  });
}

/** Leaves a candidate to those who have it. */
export function stopCandidate(context: PublishContext): Promise<Channel> {
  return publish(context, async (draft) => {
    const { stable, previous } = draft;
    return { stable, previous, candidate: { ...candidateOf(draft, context.broker), stopped: true } };
  });
}

/** Takes a candidate away; without one, returns to the plugins of the stable revision before. */
export function rollBack(context: PublishContext): Promise<Channel> {
  return publish(context, async (draft) => {
    const { stable, candidate, previous } = draft;
    if (candidate) return { stable, candidate: null, previous };
    if (previous === null)
      throw refused(
        `${context.broker} has no revision before this one.`,
        'Take a plugin away with: admin-cli registry remove',
      );
    const plugins = await readSignedPlugins(context.store, await draft.revisionOf(previous));
    return { stable: await draft.write(plugins), candidate: null, previous: null };
  });
}

/** Publishes the same again, for another while and with the certificates in force. */
export function renew(context: PublishContext): Promise<Channel> {
  const { store } = context;
  return publish(context, async (draft) => {
    const renewLink = async (link: RevisionLink) =>
      (await isInForce(context, link))
        ? link
        : draft.write(await readSignedPlugins(store, await draft.revisionOf(link)));
    const { candidate, previous } = draft;
    const stable = await renewLink(draft.stable);
    return { stable, previous, candidate: candidate && { ...candidate, ...(await renewLink(candidate)) } };
  });
}

/** Returns the plugin as a revision names it, if the broker trusts its author. */
async function examine({ store, broker, now }: PublishContext, packed: PackedPlugin): Promise<SignedPlugin> {
  const { manifest, signed } = packed;
  const { id, version } = manifest;
  const record = await readRecord(store);
  const author = findCertificate(record, { role: 'author', key: signed.key, broker });
  const hash = await hashText(signed.payload);
  const folder = `plugins/${id}/${version}-${hash.slice(0, 8)}/`;
  const other = (await store.list(`plugins/${id}/${version}-`)).find((file) => !file.startsWith(folder));
  if (other !== undefined)
    throw refused(
      `${id} ${version} is in ${store.name} already, with other content.`,
      'Raise the version of the plugin.',
    );
  const plugin: DeliveredPlugin = { id, version, folder, manifest: hash, functions: listFunctions(manifest) };
  const trust = await readTrust(store, now);
  try {
    const authors = new Map(author ? [[signed.key, author]] : []);
    await verifyPlugin(JSON.stringify(signed), { trust, broker, plugin, authors });
  } catch (cause) {
    if (!(cause instanceof DeliveryError)) throw cause;
    throw refused(
      `${broker} would refuse ${id} ${version}: ${cause.message} (${cause.code})`,
      `Certify its author with: admin-cli registry trust <registry> ${signed.key} --as author --brokers ${broker}`,
    );
  }
  const certifiedAt = packed.certification && readCertification(packed.certification, { record, broker, hash });
  return { ...plugin, author: signed.key, ...(certifiedAt && { certifiedAt: (await certifiedAt).issuedAt }) };
}

/** Examines that a publisher of the broker has certified exactly this plugin. */
async function readCertification(
  document: SignedDocument,
  { record, broker, hash }: { readonly record: OperatorRecord; readonly broker: string; readonly hash: string },
): Promise<Certification> {
  const hint = 'Certify it with: admin-cli certify <package> --publisher-key publisher.key';
  const key = claimedKey(document);
  if (findCertificate(record, { role: 'publisher', key, broker }) === undefined)
    throw refused(`The certification was signed with ${key}, which may not publish for ${broker}.`, hint);
  const certification = await openDocument('certification', document, key);
  if (certification.manifest === hash) return certification;
  throw refused(`The certification is of another build of ${certification.plugin} ${certification.version}.`, hint);
}

/** Reads and examines the trust of a registry. */
export async function readTrust(store: RegistryStore, now: number): Promise<VerifiedTrust> {
  const { firstRoot } = await readRecord(store);
  const text = (await store.read(registryFiles.trust))?.toString() ?? '';
  return verifyTrust(text, { root: firstRoot, seen: 0, now });
}

/** The functions of which a user needs one to see anything of a plugin: an area alone shows nothing. */
function listFunctions({ functions, slots, commands = [] }: Manifest): readonly string[] {
  const own = Object.entries(functions).flatMap(([code, { kind }]) => (kind === 'area' ? [] : [code]));
  return [...new Set([...own, ...[...slots, ...commands].map(({ requires }) => requires)])].toSorted();
}

/** Plugins of one broker cannot have a function in common. */
async function assertNoConflicts(store: RegistryStore, plugins: readonly SignedPlugin[]): Promise<void> {
  const entries = await Promise.all(
    plugins.map(async ({ folder }) => {
      const manifest = await readManifest(store, folder);
      return { base: folder, firstParty: false, brokers: undefined, manifest };
    }),
  );
  const [conflict] = findConflicts(entries);
  if (conflict) throw conflict.error;
}

/** Writes the files of a plugin, and compressed copies of them as web servers send them. */
async function writeFiles(store: RegistryStore, folder: string, { files, signed }: PackedPlugin): Promise<void> {
  const contents = { ...files, [signedManifestFile]: Buffer.from(JSON.stringify(signed)) };
  for (const [name, content] of Object.entries(contents)) {
    for (const [suffix, copy] of await compress(name, content)) await store.write(`${folder}${name}${suffix}`, copy);
    await store.write(folder + name, content);
  }
}

function candidateOf({ candidate }: ChannelDraft, broker: string): Candidate {
  if (candidate) return candidate;
  throw refused(
    `${broker} has no candidate.`,
    'Add one with: admin-cli registry add <registry> <package> --candidate <percent>',
  );
}

function assertNoCandidate({ candidate }: ChannelDraft, broker: string): void {
  if (candidate === null) return;
  throw refused(
    `${broker} has a candidate, and a further change would be in neither it nor the stable revision for all.`,
    'End it first with: admin-cli registry promote, or: admin-cli registry rollback',
  );
}

function refused(message: string, hint: string): CliError {
  return new CliError('REGISTRY_REFUSED', { message, hint });
}
