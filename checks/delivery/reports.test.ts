// What the provider's screen reads of brokers: the same files as their pages, with the same answer.
import { expect, test } from 'vitest';
import { addPlugin, rollBack } from '../../packages/cli/src/registry/changes.ts';
import { makePacked, now } from '../../packages/cli/src/registry/registryFixture.ts';
import { inspectDeliveries, readDeliveryHistory } from '../../packages/host/src/delivery/readDeliveries.ts';
import { base, makeServed, serve } from './ServedRegistry.ts';

const { signal } = new AbortController();

test('brokers in the registry have a report, others none; each file is asked for once', async () => {
  const { files, root, author, context } = await makeServed();
  await addPlugin(context, await makePacked(author, { version: '1.1.0' }), { share: 10, accounts: ['harbour.admin'] });
  const config = { base, root: root.key };
  const asked: string[] = [];
  const reports = await serve({ files, at: now, asked }, () =>
    inspectDeliveries(config, ['demo', 'harbour', '2go'], signal),
  );
  expect(reports).toMatchObject([
    {
      broker: 'harbour',
      publisher: 'publisher',
      isInGrace: false,
      stable: [{ id: 'fee-schedule', version: '1.0.0', author: 'Fee Tools' }],
      candidate: [{ id: 'fee-schedule', version: '1.1.0' }],
      channel: { candidate: { share: 10, accounts: [expect.not.stringContaining('harbour')] } },
      problems: [],
    },
  ]);
  expect(new Set(asked).size).toBe(asked.length);
  expect(await serve({ files, at: now, asked }, () => inspectDeliveries(config, ['demo'], signal))).toEqual([]);
});

test('what pages would refuse is named, for the plugin or for all of a broker', async () => {
  const { files, root } = await makeServed();
  const config = { base, root: root.key };
  const inspect = (at: number) => serve({ files, at }, () => inspectDeliveries(config, ['harbour'], signal));
  const dayMs = 24 * 3_600_000;
  expect(await inspect(now + 31 * dayMs)).toMatchObject([{ isInGrace: true, problems: [] }]);
  expect(await inspect(now + 45 * dayMs)).toMatchObject([{ channel: undefined, problems: [{ code: 'DLV_EXPIRED' }] }]);
  for (const file of [...files.keys()].filter((name) => /1\.0\.0.*signed\.json$/.test(name))) files.delete(file);
  expect(await inspect(now)).toMatchObject([
    { stable: [{ id: 'fee-schedule' }], problems: [{ code: 'DLV_UNREADABLE', pluginId: 'fee-schedule' }] },
  ]);
  files.delete('trust.json');
  expect(await inspect(now)).toMatchObject([{ channel: undefined, problems: [{ code: 'DLV_UNREADABLE' }] }]);
});

test('the changes of a broker are read through the portal', async () => {
  const { files, root, context } = await makeServed();
  await rollBack(context);
  const config = { base, root: root.key };
  const { changes } = await serve({ files, at: now }, () => readDeliveryHistory(config, 'harbour', 2));
  expect(changes.map(({ kind }) => kind)).toEqual(['rolledBack', 'published']);
});
