// Registries that were altered, in every way that TUF names and in some of ours: nothing of them runs, and each is
// refused for its reason.
import { createHash } from 'node:crypto';
import { signDocument, type TrustFile } from '@brokerdesk/plugin-sdk/delivery';
import { expect, test } from 'vitest';
import { addPlugin, rollBack } from '../../packages/cli/src/registry/changes.ts';
import { inspectRegistry } from '../../packages/cli/src/registry/inspect.ts';
import { createMemoryStore } from '../../packages/cli/src/registry/createMemoryStore.ts';
import { makeSigner } from '../../packages/cli/src/registry/keys.ts';
import { makePacked, now } from '../../packages/cli/src/registry/registryFixture.ts';
import { isWholeRun } from '../../scripts/wholeRun.mjs';
import { certifyKey, revokeKey, rotateRoot } from '../../packages/cli/src/registry/trust.ts';
import { type Files, type MadeRegistry, makeServed, openNewBrowser, visit } from './ServedRegistry.ts';

const dayMs = 24 * 3_600_000;

/** An altered registry, the visit, and why nothing of it is used. */
interface Attack {
  readonly registry: MadeRegistry;
  readonly at?: number;
  readonly displayCode?: string;
  readonly seenBefore?: Files;
}

interface AttackKind {
  readonly name: string;
  readonly reasons: readonly string[];
  readonly make: (index: number) => Promise<Attack>;
}

function findFile(files: Files, pattern: RegExp): string {
  const file = [...files.keys()].findLast((name) => pattern.test(name));
  if (file === undefined) throw new Error(`No file matches ${pattern}.`);
  return file;
}

/** Changes one bit; which one follows from the index. */
function flip(files: Files, pattern: RegExp, index: number): void {
  const file = findFile(files, pattern);
  const bytes = Buffer.from(files.get(file) ?? []);
  const bit = Number(BigInt(`0x${createHash('sha256').update(`${index}`).digest('hex')}`) % BigInt(bytes.length * 8));
  bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
  files.set(file, bytes);
}

const damaged = ['DLV_UNREADABLE', 'DLV_SIGNATURE', 'DLV_UNKNOWN_KEY', 'DLV_MIXED'];

const flips = [/^trust\.json$/, /channel\.json$/, /revisions\/2-/, /1\.0\.0.*signed\.json$/].map(
  (pattern): AttackKind => ({
    name: `a bit of ${pattern.source}`,
    reasons: damaged,
    async make(index) {
      const registry = await makeServed();
      flip(registry.files, pattern, index);
      return { registry };
    },
  }),
);

/** Signs the trust again, with other contents or another key. */
async function forgeTrust({ files, root }: MadeRegistry, change: object, signer = root): Promise<void> {
  const file = JSON.parse(files.get('trust.json')?.toString() ?? '') as TrustFile;
  const trust = await signDocument('trust', { ...JSON.parse(file.trust.payload), ...change }, signer);
  files.set('trust.json', Buffer.from(JSON.stringify({ ...file, trust })));
}

const kinds: readonly AttackKind[] = [
  ...flips,
  {
    name: 'an earlier channel than the one that was seen',
    reasons: ['DLV_ROLLED_BACK'],
    async make() {
      const registry = await makeServed();
      const earlier = new Map(registry.files);
      await rollBack(registry.context);
      return { registry: { ...registry, files: earlier }, seenBefore: registry.files };
    },
  },
  {
    name: 'an earlier trust than the one that was seen, without a revocation',
    reasons: ['DLV_ROLLED_BACK'],
    async make() {
      const registry = await makeServed();
      const earlier = new Map(registry.files);
      await revokeKey(registry.context.store, makeSigner().key, { root: registry.root, now });
      return { registry: { ...registry, files: earlier }, seenBefore: registry.files };
    },
  },
  {
    name: 'a registry that is not renewed',
    reasons: ['DLV_EXPIRED'],
    make: async (index) => ({ registry: await makeServed(), at: now + (45 + (index % 300)) * dayMs }),
  },
  {
    name: 'the revision before under the name of this one',
    reasons: ['DLV_MIXED'],
    async make() {
      const registry = await makeServed();
      const earlier = registry.files.get(findFile(registry.files, /revisions\/1-/));
      registry.files.set(findFile(registry.files, /revisions\/2-/), earlier ?? Buffer.of());
      return { registry };
    },
  },
  {
    name: 'the plugin of another version in the folder of this one',
    reasons: ['DLV_MIXED'],
    async make() {
      const registry = await makeServed();
      const earlier = registry.files.get(findFile(registry.files, /0\.9\.0.*signed\.json$/));
      registry.files.set(findFile(registry.files, /1\.0\.0.*signed\.json$/), earlier ?? Buffer.of());
      return { registry };
    },
  },
  {
    name: 'the files of another broker',
    reasons: ['DLV_OTHER_BROKER'],
    async make() {
      const registry = await makeServed();
      const entries = [...registry.files];
      for (const [file, content] of entries)
        registry.files.set(file.replace('brokers/harbour/', 'brokers/demo/'), content);
      return { registry, displayCode: 'demo' };
    },
  },
  {
    name: 'a plugin of a revoked author',
    reasons: ['DLV_REVOKED'],
    async make() {
      const registry = await makeServed();
      await forgeTrust(registry, { number: 2, revoked: [registry.author.key] });
      return { registry };
    },
  },
  {
    name: 'a channel of a revoked publisher',
    reasons: ['DLV_REVOKED'],
    async make() {
      const registry = await makeServed();
      await forgeTrust(registry, { number: 2, revoked: [registry.publisher.key] });
      return { registry };
    },
  },
  {
    name: 'a whole registry of another root',
    reasons: ['DLV_UNKNOWN_KEY'],
    async make() {
      const { root } = await makeServed();
      return { registry: { ...(await makeServed()), root } };
    },
  },
  {
    name: 'a trust that a publisher has signed',
    reasons: ['DLV_UNKNOWN_KEY'],
    async make() {
      const registry = await makeServed();
      await forgeTrust(registry, { number: 9 }, registry.publisher);
      return { registry };
    },
  },
  {
    name: 'a rotation that the root has not signed',
    reasons: ['DLV_SIGNATURE'],
    async make() {
      const registry = await makeServed();
      const own = makeSigner();
      const file = JSON.parse(registry.files.get('trust.json')?.toString() ?? '') as TrustFile;
      const rotation = await signDocument('rotation', { from: registry.root.key, to: own.key }, own);
      const trust = await signDocument('trust', JSON.parse(file.trust.payload), own);
      const forged = { rotations: [{ ...rotation, key: registry.root.key }], trust };
      registry.files.set('trust.json', Buffer.from(JSON.stringify(forged)));
      return { registry };
    },
  },
  {
    name: 'certificates of the root before the last two rotations',
    reasons: ['DLV_UNKNOWN_KEY'],
    async make() {
      const registry = await makeServed();
      const [second, third] = [makeSigner(), makeSigner()];
      await rotateRoot(registry.context.store, { from: registry.root, to: second, now });
      await rotateRoot(registry.context.store, { from: second, to: third, now });
      return { registry };
    },
  },
  {
    name: 'a certificate that has expired',
    reasons: ['DLV_EXPIRED'],
    async make() {
      const registry = await makeServed();
      const { store } = registry.context;
      const author = makeSigner();
      const expiresAt = new Date(now + dayMs).toISOString();
      const request = { role: 'author', key: author.key, name: 'Short', brokers: ['harbour'], expiresAt } as const;
      await certifyKey(store, request, { root: registry.root, now });
      await addPlugin(registry.context, await makePacked(author, { version: '2.0.0' }));
      return { registry, at: now + 2 * dayMs };
    },
  },
  {
    name: 'no channel, where there was one',
    reasons: ['DLV_UNREADABLE'],
    async make() {
      const registry = await makeServed();
      const seenBefore = new Map(registry.files);
      registry.files.delete(findFile(registry.files, /channel\.json$/));
      return { registry, seenBefore };
    },
  },
];

