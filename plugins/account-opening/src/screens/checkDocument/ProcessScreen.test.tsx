import {
  type ApplicationDetail,
  changeApplicationStatuses,
  getApplication,
  type Job,
  listActionHistories,
  listNextActions,
  ApiError,
} from '@brokerdesk/plugin-sdk';
import {
  createTestApi,
  createInMemoryJobs,
  type RenderScreenOptions,
  renderScreen,
  type TestCall,
} from '@brokerdesk/plugin-sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import plugin from '../../plugin.ts';
import { sampleApplication } from '../applicationDetail/sampleApplication.ts';
import CertifyScreen from './CertifyScreen.tsx';

const error = { EN: 'The face differs.', SC: '面容不符。', TC: '容貌不符。' };
let stored: ApplicationDetail;
let actions: readonly string[];
let writes: TestCall[];
/** Answers a write in place of the back end. */
let onNextWrite: (() => never) | undefined;

describe('the screen of the next step', () => {
  beforeAll(() => import('./StepDialog.tsx'));
  beforeEach(() => {
    stored = { ...sampleApplication, status: 'CCF', certificationError: error };
    actions = ['reinput', 'certify', 'download'];
    writes = [];
    onNextWrite = undefined;
  });
  afterEach(cleanup);

  it('shows each step with its state, and why the last try failed', async () => {
    await show();
    const list = await screen.findByRole('list', { name: 'Steps of the application' });
    await waitFor(() => expect(list.textContent).toContain('Lee'));
    const [, certify] = within(list).getAllByRole('listitem');
    expect(certify?.textContent).toBe('CA certificationFailed · 03 Nov 2026, 10:00 · LeeThe face differs.');
  });

  it('offers what the back end names and this screen does, and hands it over to the tray', async () => {
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
      items: [{ id: sampleApplication.applyID, input: { version: 2, language: 'en' } }],
    });
  });

  it('confirms a form at once, with the version that was seen', async () => {
    stored = { ...sampleApplication, status: 'GOF' };
    actions = ['confirmForm'];
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm form' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirm 1 opening form' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Confirm 1 opening form' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(writes.map(({ endpoint, body }) => [endpoint, body])).toEqual([
      [
        changeApplicationStatuses,
        { action: 'confirmForm', applications: [{ applyID: sampleApplication.applyID, version: 2 }] },
      ],
    ]);
  });

  it('shows what somebody else has changed since, and by whom', async () => {
    stored = { ...sampleApplication, status: 'GOF' };
    actions = ['confirmForm'];
    onNextWrite = () => {
      const data = { current: { ...stored, status: 'OFC', version: 3 }, by: 'Lee Ka Yan', at };
      throw new ApiError({ code: 'E0005', message: 'Changed', data, requestId: 'r' });
    };
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Confirm form' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Confirm 1 opening form' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Confirm 1 opening form' }));
    const panel = await within(dialog).findByRole('alert', { name: /^Lee Ka Yan changed this on/ });
    expect(within(panel).getByRole('row', { name: /Status/ }).textContent).toBe('StatusForm generatedTo be signed');
  });

  it('asks by the same key for whatever leads on, but not for what ends it', async () => {
    await show();
    await screen.findByRole('button', { name: 'Certify' });
    fireEvent.keyDown(document.body, { key: 'v' });
    expect(await screen.findByRole('alertdialog', { name: 'Certify 1 application' })).toBeTruthy();
    cleanup();
    stored = { ...sampleApplication, status: 'IBO' };
    actions = ['archive'];
    await show();
    await screen.findByRole('button', { name: 'Archive' });
    fireEvent.keyDown(document.body, { key: 'v' });
    expect(screen.queryByRole('alertdialog')).toBeNull();
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Next step' }));
  });

  it('has a lost answer asked about before the step is tried again', async () => {
    const checkUnknown = vi.fn<(jobId: string) => void>();
    const jobs = { ...createInMemoryJobs(), list: () => unknownJobs, checkUnknown };
    await show({ jobs });
    fireEvent.click(await screen.findByRole('button', { name: 'Check status' }));
    expect(checkUnknown).toHaveBeenCalledExactlyOnceWith('J1');
    const certify = await screen.findByRole('button', { name: 'Certify' });
    expect(certify.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(certify);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('shows a step as running as soon as the tray has begun it', async () => {
    const [job] = unknownJobs;
    const items = [{ id: sampleApplication.applyID, label: 'A', state: 'running' as const }];
    const jobs = { ...createInMemoryJobs(), list: () => running };
    const running = job === undefined ? [] : [{ ...job, endedAt: undefined, items }];
    await show({ jobs });
    const list = await screen.findByRole('list', { name: 'Steps of the application' });
    const [, certify] = within(list).getAllByRole('listitem');
    expect(certify?.textContent).toBe('CA certificationRunning');
  });

  it('says where it goes on, and lets nothing else begin meanwhile', async () => {
    stored = { ...stored, work: { action: 'certify', startTime: at, dueTime: at, by: 'Ho' } };
    await show();
    expect(await screen.findByText(/goes on under “Jobs”/)).toBeTruthy();
    expect((await screen.findByRole('button', { name: 'Certify' })).getAttribute('aria-disabled')).toBe('true');
  });
});

const at = '2026-11-03T02:00:00Z';
const unknownJobs: readonly Job[] = [
  {
    id: 'J1',
    pluginId: 'account-opening',
    kind: 'certify-applications',
    title: 'Certify 1 application',
    details: undefined,
    startedAt: at,
    endedAt: at,
    isSeen: true,
    items: [{ id: sampleApplication.applyID, label: 'A', state: 'unknown' }],
  },
];

function show(options: Partial<RenderScreenOptions> = {}) {
  const params = { id: sampleApplication.applyID };
  return renderScreen(<CertifyScreen />, { plugin, api: createTestApi(respond), params, ...options });
}

function respond(call: TestCall) {
  const { endpoint } = call;
  if (endpoint === getApplication) return stored;
  if (endpoint === listNextActions) return { status: stored.status, actions };
  if (endpoint === listActionHistories) {
    const actor = { kind: 'staff', name: 'Lee' };
    return ['certify', 'verify'].map((action) => ({ historyID: action, action, actor, time: at, reason: null }));
  }
  if (endpoint.method !== 'GET') {
    writes.push(call);
    onNextWrite?.();
    return { changed: 1, refused: 0, results: [] };
  }
  return endpoint.responseKind === 'blob' ? new Blob() : [];
}
