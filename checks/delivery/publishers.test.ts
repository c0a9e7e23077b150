// Operators of one registry in processes of their own: who publish at once, and who are killed while they publish.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { addPlugin } from '../../packages/cli/src/registry/changes.ts';
import { createFolderStore } from '../../packages/cli/src/registry/FolderStore.ts';
import { inspectRegistry } from '../../packages/cli/src/registry/inspect.ts';
import { createKeyFile, readSigner } from '../../packages/cli/src/registry/keys.ts';
import { readChannel } from '../../packages/cli/src/registry/publish.ts';
import { makePacked } from '../../packages/cli/src/registry/registryFixture.ts';
import { certifyKey, createRegistry } from '../../packages/cli/src/registry/trust.ts';
import { makeTestFolder, removeTestFolders } from '../../packages/cli/src/testing/makeTestFolder.ts';
import { isWholeRun } from '../../scripts/wholeRun.mjs';

afterAll(removeTestFolders);

const script = fileURLToPath(new URL('publishOften.mjs', import.meta.url));

/** A registry in a folder, with a plugin for harbour. */
async function makeFolder() {
  const folder = await makeTestFolder();
  const keys = path.join(folder, 'keys');
  mkdirSync(keys);
  for (const name of ['root', 'publisher', 'author']) createKeyFile(path.join(keys, name));
  const [root, publisher, author] = ['root', 'publisher', 'author'].map((name) => readSigner(path.join(keys, name)));
  if (!root || !publisher || !author) throw new Error('There are no keys.');
  const store = createFolderStore(path.join(folder, 'registry'));
  const now = Date.now();
  await createRegistry(store, { root, publisher: publisher.key, now });
  await certifyKey(store, { role: 'author', key: author.key, name: 'Fee Tools' }, { root, now });
  await addPlugin({ store, broker: 'harbour', publisher, now }, await makePacked(author));
  return { registry: path.join(folder, 'registry'), publisherKey: path.join(keys, 'publisher'), store };
}

function startOperator(registry: string, key: string, times: number): ChildProcess {
  return spawn(process.execPath, [script, registry, key, String(times)], { stdio: ['ignore', 'pipe', 'inherit'] });
}

test('of two operators who publish at once, no change is lost', async () => {
  const { registry, publisherKey, store } = await makeFolder();
  const times = isWholeRun ? 1_000 : 60;
  const operators = [startOperator(registry, publisherKey, times), startOperator(registry, publisherKey, times)];
  const ends = await Promise.all(operators.map((operator) => once(operator, 'exit')));
  expect(ends.map(([code]) => code as unknown)).toEqual([0, 0]);
  // Each change has made a channel, and the history has those before the last.
  expect((await readChannel(store, 'harbour'))?.number).toBe(1 + 2 * times);
  expect(await store.list('brokers/harbour/history/')).toHaveLength(2 * times);
  expect(await inspectRegistry(store, Date.now())).toMatchObject([{ problems: [] }]);
}, 600_000);

test('of an operator who is killed at any moment, the old state or the new one stays', async () => {
  const { registry, publisherKey, store } = await makeFolder();
  const times = isWholeRun ? 100 : 8;
  let last = 1;
  for (let kill = 0; kill < times; kill += 1) {
    const operator = startOperator(registry, publisherKey, 1_000_000);
    if (operator.stdout) await once(operator.stdout, 'data');
    await setTimeout((kill * 7) % 40);
    operator.kill('SIGKILL');
    await once(operator, 'exit');
    const [report] = await inspectRegistry(store, Date.now());
    expect(report?.problems).toEqual([]);
    const number = report?.channel?.number ?? 0;
    expect(number).toBeGreaterThanOrEqual(last);
    last = number;
  }
  // The lock went with its holder.
  const after = startOperator(registry, publisherKey, 1);
  expect((await once(after, 'exit'))[0]).toBe(0);
}, 600_000);
