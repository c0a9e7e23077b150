import type { ApplicationSummary } from '@brokerdesk/plugin-sdk/api';
import { createInMemoryJobs, type RenderScreenOptions, renderScreen } from '@brokerdesk/plugin-testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicantName } from '../../../model/applicantName.ts';
import plugin from '../../../plugin.ts';
import { openBackend, type TestBackend } from '../../../testBackendFixture.ts';
import ApplicationListScreen from '../ApplicationListScreen.tsx';

let backend: TestBackend;
let submitted: ApplicationSummary;
let rejected: ApplicationSummary;

describe('the actions for the selected applications', () => {
  // Loaded ahead, as its delay is not what is tested here.
  beforeAll(() => import('./BulkDialog.tsx'));
  beforeEach(async () => {
    backend = await openBackend();
    submitted = await backend.find('SUB', ({ region }) => region === 'HK');
    rejected = await backend.find('REJ');
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });

  it('are those that the contract allows, and the others show why they are not possible', async () => {
    await show({ params: { status: 'SUB,REJ' } });
    await select(submitted, rejected);
    const bar = await screen.findByRole('group', { name: 'Selected rows' });
    const buttons = within(bar).getAllByRole('button');
    expect(
      buttons.filter((button) => button.hasAttribute('title')).map(({ textContent, title }) => [textContent, title]),
    ).toEqual([
      ['Verify', 'Not possible for: Rejected (1).'],
      ['Return to unchecked', 'Not possible for: Submitted (1), Rejected (1).'],
      ['Request reinput', 'Not possible for: Rejected (1).'],
      ['Archive', 'Not possible for: Submitted (1).'],
      ['Reject', 'Not possible for: Rejected (1).'],
      ['Delete', 'Not possible for: Submitted (1).'],
    ]);
  });

  it('show no counts for a single application', async () => {
    await show({ params: { status: 'REJ' } });
    await select(rejected);
    const bar = await screen.findByRole('group', { name: 'Selected rows' });
    expect(within(bar).getByRole('button', { name: 'Verify' }).title).toBe('Not possible for: Rejected.');
  });

  it('are only the permitted ones', async () => {
    await show({
      params: { status: 'SUB' },
      session: await backend.limitTo('RAO_CLIENT_MANAMEMENT', 'RAO_CM_VERIFY'),
    });
    await select(submitted);
    const bar = await screen.findByRole('group', { name: 'Selected rows' });
    within(bar).getByRole('button', { name: 'Verify' });
    expect(within(bar).queryByRole('button', { name: 'Reject' })).toBeNull();
    expect(within(bar).queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('are handed to the tray once confirmed, one item per application, and clear the selection', async () => {
    const jobs = createInMemoryJobs();
    const start = vi.spyOn(jobs, 'start');
    const { toasts } = await show({ jobs, params: { status: 'SUB' } });
    await select(submitted);
    fireEvent.click(await screen.findByRole('button', { name: 'Verify' }));
    const { applyID, version } = submitted;
    const label = `${applyID} ${applicantName(submitted)}`;
    const dialog = await screen.findByRole('alertdialog', { name: 'Verify 1 application' });
    expect(dialog.textContent).toContain(label);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Verify 1 application' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(start).toHaveBeenCalledExactlyOnceWith('account-opening', {
      kind: 'change-applications',
      title: { key: 'bulk.verify.title', values: { count: 1 } },
      columns: [{ key: 'column.applyID' }, { key: 'column.name' }, { key: 'column.customAccountNum' }],
      items: [
        {
          id: applyID,
          label,
          cells: [applyID, applicantName(submitted), ''],
          input: { action: 'verify', version, reason: null },
        },
      ],
    });
    expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull();
    expect(toasts.map(({ text }) => text)).toEqual([
      '“Verify 1 application” has started. “Jobs” in the top bar shows the result of each application.',
    ]);
    const row = screen.getByRole('row', { name: new RegExp(applyID) });
    within(row).getByText('being changed');
  });

  it('require a reason before a reinput and send it in the client’s language', async () => {
    const jobs = createInMemoryJobs();
    const start = vi.spyOn(jobs, 'start');
    await show({ jobs, params: { status: 'SUB' } });
    await select(submitted);
    fireEvent.click(await screen.findByRole('button', { name: 'Request reinput' }));
    const dialog = await screen.findByRole('dialog', { name: 'Request reinput of 1 application' });
    const selfie = await within(dialog).findByRole('radio', { name: /selfie is not clear/ });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Request reinput of 1 application' }));
    await within(dialog).findByText('Empty not allowed');
    expect(start).not.toHaveBeenCalled();
    fireEvent.click(selfie);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Request reinput of 1 application' }));
    await waitFor(() => expect(start).toHaveBeenCalledTimes(1));
    expect(start.mock.calls[0]?.[1].items[0]?.input).toEqual({
      action: 'reinput',
      version: submitted.version,
      reason: expect.stringContaining('閣下的自拍照不清晰') as string,
    });
  });
});

function show(options: Partial<RenderScreenOptions> = {}) {
  return renderScreen(<ApplicationListScreen />, { plugin, session: backend.session, ...options });
}

async function select(...applications: readonly ApplicationSummary[]) {
  for (const { applyID } of applications) fireEvent.click(await screen.findByRole('checkbox', { name: applyID }));
}
