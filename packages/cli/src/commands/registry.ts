import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrokerReport, Certification, Channel, SignedDocument } from '@brokerdesk/plugin-sdk/delivery';
import { CliError, describeError } from '../errors.ts';
import { isDisplayCode } from '../plugins/findPlugins.ts';
import { addPlugins, promote, removePlugin, renew, rollBack, stopCandidate } from '../registry/changes.ts';
import { assertFits } from '../registry/assertFits.ts';
import { inspectRegistry } from '../registry/inspect.ts';
import { createKeyFile, readPublicKey, readSigner } from '../registry/keys.ts';
import { openStore } from '../registry/openStore.ts';
import { type PackedPlugin, readPacked } from '../registry/packPlugin.ts';
import { assertKept, probeStore } from '../registry/probeStore.ts';
import { listBrokers, type PublishContext } from '../registry/publish.ts';
import { exportRegistry, importRegistry } from '../registry/transfer.ts';
import { certifyKey, createRegistry, renewTrust, revokeKey, rotateRoot } from '../registry/trust.ts';
import { printJson, printLine, printNote, styled } from '../terminal/printLine.ts';

interface Printing {
  readonly json: boolean;
}

interface RootOptions extends Printing {
  readonly rootKey: string;
}

interface PublishOptions extends Printing {
  readonly publisherKey: string;
  readonly brokers: readonly string[];
}

/** Makes a key pair. */
export async function makeKey(file: string, { json }: Printing): Promise<void> {
  const key = createKeyFile(file);
  if (json) return printJson({ file, key });
  printLine(`${styled('green', 'Made')} the key ${key}.`);
  printNote(`${file} is secret: who has it can sign in its place. Others get ${file}.pub.`);
}

/** Creates an empty registry. */
export async function init(
  folder: string,
  { rootKey, publisherKey, json }: RootOptions & Pick<PublishOptions, 'publisherKey'>,
): Promise<void> {
  const [root, publisher] = [readSigner(rootKey), readSigner(publisherKey)];
  if (root.key === publisher.key)
    throw new CliError('OPTIONS_CLASH', {
      message: 'The root and the publisher have the same key, so neither could be revoked without the other.',
      hint: 'Make another: admin-cli registry key publisher.key',
    });
  const store = await openStore(folder);
  assertKept(store, await probeStore(store, { rounds: 5, writers: 4 }));
  await createRegistry(store, { root, publisher: publisher.key, now: Date.now() });
  if (json) return printJson({ registry: store.name, root: root.key, publisher: publisher.key });
  printLine(`${styled('green', 'Created')} a registry in ${store.name}.`);
  printNote(`Build the portal with: admin-cli build --plugin-root ${root.key}`);
}

/** The options of `registry trust`. */
export interface TrustOptions extends RootOptions {
  readonly as: 'author' | 'publisher';
  readonly name: string;
  readonly brokers?: readonly string[];
  readonly plugins?: readonly string[];
  /** As `fee-schedule@1.2.0`. */
  readonly minimum?: readonly string[];
  readonly until?: string;
}

/** Certifies the key of an author or of a publisher. */
export async function trust(folder: string, given: string, options: TrustOptions): Promise<void> {
  const { rootKey, as, name, brokers, plugins, minimum = [], until, json } = options;
  const key = readPublicKey(given);
  assertBrokers(brokers ?? []);
  const request = {
    role: as,
    key,
    name,
    brokers,
    plugins,
    minimumVersions: Object.fromEntries(minimum.map(readMinimum)),
    expiresAt: until === undefined ? undefined : readDay(until),
  };
  await certifyKey(await openStore(folder), request, { root: readSigner(rootKey), now: Date.now() });
  if (json) return printJson({ key, as });
  printLine(`${styled('green', 'Certified')} ${name} as ${as}.`);
  if (as === 'author') printNote('For plugins of this author that brokers have already, run: admin-cli registry renew');
}

/** Revokes a key: what it signed is refused by every browser from its next load on. */
export async function revoke(folder: string, given: string, { rootKey, json }: RootOptions): Promise<void> {
  const key = readPublicKey(given);
  await revokeKey(await openStore(folder), key, { root: readSigner(rootKey), now: Date.now() });
  if (json) return printJson({ revoked: key });
  printLine(`${styled('green', 'Revoked')} ${key}.`);
}

