import type { Job } from '@brokerdesk/plugin-sdk';
import { type ApplicationDetail, certifyApplication, changeApplicationStatuses } from '@brokerdesk/plugin-sdk/api';
import { createInMemoryJobs, type RenderScreenOptions, renderScreen } from '@brokerdesk/plugin-testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import plugin from '../../plugin.ts';
import { colleagueName, openBackend, ownName, polyfillObjectUrls, type TestBackend } from '../../testBackendFixture.ts';
import ProcessScreen from './ProcessScreen.tsx';

let backend: TestBackend;
let application: ApplicationDetail;

describe('the screen of the next step', () => {
  beforeAll(() => import('../../steps/StepDialog.tsx'));
  beforeEach(async () => {
    polyfillObjectUrls();
    backend = await openBackend();
    application = await backend.find('CHK');
  });
  afterEach(cleanup);

  it('shows each step with its state, and why the last attempt failed', async () => {
    await failCertification();
    await show();
    const list = await screen.findByRole('list', { name: 'Steps of the application' });
    await waitFor(() => expect(list.textContent).toContain(ownName));
    const [, certify] = within(list).getAllByRole('listitem');
    const error = application.certificationError?.EN;
    expect(certify?.textContent).toBe(`CertifyFailed · 04 Nov 2026, 10:00 · ${ownName}${error}`);
  });

  it('offers the returned actions that this screen supports, and hands one to the tray', async () => {
    await failCertification();
    const jobs = createInMemoryJobs();
    const start = vi.spyOn(jobs, 'start');
    await show({ jobs });
    const bar = await screen.findByRole('group', { name: 'Next step' });
    fireEvent.click(await within(bar).findByRole('button', { name: 'Certify' }));
    expect(
      within(bar)
        .getAllByRole('button')
        .map(({ textContent }) => textContent),
    ).toEqual(['Download data', 'Certify']);
    const dialog = await screen.findByRole('alertdialog', { name: 'Certify 1 application' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Certify 1 application' }));
    await waitFor(() => expect(start).toHaveBeenCalledTimes(1));
    expect(start.mock.calls[0]?.[1]).toMatchObject({
      kind: 'certify-applications',
      items: [{ id: application.applyID, input: { version: application.version, language: 'en' } }],
    });
  });

  it('confirms a form immediately, with the version that the user saw', async () => {
    application = await backend.putIntoStatus(application.applyID, 'GOF');
    const { api } = await show();
    await confirmForm();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    const { applyID, version } = application;
    expect(api.writes().map(({ endpoint, body }) => [endpoint, body])).toEqual([
      [changeApplicationStatuses, { action: 'confirmForm', applications: [{ applyID, version }] }],
    ]);
    expect((await backend.read(applyID)).status).toBe('OFC');
  });

  it('shows what another user has changed since', async () => {
    application = await backend.putIntoStatus(application.applyID, 'GOF');
    await show();
    await screen.findByRole('button', { name: 'Confirm A/C opening form' });
    const { applyID, version } = application;
    const reject = { action: 'reject' as const, applications: [{ applyID, version }] };
    await backend.colleague.call(changeApplicationStatuses, { body: reject });
    const dialog = await confirmForm();
    const panel = await within(dialog).findByRole('alert', { name: new RegExp(`^${colleagueName} changed this on`) });
    expect(within(panel).getByRole('row', { name: /Status/ }).textContent).toBe('StatusForm generatedRejected');
  });

  it('opens every next step with the same key, but no action that ends the application', async () => {
    await show();
    await screen.findByRole('button', { name: 'Certify' });
    fireEvent.keyDown(document.body, { key: 'v' });
    await screen.findByRole('alertdialog', { name: 'Certify 1 application' });
    cleanup();
    application = await backend.find('IBO');
    await show();
    await screen.findByRole('button', { name: 'Archive' });
    fireEvent.keyDown(document.body, { key: 'v' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Next step' }));
  });

  it('checks the outcome after a lost response before the step can be retried', async () => {
    const checkUnknown = vi.fn<(jobId: string) => void>();
    const unknown = [createJob('unknown')];
    const jobs = { ...createInMemoryJobs(), list: () => unknown, checkUnknown };
    await show({ jobs });
    fireEvent.click(await screen.findByRole('button', { name: 'Check status' }));
    expect(checkUnknown).toHaveBeenCalledExactlyOnceWith('J1');
    const certify = await screen.findByRole('button', { name: 'Certify' });
    expect(certify.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(certify);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows a step as running as soon as the tray has started it', async () => {
    const running = [createJob('running')];
    await show({ jobs: { ...createInMemoryJobs(), list: () => running } });
    const list = await screen.findByRole('list', { name: 'Steps of the application' });
    const [, certify] = within(list).getAllByRole('listitem');
    expect(certify?.textContent).toBe('CertifyRunning');
  });

  it('shows where a running step continues, and does not start another one', async () => {
    const { applyID, version } = application;
    const certification = backend.api.call(certifyApplication, { body: { applyID, version } });
    await waitFor(async () => expect((await backend.read(applyID)).work?.action).toBe('certify'));
    await show();
    await screen.findByText(/continues under “Jobs”/);
    expect((await screen.findByRole('button', { name: 'Certify' })).getAttribute('aria-disabled')).toBe('true');
    await backend.control.changeClock({ advanceSec: 60 });
    await certification;
  });
});

async function failCertification() {
  const { applyID, version } = application;
  await backend.control.changeClock({ instantWork: true });
  await backend.control.putRow('certificationFailures', applyID, { times: 1 });
  await backend.api.call(certifyApplication, { body: { applyID, version } });
  application = await backend.read(applyID);
}

async function confirmForm() {
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm A/C opening form' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Confirm 1 A/C opening form' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Confirm 1 A/C opening form' }));
  return dialog;
}

function createJob(state: 'unknown' | 'running'): Job {
  const time = '2026-11-03T02:00:00Z';
  return {
    id: 'J1',
    pluginId: 'account-opening',
    kind: 'certify-applications',
    title: 'Certify 1 application',
    details: undefined,
    startedAt: time,
    endedAt: state === 'running' ? undefined : time,
    isSeen: true,
    items: [{ id: application.applyID, label: 'A', state }],
  };
}

function show(options: Partial<RenderScreenOptions> = {}) {
  const { session } = backend;
  return renderScreen(<ProcessScreen />, { plugin, session, params: { id: application.applyID }, ...options });
}
