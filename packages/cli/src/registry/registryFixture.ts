// A registry in memory with keys that are made for it, and plugins that are small but complete.
import { createHash } from 'node:crypto';
import { type Manifest, sdkVersion } from '@brokerdesk/plugin-sdk/build';
import { type Signer, signText } from '@brokerdesk/plugin-sdk/delivery';
import { zipSync } from 'fflate';
import { makeSigner } from './keys.ts';
import { type PackedPlugin, readPacked } from './packPlugin.ts';
import { createMemoryStore } from './createMemoryStore.ts';
import type { RegistryStore } from './RegistryStore.ts';
import { certifyKey, createRegistry } from './trust.ts';

/** The time in these tests. */
export const now: number = Date.parse('2026-12-01T09:00:00Z');

/** The keys of a registry. */
export interface RegistryKeys {
  readonly root: Signer;
  readonly publisher: Signer;
  readonly author: Signer;
}

/** Creates a registry whose author may sign everything for harbour. */
export async function makeRegistry(
  store: RegistryStore = createMemoryStore(new Map()),
): Promise<RegistryKeys & { readonly store: RegistryStore }> {
  const keys = { root: makeSigner(), publisher: makeSigner(), author: makeSigner() };
  await createRegistry(store, { root: keys.root, publisher: keys.publisher.key, now });
  const { root, author } = keys;
  await certifyKey(store, { role: 'author', key: author.key, name: 'Fee Tools', brokers: ['harbour'] }, { root, now });
  return { ...keys, store };
}

/** Makes a packed plugin of one script. */
export async function makePacked(
  author: Signer,
  parts: {
    readonly id?: string;
    readonly version?: string;
    readonly code?: string;
    readonly brokers?: string[];
    readonly script?: string;
  } = {},
): Promise<PackedPlugin> {
  const { id = 'fee-schedule', version = '1.0.0', code = 'export default 1;', script = 'plugin.js' } = parts;
  const bytes = Buffer.from(code);
  const integrity = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
  const title = { title: 'Fees' };
  const functionCode = `X_${id.toUpperCase().replaceAll('-', '_')}`;
  const manifest: Manifest = {
    schemaVersion: 1,
    id,
    version,
    sdk: `^${sdkVersion}`,
    entry: script,
    css: [],
    files: { [script]: { integrity, bytes: bytes.length } },
    functions: { [functionCode]: { kind: 'page', path: id, title: 'title' } },
    internal: {},
    slots: [],
    titles: { en: title, 'zh-Hans': title, 'zh-Hant': title },
    ...(parts.brokers && { brokers: parts.brokers }),
    builtWith: sdkVersion,
    shared: {},
    calls: [],
    codes: [],
  };
  return signPacked(author, manifest, { [script]: bytes });
}

/** Signs a manifest and packs it with its files. */
export async function signPacked(
  author: Signer,
  manifest: Manifest,
  files: Readonly<Record<string, Uint8Array>>,
): Promise<PackedPlugin> {
  const signed = await signText('manifest', JSON.stringify(manifest), author);
  const archive = zipSync({ 'signed.json': Buffer.from(JSON.stringify(signed)), ...files });
  return readPacked(archive, `${manifest.id}-${manifest.version}.zip`);
}
