// A whole registry as one file, for a network without a connection to the one where plugins are published.
import { type Channel, registryFiles, type TrustFile } from '@brokerdesk/plugin-sdk/delivery';
import { unzipSync, type Zippable, zipSync } from 'fflate';
import { CliError, describeError } from '../errors.ts';
import { inspectRegistry } from './inspect.ts';
import { createMemoryStore } from './createMemoryStore.ts';
import { type OperatorRecord, recordFile } from './OperatorRecord.ts';
import { listBrokers, readChannel } from './publish.ts';
import type { RegistryStore } from './RegistryStore.ts';
import { updateDocument } from './update.ts';

/** Returns a registry as one file. */
export async function exportRegistry(store: RegistryStore): Promise<Uint8Array> {
  const files: Zippable = {};
  for (const file of await store.list('')) {
    const content = await store.read(file);
    if (content !== undefined) files[file] = content;
  }
  return zipSync(files, { level: 0, mtime: new Date(1980, 0, 1) });
}

/**
 * Takes over an exported registry, into an empty one or an earlier state of the same. Files first, channels last.
 *
 * @throws CliError `REGISTRY_REFUSED` if anything in it would be refused, or is older than what is there
 */
export async function importRegistry(store: RegistryStore, bytes: Uint8Array, now: number): Promise<readonly string[]> {
  const source = createMemoryStore(readArchive(bytes));
  const reports = await inspectRegistry(source, now);
  const [problem] = reports.flatMap(({ problems }) => problems);
  if (problem) throw refused(`The export has a fault: ${problem.message} (${problem.code})`);
  const text = async (from: RegistryStore, file: string) => (await from.read(file))?.toString();
  const record = JSON.parse((await text(source, recordFile)) ?? '{}') as Partial<OperatorRecord>;
  const own = await text(store, recordFile);
  if (own !== undefined && (JSON.parse(own) as OperatorRecord).firstRoot !== record.firstRoot)
    throw refused(`The export is of another registry than ${store.name}.`);
  const pointers = new Set([recordFile, registryFiles.trust]);
  const brokers = await listBrokers(source);
  for (const broker of brokers) {
    pointers.add(registryFiles.folderOf(broker) + registryFiles.channel);
    const [there, here] = [await readChannel(source, broker), await readChannel(store, broker)];
    if (here && there && there.number < here.number) throw isOlder(broker, there, here);
  }
  for (const file of await source.list('')) {
    const content = await source.read(file);
    if (content && !pointers.has(file)) await store.write(file, content);
  }
  const next = { number: numberOf(await text(source, registryFiles.trust)) };
  const present = { number: numberOf(await text(store, registryFiles.trust)) };
  if (next.number < present.number) throw isOlder('the root', next, present);
  for (const file of pointers) await updateDocument(store, file, () => text(source, file));
  return brokers;
}

function readArchive(bytes: Uint8Array): Map<string, Buffer> {
  try {
    const files = Object.entries(unzipSync(bytes));
    // Paths are keys here; a folder store would join them to its own.
    const outside = files.find(([file]) => file.startsWith('/') || file.split(/[/\\]/).includes('..'));
    if (outside) throw new Error(`${outside[0]} is outside of the registry.`);
    return new Map(files.map(([file, content]) => [file, Buffer.from(content)]));
  } catch (cause) {
    throw refused(`The file is not an export: ${describeError(cause)}`, cause);
  }
}

function numberOf(trust: string | undefined): number {
  if (trust === undefined) return 0;
  return (JSON.parse((JSON.parse(trust) as TrustFile).trust.payload) as { number: number }).number;
}

function isOlder(what: string, next: Pick<Channel, 'number'>, present: Pick<Channel, 'number'>): CliError {
  return refused(`The export has number ${next.number} of ${what}; here is ${present.number} already.`);
}

function refused(message: string, cause?: unknown): CliError {
  const hint = 'Nothing was published. Make the export again with: admin-cli registry export';
  return new CliError('REGISTRY_REFUSED', { message, hint, cause });
}
