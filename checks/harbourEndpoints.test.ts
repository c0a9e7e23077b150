// The endpoints of a broker-specific plugin in the emulator: a change is recorded under the name that the plugin brings.
import { listApplications, listOperationRecords, listSystemActions } from '@brokerdesk/api';
import { createEmulator } from '@brokerdesk/mock-server';
import { afterAll, expect, test } from 'vitest';
import { openClient } from '../packages/mock-server/src/testing/openClient.ts';
import { listBranchVisits, updateBranchVisitNote } from '../plugins/harbour-branches/src/endpoints.ts';
import extension from '../plugins/harbour-branches/src/mock.ts';

const emulator = createEmulator({
  applications: 400,
  now: Date.parse('2026-03-02T03:00:00Z'),
  extensions: [extension],
});

afterAll(() => emulator.close());

test('a note on a branch visit leaves a record, whose operation has a name', async () => {
  const client = openClient(emulator, 'harbour-note');
  await client.signIn('HARBOUR', 'harbour.admin');
  const { items } = (await client.call(listApplications, { query: { size: 50 } })).data;
  const visits = await Promise.all(
    items.map(({ applyID }) => client.call(listBranchVisits, { query: { applyID } }).then(({ data }) => data)),
  );
  const visitID = visits.flat()[0]?.visitID ?? '';
  await client.call(updateBranchVisitNote, { params: { visitID }, body: { note: 'Bring the card' } });
  const { data } = await client.call(listOperationRecords, { query: { size: 1 } });
  expect(data.items[0]).toMatchObject({ operation: 'branchVisit.note', actor: { userID: 'harbour.admin' } });
  const actions = (await client.call(listSystemActions)).data;
  expect(actions.find(({ action }) => action === 'branchVisit.note')).toMatchObject({
    resource: 'branchVisit',
    kind: 'staff',
    name: { EN: 'Note on branch visit changed', SC: '修改到访备注', TC: '更改到訪備註' },
  });
});
