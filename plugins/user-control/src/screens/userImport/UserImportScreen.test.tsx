import { openEmulator, type TestSession } from '@brokerdesk/mock-server/testing';
import { createInMemoryJobs, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import plugin from '../../plugin.ts';
import UserImportScreen from './UserImportScreen.tsx';

const emulator = openEmulator({ applications: 0 });
let session: TestSession;

beforeEach(async () => {
  session = await (await emulator.openSandbox()).signIn();
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});
afterAll(() => emulator.close());

const titles = 'Login name,Name,Type,Email,Mobile,Language,Roles,Contact groups';
const mei = 'mei.chan,CHAN Mei,Operator,mei@demo-securities.example,+852 0123 4567,English,唯讀,';

it('starts a job for the users of a file, with the roles that it names', async () => {
  const jobs = createInMemoryJobs();
  const start = vi.spyOn(jobs, 'start');
  await renderScreen(<UserImportScreen />, { plugin, session, jobs });
  await choose(`${titles}\n${mei}\n`);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Import 1 row' })));
  const input = expect.objectContaining({ roleIDs: ['DEMO-READER'], language: 'en_US' }) as object;
  const item = expect.objectContaining({ id: 'mei.chan', label: 'mei.chan CHAN Mei', input }) as object;
  expect(start).toHaveBeenCalledExactlyOnceWith(
    'user-control',
    expect.objectContaining({ kind: 'import-users', items: [item] }),
  );
});

it('names a login name that a deleted user had, and starts nothing', async () => {
  const jobs = createInMemoryJobs();
  const start = vi.spyOn(jobs, 'start');
  await renderScreen(<UserImportScreen />, { plugin, session, jobs });
  await choose(`${titles}\n${mei.replace('mei.chan', 'jk.ma')}\n`);
  expect((await screen.findAllByText(/This login name is or was in use/)).length).toBeGreaterThan(0);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Import 1 row' })));
  expect(start).not.toHaveBeenCalled();
});

async function choose(content: string) {
  const input = await screen.findByLabelText('Users to import', { selector: 'input' });
  const file = new File([content], 'users.csv');
  // The simulated page has files without this method.
  file.arrayBuffer = async () => new TextEncoder().encode(content).buffer;
  await act(async () => fireEvent.change(input, { target: { files: [file] } }));
}
