// What was published for a broker, newest first. Each channel names the one that it replaced with its hash, so one signature
// covers all of it, and a certificate that has expired since then does not matter.
import { DeliveryError } from './DeliveryError.ts';
import {
  type Certificate,
  type Channel,
  type PublishedFile,
  registryFiles,
  type Revision,
  type RevisionLink,
} from './documents.ts';
import type { ReadRegistryText } from './inspectBroker.ts';
import type { DeliveryChange, DeliveryChangeKind, DeliveryHistory, PluginStep } from './reports.ts';
import { hashText } from './signedDocument.ts';

/**
 * Reads the latest changes of a broker.
 *
 * @param limit how many, at most
 * @throws DeliveryError `DLV_UNREADABLE`, or `DLV_MIXED` if a file is not the one that its successor names
 */
export async function readHistory(read: ReadRegistryText, broker: string, limit: number): Promise<DeliveryHistory> {
  const folder = registryFiles.folderOf(broker);
  const text = async ({ file, hash }: { readonly file: string; readonly hash?: string }) => {
    const content = await read(folder + file);
    if (content === undefined) throw new DeliveryError('DLV_UNREADABLE', `${folder}${file} is missing.`);
    if (hash !== undefined && (await hashText(content)) !== hash)
      throw new DeliveryError('DLV_MIXED', `${folder}${file} is not the file that the channel names.`);
    return content;
  };
  const versionsOf = async (link: RevisionLink | null): Promise<Versions | undefined> => {
    if (link === null) return undefined;
    const { plugins } = payloadOf<Revision>(await text(link));
    return new Map(plugins.map(({ id, version }) => [id, version]));
  };
  const stateOf = async (content: string): Promise<ChannelState> => {
    const channel = payloadOf<Channel>(content);
    const { certificate } = JSON.parse(content) as PublishedFile;
    const { name } = JSON.parse(certificate.payload) as Certificate;
    const stable = (await versionsOf(channel.stable)) ?? new Map<string, string>();
    return { channel, publisher: name, stable, candidate: await versionsOf(channel.candidate) };
  };
  const changes: DeliveryChange[] = [];
  let state = await stateOf(await text({ file: registryFiles.channel }));
  for (;;) {
    const link = state.channel.before;
    if (changes.length === limit) return { changes, hasMore: true };
    // oxlint-disable-next-line no-await-in-loop -- each names the one before
    const before = link ? await stateOf(await text(link)) : undefined;
    changes.push(describe(state, before));
    if (before === undefined) return { changes, hasMore: false };
    state = before;
  }
}

type Versions = ReadonlyMap<string, string>;

interface ChannelState {
  readonly channel: Channel;
  readonly publisher: string;
  readonly stable: Versions;
  readonly candidate: Versions | undefined;
}

function describe(state: ChannelState, before: ChannelState | undefined): DeliveryChange {
  const { channel, publisher } = state;
  const { number, issuedAt, candidate } = channel;
  const { kind, from, to } = classify(state, before);
  const plugins = stepsBetween(from, to);
  const share = candidate?.share;
  return { number, issuedAt, publisher, kind, plugins, share, accounts: candidate?.accounts.length };
}

interface Step {
  readonly kind: DeliveryChangeKind;
  readonly from: Versions;
  readonly to: Versions;
}

const none: Versions = new Map();

function classify(state: ChannelState, before: ChannelState | undefined): Step {
  const { channel, stable, candidate } = state;
  const [had, tried] = [before?.stable ?? none, before?.candidate];
  if (candidate && !tried) return { kind: 'offered', from: stable, to: candidate };
  if (candidate) return { kind: classifyCandidate(channel.candidate, before?.channel.candidate), from: none, to: none };
  if (tried && isSame(tried, stable) && !isSame(had, stable)) return { kind: 'promoted', from: had, to: stable };
  if (tried) return { kind: 'withdrawn', from: tried, to: stable };
  if (before && isSame(had, stable)) return { kind: 'renewed', from: none, to: none };
  const isRolledBack = before !== undefined && channel.previous === null && before.channel.previous !== null;
  return { kind: isRolledBack ? 'rolledBack' : 'published', from: had, to: stable };
}

function classifyCandidate(
  candidate: Channel['candidate'],
  before: Channel['candidate'] | undefined,
): DeliveryChangeKind {
  if (candidate?.stopped === true && before?.stopped === false) return 'stopped';
  const isExtended = candidate?.share !== before?.share || candidate?.stopped !== before?.stopped;
  return isExtended ? 'extended' : 'renewed';
}

function stepsBetween(from: Versions, to: Versions): readonly PluginStep[] {
  const ids = [...new Set([...from.keys(), ...to.keys()])].toSorted();
  return ids.map((id) => ({ id, from: from.get(id), to: to.get(id) })).filter((step) => step.from !== step.to);
}

function isSame(a: Versions, b: Versions): boolean {
  return a.size === b.size && stepsBetween(a, b).length === 0;
}

function payloadOf<Content>(text: string): Content {
  return JSON.parse((JSON.parse(text) as PublishedFile).document.payload) as Content;
}
