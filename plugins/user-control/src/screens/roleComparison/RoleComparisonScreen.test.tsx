import { openEmulator, type TestSession } from '@brokerdesk/mock-server/testing';
import { renderScreen } from '@brokerdesk/plugin-sdk/testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import plugin from '../../plugin.ts';
import RoleComparisonScreen from './RoleComparisonScreen.tsx';

const emulator = openEmulator({ applications: 0 });
let session: TestSession;

describe('RoleComparisonScreen', () => {
  beforeEach(async () => {
    const sandbox = await emulator.openSandbox({ now: '2026-11-04T02:00:00Z', frozen: true });
    session = await sandbox.signIn();
  });
  afterEach(cleanup);
  afterAll(() => emulator.close());

  it('shows the functions and members of two roles side by side', async () => {
    await show({ left: 'DEMO-REVIEWER', right: 'DEMO-DOCUMENTS' });
    expect(await screen.findByText('Only Reviewer: 4. Only Document officer: 3')).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Differences only' }));
    const cells = screen.getAllByRole('treeitem').flatMap((row) => [...row.querySelectorAll('.bdk-tree-cell')]);
    expect(cells.map((cell) => cell.textContent).filter((cell) => cell?.includes('not granted'))).toHaveLength(7);
    const both = screen.getByRole('row', { name: /mf\.chow/ });
    expect(both.textContent).toContain('✓has this role✓has this role');
  });

  it('keeps both roles in the address, and asks for the one that is missing', async () => {
    const { params } = await show({ left: 'DEMO-REVIEWER' });
    expect(await screen.findByText('Choose two roles')).toBeTruthy();
    await screen.findAllByRole('option', { name: 'Read only' });
    fireEvent.change(screen.getByRole('combobox', { name: 'Second role' }), { target: { value: 'DEMO-READER' } });
    await waitFor(() => expect(params()).toEqual({ left: 'DEMO-REVIEWER', right: 'DEMO-READER' }));
    fireEvent.click(screen.getByRole('button', { name: 'Swap' }));
    await waitFor(() => expect(params()).toEqual({ left: 'DEMO-READER', right: 'DEMO-REVIEWER' }));
    expect(await screen.findByText('Only Read only: 0. Only Reviewer: 5')).toBeTruthy();
  });

  it('keeps what is chosen while the address does not have it yet', async () => {
    const { params } = await show({ left: 'DEMO-REVIEWER' });
    await screen.findAllByRole('option', { name: 'Read only' });
    const second = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Second role' });
    // Two presses of an arrow key.
    fireEvent.change(second, { target: { value: 'DEMO-ALL' } });
    expect(second.value).toBe('DEMO-ALL');
    fireEvent.change(second, { target: { value: 'DEMO-READER' } });
    expect(second.value).toBe('DEMO-READER');
    await waitFor(() => expect(params()).toEqual({ left: 'DEMO-REVIEWER', right: 'DEMO-READER' }));
    expect(second.value).toBe('DEMO-READER');
  });
});

function show(params: Readonly<Record<string, string>>) {
  return renderScreen(<RoleComparisonScreen />, { plugin, session, params });
}
