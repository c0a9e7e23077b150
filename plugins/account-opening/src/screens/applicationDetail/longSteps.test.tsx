import {
  type ApplicationDetail,
  getApplication,
  type Job,
  listNextActions,
  listOpeningForms,
} from '@brokerdesk/plugin-sdk';
import {
  createTestApi,
  createInMemoryJobs,
  type RenderScreenOptions,
  renderScreen,
  type TestCall,
} from '@brokerdesk/plugin-sdk/testing';
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveApplication, viewApplication } from '../../endpoints.ts';
import plugin from '../../plugin.ts';
import ApplicationDetailScreen from './ApplicationDetailScreen.tsx';
import { sampleApplication } from './sampleApplication.ts';

let stored: ApplicationDetail;
let actions: readonly string[];
let writes: TestCall[];

configure({ asyncUtilTimeout: 5000 });
// Parts that come late are here already, so that a busy machine is no reason for a failure.
beforeAll(() => import('../checkDocument/StepDialog.tsx'));
beforeEach(() => {
  URL.createObjectURL = () => 'blob:test/1';
  URL.revokeObjectURL = () => undefined;
  stored = sampleApplication;
  actions = ['verify'];
  writes = [];
});
afterEach(cleanup);

describe('a step that takes its time', () => {
  it('is asked about by the key that verifies, where it leads on', async () => {
    stored = { ...sampleApplication, status: 'CHK' };
    actions = ['reinput', 'certify', 'importToBackOffice'];
    await show();
    await screen.findByRole('button', { name: 'CA certification' });
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'What can be done' }));
    fireEvent.keyDown(document.body, { key: 'v' });
    expect(await screen.findByRole('alertdialog', { name: 'Certify 1 application' })).toBeTruthy();
  });

  it('is asked about and handed over to the tray, with the version that was seen', async () => {
    stored = { ...sampleApplication, status: 'CHK' };
    actions = ['reinput', 'certify', 'importToBackOffice', 'returnToUnchecked', 'download'];
    const { jobs, start } = createJobsSpy();
    await show({ jobs });
    fireEvent.click(await screen.findByRole('button', { name: 'CA certification' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Certify 1 application' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Certify 1 application' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(start.mock.calls.map(([, wish]) => wish)).toMatchObject([
      { kind: 'certify-applications', items: [{ id: stored.applyID, input: { version: 2 } }] },
    ]);
  });

  it('asks for consent where certification and signature are skipped', async () => {
    stored = { ...sampleApplication, status: 'CHK' };
    actions = ['importToBackOffice'];
    const { jobs, start } = createJobsSpy();
    await show({ jobs });
    fireEvent.click(await screen.findByRole('button', { name: 'Import without certification' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Import 1 application' });
    const agree = within(dialog).getByRole('button', { name: 'Import 1 application' });
    fireEvent.click(agree);
    expect(start).not.toHaveBeenCalled();
    fireEvent.change(within(dialog).getByRole('textbox', { name: 'Consent' }), { target: { value: 'skip' } });
    fireEvent.click(agree);
    await waitFor(() => expect(start).toHaveBeenCalledOnce());
    expect(start.mock.calls[0]?.[1]).toMatchObject({ items: [{ input: { version: 2, skipsChecks: true } }] });
  });

  it('lets nothing else begin while the tray has it, or nobody knows what has become of it', async () => {
    const checkUnknown = vi.fn<(jobId: string) => void>();
    const jobs = { ...createInMemoryJobs(), list: () => unknownJobs, checkUnknown };
    await show({ jobs });
    const verify = await screen.findByRole('button', { name: 'Verify application' });
    expect(verify.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(verify);
    expect(writes).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Check status' }));
    expect(checkUnknown).toHaveBeenCalledExactlyOnceWith('J1');
  });

  it('is not asked about where the data are only taken along', async () => {
    actions = ['download'];
    const { jobs, start } = createJobsSpy();
    await show({ jobs });
    fireEvent.click(await screen.findByRole('button', { name: 'Download data' }));
    expect(start.mock.calls[0]?.[1]).toMatchObject({
      kind: 'download-archives',
      items: [{ input: { applyIDs: [stored.applyID], fileName: `${stored.applyID}.zip` } }],
    });
  });
});

function createJobsSpy() {
  const jobs = createInMemoryJobs();
  return { jobs, start: vi.spyOn(jobs, 'start') };
}

const unknownJobs: readonly Job[] = [
  {
    id: 'J1',
    pluginId: 'account-opening',
    kind: 'certify-applications',
    title: 'Certify 1 application',
    details: undefined,
    startedAt: '2026-11-03T02:00:00Z',
    endedAt: '2026-11-03T02:00:00Z',
    isSeen: true,
    items: [{ id: sampleApplication.applyID, label: 'A', state: 'unknown' }],
  },
];

function show(options: Partial<RenderScreenOptions> = {}) {
  const params = { id: stored.applyID };
  return renderScreen(<ApplicationDetailScreen />, { plugin, api: createTestApi(respond), params, ...options });
}

function respond(call: TestCall): unknown {
  const { endpoint, query } = call;
  if (endpoint === getApplication) return stored;
  if (endpoint === listNextActions) return { status: query['status'], actions };
  if (endpoint === viewApplication) return { leaseSec: 90, others: [] };
  if (endpoint === leaveApplication) return null;
  if (endpoint === listOpeningForms) return [];
  if (endpoint.responseKind === 'blob') return new Blob(['picture'], { type: 'image/png' });
  writes.push(call);
  return {};
}
