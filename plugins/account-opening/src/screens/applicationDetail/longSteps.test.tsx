import type { Job } from '@brokerdesk/plugin-sdk';
import type { ApplicationDetail } from '@brokerdesk/plugin-sdk/api';
import { createInMemoryJobs, type RenderScreenOptions, renderScreen } from '@brokerdesk/plugin-testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import plugin from '../../plugin.ts';
import { openBackend, polyfillObjectUrls, type TestBackend } from '../../testBackendFixture.ts';
import ApplicationDetailScreen from './ApplicationDetailScreen.tsx';

let backend: TestBackend;
let application: ApplicationDetail;

// Loaded ahead, so that a busy machine does not make the tests time out.
beforeAll(() => import('../../steps/StepDialog.tsx'));
beforeEach(async () => {
  polyfillObjectUrls();
  backend = await openBackend();
  application = await backend.find('CHK');
});
afterEach(cleanup);

describe('a long-running step', () => {
  it('is opened by the same key as a verification, if it is the next step', async () => {
    await show();
    await screen.findByRole('button', { name: 'Certify' });
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Available actions' }));
    fireEvent.keyDown(document.body, { key: 'v' });
    await screen.findByRole('alertdialog', { name: 'Certify 1 application' });
  });

  it('is confirmed and handed to the tray, with the version that the user saw', async () => {
    const { jobs, start } = createJobsSpy();
    await show({ jobs });
    fireEvent.click(await screen.findByRole('button', { name: 'Certify' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Certify 1 application' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Certify 1 application' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const { applyID, version } = application;
    expect(start.mock.calls.map(([, options]) => options)).toMatchObject([
      { kind: 'certify-applications', items: [{ id: applyID, input: { version } }] },
    ]);
  });

  it('requires consent if certification and signature are skipped', async () => {
    const { jobs, start } = createJobsSpy();
    await show({ jobs });
    fireEvent.click(await screen.findByRole('button', { name: 'Import to back office without certification' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Import 1 application to back office' });
    const agree = within(dialog).getByRole('button', { name: 'Import 1 application to back office' });
    fireEvent.click(agree);
    expect(start).not.toHaveBeenCalled();
    fireEvent.change(within(dialog).getByRole('textbox', { name: 'Consent' }), { target: { value: 'skip' } });
    fireEvent.click(agree);
    await waitFor(() => expect(start).toHaveBeenCalledOnce());
    const { version } = application;
    expect(start.mock.calls[0]?.[1]).toMatchObject({ items: [{ input: { version, skipsChecks: true } }] });
  });

  it('blocks all other actions while it is in the tray, or its outcome is unknown', async () => {
    application = await backend.find('SUB');
    const checkUnknown = vi.fn<(jobId: string) => void>();
    const unknown = [createUnknownJob(application.applyID)];
    const jobs = { ...createInMemoryJobs(), list: () => unknown, checkUnknown };
    const { api } = await show({ jobs });
    const verify = await screen.findByRole('button', { name: 'Verify' });
    expect(verify.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(verify);
    expect(api.writes()).toEqual([]);
    fireEvent.click(screen.getByRole('button', { name: 'Check status' }));
    expect(checkUnknown).toHaveBeenCalledExactlyOnceWith('J1');
  });

  it('needs no confirmation if it only downloads data', async () => {
    const { jobs, start } = createJobsSpy();
    await show({ jobs });
    fireEvent.click(await screen.findByRole('button', { name: 'Download data' }));
    const { applyID } = application;
    expect(start.mock.calls[0]?.[1]).toMatchObject({
      kind: 'download-archives',
      items: [{ input: { applyIDs: [applyID], fileName: `${applyID}.zip` } }],
    });
  });
});

function createJobsSpy() {
  const jobs = createInMemoryJobs();
  return { jobs, start: vi.spyOn(jobs, 'start') };
}

function createUnknownJob(applyID: string): Job {
  return {
    id: 'J1',
    pluginId: 'account-opening',
    kind: 'certify-applications',
    title: 'Certify 1 application',
    details: undefined,
    startedAt: '2026-11-03T02:00:00Z',
    endedAt: '2026-11-03T02:00:00Z',
    isSeen: true,
    items: [{ id: applyID, label: 'A', state: 'unknown' }],
  };
}

function show(options: Partial<RenderScreenOptions> = {}) {
  const { session } = backend;
  return renderScreen(<ApplicationDetailScreen />, {
    plugin,
    session,
    params: { id: application.applyID },
    ...options,
  });
}
