import { openEmulator, type TestSession } from '@brokerdesk/mock-server/testing';
import { getRole } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import plugin from '../../plugin.ts';
import RoleComparisonScreen from './RoleComparisonScreen.tsx';

const emulator = openEmulator({ applications: 0 });
let session: TestSession;

describe('RoleComparisonScreen', () => {
  beforeEach(async () => {
    const sandbox = await emulator.openSandbox({ now: '2026-11-04T02:00:00Z', frozen: true });
    session = await sandbox.signIn();
  });
  afterEach(() => {
    cleanup();
    vi.restoreAllMocks();
  });
  afterAll(() => emulator.close());

  it('shows the functions of several roles as a spreadsheet, and by a switch as a native table', async () => {
    await show({ roles: 'DEMO-REVIEWER,DEMO-DOCUMENTS,DEMO-READER' });
    const choice = await screen.findByRole<HTMLInputElement>('switch', { name: 'Plain table' });
    expect(choice.checked).toBe(false);
    expect(screen.queryByRole('table', { name: 'Functions' })).toBeNull();
    const table = await functionTable();
    expect(linesOf(table)[0]).toBe('Function | Reviewer | Document officer | Read only');
    const api = createSessionApi(session);
    const reader = await api.call(getRole, { params: { roleID: 'DEMO-READER' } });
    const granted = linesOf(table).filter((line) => line.endsWith('✓Granted'));
    expect(granted).toHaveLength(reader.functionCount);
    screen.getByText(/^\d+ of \d+ functions differ\.$/);
    expect(screen.getByRole('row', { name: /mf\.chow/ }).textContent).toContain('✓has this role✓has this role');
  });

  it('shows only what differs and what leads to it, and keeps that in the address', async () => {
    const { params } = await show({ roles: 'DEMO-REVIEWER,DEMO-DOCUMENTS' });
    const all = linesOf(await functionTable());
    fireEvent.click(screen.getByRole('checkbox', { name: 'Differences only' }));
    await waitFor(() => expect(params()).toEqual({ roles: 'DEMO-REVIEWER,DEMO-DOCUMENTS', show: 'differences' }));
    const kept = linesOf(await functionTable());
    expect(kept.length).toBeLessThan(all.length);
    const differs = (line: string) => line.includes('✓Granted') && line.includes('–Not granted');
    expect(kept.filter(differs)).toEqual(all.filter(differs));
    expect(kept.filter(differs)).toHaveLength(7);
  });

  it('exports what is shown as csv', async () => {
    const files: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file as Blob)}`);
    await show({ roles: 'DEMO-REVIEWER,DEMO-READER', show: 'differences' });
    const shown = linesOf(await functionTable());
    fireEvent.click(screen.getByRole('button', { name: 'Export as CSV' }));
    const lines = (await files[0]!.text()).replace('\ufeff', '').trim().split('\r\n');
    expect(lines).toHaveLength(shown.length);
    expect(lines[0]).toBe('Function,Function code,Reviewer,Read only');
    expect(lines.find((line) => line.includes(',RAO_CM_VERIFY,'))).toBe(
      'Verify application,RAO_CM_VERIFY,Granted,Not granted',
    );
  });

  it('keeps the chosen roles in the address, and asks for a second one', async () => {
    const { params } = await show({ roles: 'DEMO-REVIEWER' });
    await screen.findByText('Choose two or more roles');
    await screen.findAllByRole('option', { name: 'Read only' });
    const list = screen.getByRole('combobox', { name: 'Choose a role' });
    expect(within(list).queryByRole('option', { name: 'Reviewer' })).toBeNull();
    // The arrow keys pass other roles, which are not added.
    fireEvent.change(list, { target: { value: 'DEMO-USERS' } });
    fireEvent.change(list, { target: { value: 'DEMO-READER' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add a role' }));
    await waitFor(() => expect(params()).toEqual({ roles: 'DEMO-REVIEWER,DEMO-READER' }));
    await functionTable();
    fireEvent.click(screen.getByRole('button', { name: 'Remove Reviewer' }));
    await waitFor(() => expect(params()).toEqual({ roles: 'DEMO-READER' }));
  });

  it('says that a role could not be loaded, and offers to try again', async () => {
    await show({ roles: 'DEMO-REVIEWER,no-such-role' });
    await screen.findByText('The chosen roles could not be loaded');
    screen.getByRole('button', { name: /again/i });
  });
});

function show(params: Readonly<Record<string, string>>) {
  return renderScreen(<RoleComparisonScreen />, { plugin, session, params });
}

/** Chooses the native table, unless it is shown already. */
async function functionTable(): Promise<HTMLElement> {
  const choice = await screen.findByRole<HTMLInputElement>('switch', { name: 'Plain table' });
  if (!choice.checked) fireEvent.click(choice);
  return screen.findByRole('table', { name: 'Functions' });
}

function linesOf(table: HTMLElement): readonly string[] {
  return within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '));
}