/** Replaces the root by another. */
export async function rotate(
  folder: string,
  { rootKey, newRootKey, json }: RootOptions & { readonly newRootKey: string },
): Promise<void> {
  const [from, to] = [readSigner(rootKey), readSigner(newRootKey)];
  await rotateRoot(await openStore(folder), { from, to, now: Date.now() });
  if (json) return printJson({ root: to.key });
  printLine(`${styled('green', 'Rotated')} to the root ${to.key}.`);
  printNote('Run admin-cli registry renew now, and build the portal with the new root when it is built next.');
}

/** The options of `registry add`. */
export interface AddOptions extends PublishOptions {
  /** Of 1,000 accounts. */
  readonly candidate?: number;
  readonly accounts?: readonly string[];
  /** The files that `admin-cli certify` wrote. */
  readonly certified?: readonly string[];
}

/** Adds packed plugins to brokers. */
export async function add(folder: string, files: readonly string[], options: AddOptions): Promise<void> {
  const { candidate, accounts = [], certified = [] } = options;
  const packed = await Promise.all(files.map(async (file) => readPacked(await readBytes(file), file)));
  const packages = await withCertifications(packed, certified);
  for (const packed of packages) await assertFits(packed);
  const isForSome = candidate !== undefined || accounts.length > 0;
  const share = isForSome ? { share: candidate ?? 0, accounts } : undefined;
  await forBrokers(folder, options, (context) => addPlugins(context, packages, share));
}

/** Adds to plugins what was certified of them; each file has to be of one of them. */
async function withCertifications(
  packages: readonly PackedPlugin[],
  files: readonly string[],
): Promise<readonly PackedPlugin[]> {
  const found = new Map<string, SignedDocument>();
  for (const file of files) {
    const { plugin, version, document } = readCertificationFile(await readBytes(file), file);
    if (packages.some(({ manifest }) => manifest.id === plugin && manifest.version === version))
      found.set(plugin, document);
    else
      throw new CliError('REGISTRY_REFUSED', {
        message: `${file} is of ${plugin} ${version}, which is not among the packages.`,
        hint: 'Name the package that it was made for.',
      });
  }
  return packages.map((packed) => {
    const certification = found.get(packed.manifest.id);
    return certification ? { ...packed, certification } : packed;
  });
}

function readCertificationFile(bytes: Uint8Array, file: string) {
  try {
    const document = JSON.parse(Buffer.from(bytes).toString()) as SignedDocument;
    const { plugin, version } = JSON.parse(document.payload) as Certification;
    return { plugin, version, document };
  } catch (cause) {
    throw new CliError('FILE_UNREADABLE', {
      message: `${file} is not what \`admin-cli certify\` wrote.`,
      hint: 'Certify the package again: admin-cli certify <package> --publisher-key publisher.key',
      cause,
    });
  }
}

/** Takes a plugin from brokers. */
export async function remove(folder: string, id: string, options: PublishOptions): Promise<void> {
  await forBrokers(folder, options, (context) => removePlugin(context, id));
}

/** Extends a candidate to more accounts, or to all. */
export async function promoteCandidate(
  folder: string,
  options: PublishOptions & { readonly share?: number },
): Promise<void> {
  await forBrokers(folder, options, (context) => promote(context, options.share));
}

/** Ends a candidate, or returns to the revision before. */
export async function rollback(folder: string, options: PublishOptions): Promise<void> {
  await forBrokers(folder, options, rollBack);
}

/** Leaves a candidate to those who have it. */
export async function stop(folder: string, options: PublishOptions): Promise<void> {
  await forBrokers(folder, options, stopCandidate);
}

/** Publishes the channels of brokers again, and signs the trust again if the root's key is given. */
export async function renewAll(
  folder: string,
  options: Omit<PublishOptions, 'brokers'> & { readonly brokers?: readonly string[]; readonly rootKey?: string },
): Promise<void> {
  const store = await openStore(folder);
  if (options.rootKey !== undefined) await renewTrust(store, { root: readSigner(options.rootKey), now: Date.now() });
  await forBrokers(folder, { ...options, brokers: options.brokers ?? (await listBrokers(store)) }, renew);
}

/** Prints what each broker has, and everything that browsers would refuse; the exit code is 1 if there is any. */
export async function list(folder: string, { json }: Printing): Promise<void> {
  const reports = await inspectRegistry(await openStore(folder), Date.now());
  if (reports.some(({ problems }) => problems.length > 0)) process.exitCode = 1;
  if (json) return printJson(reports);
  if (reports.length === 0) printNote('No broker has a plugin of this registry yet.');
  for (const report of reports) printReport(report);
}

