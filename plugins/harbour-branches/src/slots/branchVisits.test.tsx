import { openEmulator } from '@brokerdesk/mock-server/testing';
import { getApplication } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, demoUsers, renderScreen } from '@brokerdesk/plugin-testing';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, expect, it } from 'vitest';
import { listBranchVisits } from '../endpoints.ts';
import extension from '../mock.ts';
import plugin from '../plugin.ts';
import BranchVisitsTab from './BranchVisitsTab.tsx';
import NextBranchVisitsCard from './NextBranchVisitsCard.tsx';

// Harbour has a quarter of the applications.
const emulator = openEmulator({ applications: 1000, extensions: [extension] });
afterAll(() => emulator.close());
afterEach(cleanup);

async function openHarbour() {
  const sandbox = await emulator.openSandbox();
  const session = await sandbox.signIn(demoUsers.harbourAdministrator);
  const api = createSessionApi(session);
  const [visit] = await api.call(listBranchVisits, { query: {} });
  if (visit === undefined) throw new Error('The demo data of Harbour have no visit.');
  return { session, api, visit };
}

it('lists the next visits with the names of the applicants', async () => {
  const { session, visit } = await openHarbour();
  await renderScreen(<NextBranchVisitsCard />, { plugin, session });
  await screen.findByRole('columnheader', { name: 'Applicant' });
  expect(screen.getAllByRole('cell', { name: visit.applicantName }).length).toBeGreaterThan(0);
});

it('saves the note for the counter', async () => {
  const { session, api, visit } = await openHarbour();
  const application = await api.call(getApplication, { params: { id: visit.applyID } });
  await renderScreen(<BranchVisitsTab application={application} />, { plugin, session });
  fireEvent.change(await screen.findByLabelText('Note for the counter'), { target: { value: 'Bring the original.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
  await expect
    .poll(async () => (await api.call(listBranchVisits, { query: { applyID: visit.applyID } }))[0]?.note, {
      timeout: 60_000,
    })
    .toBe('Bring the original.');
});
