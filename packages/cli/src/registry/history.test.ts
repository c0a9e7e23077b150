import { type DeliveryError, type DeliveryHistory, readHistory } from '@brokerdesk/plugin-sdk/delivery';
import { expect, it } from 'vitest';
import { addPlugin, promote, removePlugin, renew, rollBack, stopCandidate } from './changes.ts';
import { createMemoryStore } from './createMemoryStore.ts';
import { makePacked, makeRegistry, now } from './registryFixture.ts';

async function makeHistory() {
  const files = new Map<string, Buffer>();
  const { store, author, publisher } = await makeRegistry(createMemoryStore(files));
  const context = { store, broker: 'harbour', publisher, now };
  await addPlugin(context, await makePacked(author));
  const next = await makePacked(author, { version: '1.1.0', code: 'export default 2;' });
  await addPlugin(context, next, { share: 100, accounts: ['harbour.admin'] });
  await promote(context, 500);
  await stopCandidate(context);
  await renew(context);
  await promote(context, undefined);
  await renew(context);
  await rollBack(context);
  await addPlugin(context, next, { share: 10, accounts: [] });
  await rollBack(context);
  await removePlugin(context, 'fee-schedule');
  const read = (limit: number) => readHistory(async (file) => (await store.read(file))?.toString(), 'harbour', limit);
  return { files, read };
}

const summaryOf = ({ changes }: DeliveryHistory) =>
  changes.map(({ number, kind, plugins, share, accounts }) => {
    const steps = plugins.map(({ id, from = 'none', to = 'none' }) => `${id} ${from} > ${to}`);
    const part = share === undefined ? [] : [`${share} + ${accounts}`];
    return [number, kind, ...steps, ...part].join(', ');
  });

it('is read newest first, each change with what it did', async () => {
  const { read } = await makeHistory();
  const history = await read(100);
  expect(summaryOf(history)).toEqual([
    '11, published, fee-schedule 1.0.0 > none',
    '10, withdrawn, fee-schedule 1.1.0 > 1.0.0',
    '9, offered, fee-schedule 1.0.0 > 1.1.0, 10 + 0',
    '8, rolledBack, fee-schedule 1.1.0 > 1.0.0',
    '7, renewed',
    '6, promoted, fee-schedule 1.0.0 > 1.1.0',
    '5, renewed, 500 + 1',
    '4, stopped, 500 + 1',
    '3, extended, 500 + 1',
    '2, offered, fee-schedule 1.0.0 > 1.1.0, 100 + 1',
    '1, published, fee-schedule none > 1.0.0',
  ]);
  expect(history.hasMore).toBe(false);
  expect(history.changes[0]).toMatchObject({ publisher: 'publisher', issuedAt: new Date(now).toISOString() });
});

it('is read in part, and says that there is more', async () => {
  const { read } = await makeHistory();
  const part = await read(3);
  expect(part.changes.map(({ number }) => number)).toEqual([11, 10, 9]);
  expect(part.hasMore).toBe(true);
  expect((await read(11)).hasMore).toBe(false);
});

it('is refused if an earlier channel was changed or is missing', async () => {
  const { files, read } = await makeHistory();
  const name = [...files.keys()].find((file) => /history\/4-/.test(file)) ?? '';
  const content = files.get(name)?.toString() ?? '';
  files.set(name, Buffer.from(content.replace('500', '400')));
  await expect(read(100)).rejects.toMatchObject({ code: 'DLV_MIXED' } satisfies Partial<DeliveryError>);
  files.delete(name);
  await expect(read(100)).rejects.toMatchObject({ code: 'DLV_UNREADABLE' } satisfies Partial<DeliveryError>);
  expect((await read(5)).changes).toHaveLength(5);
});