/** Lets writers race in a store, and refuses one that lets two win. */
export async function probe(
  folder: string,
  { rounds, writers, json }: Printing & { readonly rounds: number; readonly writers: number },
): Promise<void> {
  const store = await openStore(folder);
  const result = await probeStore(store, { rounds, writers });
  assertKept(store, result);
  if (json) return printJson(result);
  printLine(`${styled('green', 'Kept')} ${rounds} races of ${writers} writers in ${store.name}: one winner each.`);
}

/** Writes a whole registry into one file. */
export async function exportAll(folder: string, file: string, { json }: Printing): Promise<void> {
  const bytes = await exportRegistry(await openStore(folder));
  await writeFile(file, bytes);
  if (json) return printJson({ file: path.resolve(file), bytes: bytes.length });
  printLine(`${styled('green', 'Exported')} ${path.resolve(file)}, ${(bytes.length / 1_000).toFixed(1)} kB.`);
}

/** Takes over an exported registry. */
export async function importAll(folder: string, file: string, { json }: Printing): Promise<void> {
  const brokers = await importRegistry(await openStore(folder), await readBytes(file), Date.now());
  if (json) return printJson({ brokers });
  printLine(`${styled('green', 'Imported')} the plugins of ${brokers.join(', ') || 'no broker'}.`);
}

/** Makes a change for one broker after another, and prints each. */
async function forBrokers(
  folder: string,
  { publisherKey, brokers, json }: PublishOptions,
  change: (context: PublishContext) => Promise<Channel>,
): Promise<void> {
  assertBrokers(brokers);
  const store = await openStore(folder);
  const publisher = readSigner(publisherKey);
  const channels: Channel[] = [];
  for (const broker of brokers) {
    const channel = await change({ store, broker, publisher, now: Date.now() });
    channels.push(channel);
    if (!json) printLine(`${styled('green', 'Published')} ${describe(channel)}`);
  }
  if (json) printJson(channels);
}

function describe({ broker, number, stable, candidate, expiresAt }: Channel): string {
  const part = candidate && `, candidate ${candidate.number} for ${candidate.share / 10} % of the accounts`;
  const named = candidate && candidate.accounts.length > 0 ? ` and ${candidate.accounts.length} named` : '';
  const stopped = candidate?.stopped ? ' (stopped)' : '';
  return `${broker}: channel ${number}, stable revision ${stable.number}${part ?? ''}${named}${stopped}, good until ${expiresAt.slice(0, 10)}.`;
}

function printReport({ broker, channel, isInGrace, stable, candidate, problems }: BrokerReport): void {
  printLine(styled('bold', channel ? describe(channel) : broker));
  for (const { id, version, certifiedAt } of stable)
    printLine(`  ${id} ${version}${certifiedAt === undefined ? '' : `, certified on ${certifiedAt.slice(0, 10)}`}`);
  for (const { id, version, manifest } of candidate ?? []) {
    if (!stable.some((plugin) => plugin.manifest === manifest)) printLine(`  ${id} ${version} (candidate)`);
  }
  if (isInGrace) printLine(`  ${styled('yellow', '!')} It has expired. Run: admin-cli registry renew`);
  for (const { code, message } of problems) printLine(`  ${styled('red', '✗')} ${message} ${code}`);
}

async function readBytes(file: string): Promise<Uint8Array> {
  try {
    return await readFile(file);
  } catch (cause) {
    throw new CliError('FILE_UNREADABLE', {
      message: `${file} cannot be read: ${describeError(cause)}`,
      hint: 'Name a file that `admin-cli pack` or `admin-cli registry export` wrote.',
      cause,
    });
  }
}

/** Brokers name folders of the registry. */
function assertBrokers(brokers: readonly string[]): void {
  const wrong = brokers.filter((broker) => !isDisplayCode(broker));
  if (wrong.length === 0) return;
  throw new CliError('NAME_INVALID', {
    message: `${wrong.join(', ')}: not the display code of a broker.`,
    hint: 'It is the part of the address that names the portal, such as harbour.',
  });
}

function readMinimum(text: string): readonly [string, string] {
  const [, id, version] = /^([^@]+)@(\d+\.\d+\.\d+)$/.exec(text) ?? [];
  if (id !== undefined && version !== undefined) return [id, version];
  throw new CliError('NAME_INVALID', {
    message: `${text} is not a plugin and a version.`,
    hint: 'Write it as fee-schedule@1.2.0.',
  });
}

function readDay(text: string): string {
  const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T23:59:59Z`) : Number.NaN;
  if (time > Date.now()) return new Date(time).toISOString();
  throw new CliError('NAME_INVALID', { message: `${text} is not a day to come.`, hint: 'Write it as 2027-12-31.' });
}
