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

it('takes titles and types in any language, and asks which column is which where it does not know a title', async () => {
  const jobs = createInMemoryJobs();
  const start = vi.spyOn(jobs, 'start');
  await renderScreen(<UserImportScreen />, { plugin, session, jobs });
  await choose(
    `登入名稱;Full name;類型;邮箱;手提電話\n${'mei.chan;CHAN Mei;操作員;mei@demo-securities.example;+852 0123 4567'}\n`,
  );
  const select = screen.getByRole('combobox', { name: 'Name: column of the file' });
  await act(async () => fireEvent.change(select, { target: { value: '1' } }));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Read the file with these columns' })));
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Import 1 row' })));
  const input = expect.objectContaining({ userName: 'CHAN Mei', type: 'Operator' }) as object;
  const item = expect.objectContaining({ id: 'mei.chan', input }) as object;
  expect(start).toHaveBeenCalledExactlyOnceWith('user-control', expect.objectContaining({ items: [item] }));
});

it('names the row with the same login name as the sheet numbers it', async () => {
  await renderScreen(<UserImportScreen />, { plugin, session, jobs: createInMemoryJobs() });
  await choose(`\n\n${titles}\n${mei}\n\n${mei.replace('mei.chan', 'jun.li')}\n${mei}\n`);
  expect(screen.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(['4', '6', '7']);
  expect(screen.getAllByText(/Row 4 has the same login name/).length).toBeGreaterThan(0);
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