// Ten of each kind, or as many as it takes to meet every bit that counts.
const count = isWholeRun ? 1_000 : 10 * kinds.length;

test(`of ${count} altered registries, nothing is used, each for its reason`, async () => {
  const met = new Map<string, number>();
  for (let index = 0; index < count; index += 1) {
    const kind = kinds[index % kinds.length];
    if (kind === undefined) throw new Error('There is no kind of attack.');
    const { registry, seenBefore, ...how } = await kind.make(index);
    const root = registry.root.key;
    openNewBrowser();
    const before = seenBefore && (await visit({ files: seenBefore, root }));
    expect(before?.refusals ?? []).toEqual([]);
    const { entries, pinned, refusals } = await visit({ files: registry.files, root, ...how });
    const reasons = refusals.map(({ code }) => code);
    expect({ kind: kind.name, index, entries, pinned }).toEqual({ kind: kind.name, index, entries: [], pinned: {} });
    expect({ index, reasons: reasons.filter((reason) => !kind.reasons.includes(reason)) }).toEqual({
      index,
      reasons: [],
    });
    expect(reasons).toHaveLength(1);
    for (const reason of reasons) met.set(reason, (met.get(reason) ?? 0) + 1);
  }
  const counts = [...met].map(([reason, times]) => `${times} ${reason}`);
  process.stdout.write(`Altered registries: ${count}, none used: ${counts.join(', ')}.\n`);
}, 300_000);

test('of the untouched registry, the plugin is used, with the hash of each script', async () => {
  const { files, root } = await makeServed();
  openNewBrowser();
  const { entries, pinned, refusals } = await visit({ files, root: root.key });
  expect(refusals).toEqual([]);
  expect(entries).toMatchObject([{ isDelivered: true, firstParty: false, manifest: { version: '1.0.0' } }]);
  const [address = ''] = Object.keys(pinned);
  const integrity = pinned[address];
  const script = files.get(address.replace('/admin/delivered/', '')) ?? Buffer.of();
  expect(integrity).toBe(`sha256-${createHash('sha256').update(script).digest('base64')}`);
});

test('a script that is not in the manifest has no hash, and the operator’s list names it', async () => {
  const { files, root } = await makeServed();
  openNewBrowser();
  const before = await visit({ files, root: root.key });
  const folder = findFile(files, /1\.0\.0.*signed\.json$/).replace('signed.json', '');
  files.set(`${folder}more.js`, Buffer.from('throw 1;'));
  expect((await visit({ files, root: root.key })).pinned).toEqual(before.pinned);
  const [report] = await inspectRegistry(createMemoryStore(files), now);
  expect(report?.problems.map(({ code }) => code)).toEqual(['FILE_ADDED']);
});

test('a root that was rotated twice is found by a page that knows the first', async () => {
  const { files, root, context, publisher } = await makeServed();
  openNewBrowser();
  const [second, third] = [makeSigner(), makeSigner()];
  await rotateRoot(context.store, { from: root, to: second, now });
  await rotateRoot(context.store, { from: second, to: third, now });
  await rollBack({ ...context, publisher });
  for (const known of [root, second, third]) {
    openNewBrowser();
    expect((await visit({ files, root: known.key })).refusals).toEqual([]);
  }
});
