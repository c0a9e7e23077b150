import { type ApplicationDetail, listApplications, listApplicationStatuses } from '@brokerdesk/plugin-sdk/api';
import {
  createInMemoryJobs,
  createInMemoryPreferences,
  type RenderScreenOptions,
  renderScreen,
} from '@brokerdesk/plugin-testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStatuses } from '../../model/workQueues.ts';
import plugin from '../../plugin.ts';
import { openBackend, type TestBackend } from '../../testBackendFixture.ts';
import DocumentCheckScreen from './DocumentCheckScreen.tsx';

let backend: TestBackend;
let verified: ApplicationDetail;
let certified: ApplicationDetail;
let signed: ApplicationDetail;

describe('DocumentCheckScreen', () => {
  // Loaded ahead, as its delay is not what is tested here.
  beforeAll(() => import('../../steps/StepDialog.tsx'));
  beforeEach(async () => {
    backend = await openBackend();
    verified = await backend.find('CHK');
    certified = await backend.find('CCS');
    signed = await backend.find('SOF');
  });
  afterEach(cleanup);

  it('opens with what can be done now, the longest waiting first', async () => {
    const { params, api } = await show();
    await screen.findByRole('row', { name: new RegExp(signed.applyID) });
    const list = api.calls.find(({ endpoint }) => endpoint === listApplications);
    expect(list?.query).toMatchObject({ status: openStatuses.join(','), sort: 'statusDate' });
    fireEvent.click(await screen.findByRole('button', { name: `To sign ${await count('OFC')}` }));
    await waitFor(() => expect(params()).toEqual({ status: 'OFC' }));
    expect(screen.queryByRole('checkbox', { name: 'Rejected', hidden: true })).toBeNull();
  });

  it('starts with the queue that the user chose last', async () => {
    const preferences = createInMemoryPreferences();
    await show({ preferences });
    fireEvent.click(await screen.findByRole('button', { name: `Imported ${await count('IBO')}` }));
    cleanup();
    const { api, params } = await show({ preferences });
    await waitFor(() => expect(params()).toEqual({ status: 'IBO' }));
    const statuses = api.calls.flatMap(({ endpoint, query }) => (endpoint === listApplications ? [query] : []));
    expect(new Set(statuses.map((query) => (query as { status: string }).status))).toEqual(new Set(['IBO']));
    cleanup();
    expect((await show({ preferences, params: { status: 'CHK' } })).params()).toEqual({ status: 'CHK' });
  });

  it('opens the screen of the next step', async () => {
    const { opened } = await show({ params: { status: 'CHK,CCS,SOF' } });
    for (const { applyID } of [verified, certified, signed]) {
      fireEvent.click(await screen.findByRole('link', { name: applyID }));
    }
    await waitFor(() => expect(opened.map(({ child }) => child)).toEqual(['ca_certify', 'create_file', 'ca_sign']));
  });

  it('generates forms from a single template, which the user chooses', async () => {
    const imported = await backend.find('IBO', ({ profileID }) => profileID !== certified.profileID);
    const other = await backend.putIntoStatus(imported.applyID, 'CCS');
    const { start } = await showWithJobs('CCS');
    await select(certified, other);
    await screen.findByRole('button', { name: 'Generate A/C opening form' });
    const button = () => screen.getByRole('button', { name: 'Generate A/C opening form' });
    await waitFor(() =>
      expect(button().title).toBe('Their templates differ: select applications of one template at a time.'),
    );
    await select(other);
    await waitFor(() => expect(button().title).toBe(''));
    fireEvent.click(button());
    // By its text: a search by role takes seconds on a page this large.
    const option = await screen.findByText<HTMLOptionElement>(/^individual-account_2026\.pdf \(2 pages, [\d.]+ KB\)$/, {
      selector: 'option',
    });
    const dialog = screen.getByRole('dialog', { name: 'Generate 1 A/C opening form' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Generate 1 A/C opening form' }));
    await waitFor(() => expect(start).toHaveBeenCalledTimes(1));
    const { applyID, version } = certified;
    expect(start.mock.calls[0]?.[1]).toMatchObject({
      kind: 'generate-forms',
      items: [{ id: applyID, input: { version, language: 'en', templateID: option.value } }],
    });
  });

  it('requires typed consent before certification and signature are skipped', async () => {
    const { start } = await showWithJobs('CHK,SOF');
    await select(verified, signed);
    fireEvent.click(await screen.findByRole('button', { name: 'Import to back office' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Import 2 applications to back office' });
    expect(dialog.textContent).toContain('1 application has been neither certified nor signed.');
    const button = within(dialog).getByRole('button', { name: 'Import 2 applications to back office' });
    fireEvent.click(button);
    fireEvent.change(within(dialog).getByRole('textbox', { name: 'Consent' }), { target: { value: 'Skip' } });
    expect(start).not.toHaveBeenCalled();
    fireEvent.click(button);
    await waitFor(() => expect(start).toHaveBeenCalledTimes(1));
    expect(new Map(start.mock.calls[0]?.[1].items.map(({ id, input }) => [id, input]))).toEqual(
      new Map([
        [verified.applyID, { version: verified.version, language: 'en', skipsChecks: true }],
        [signed.applyID, { version: signed.version, language: 'en', skipsChecks: false }],
      ]),
    );
  });

  it('shows its applications to a user who has no other function', async () => {
    await show({ session: await backend.limitTo('RAO_CHECK_DOCUMENT') });
    await screen.findByRole('row', { name: new RegExp(signed.applyID) });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is translated into both Chinese scripts', async () => {
    const total = await count('CCS');
    await show({ language: 'zh-Hans' });
    await screen.findByRole('button', { name: `待生成表格 ${total}` });
    cleanup();
    await show({ language: 'zh-Hant' });
    await screen.findByRole('button', { name: `待製作表格 ${total}` });
  });
});

async function showWithJobs(status: string) {
  const jobs = createInMemoryJobs();
  const start = vi.spyOn(jobs, 'start');
  await show({ jobs, params: { status } });
  return { start };
}

function show(options: Partial<RenderScreenOptions> = {}) {
  return renderScreen(<DocumentCheckScreen />, { plugin, session: backend.session, ...options });
}

async function select(...applications: readonly ApplicationDetail[]) {
  for (const { applyID } of applications) fireEvent.click(await screen.findByRole('checkbox', { name: applyID }));
}

async function count(wanted: ApplicationDetail['status']): Promise<number | undefined> {
  const { statuses } = await backend.api.call(listApplicationStatuses, {});
  return statuses.find(({ status }) => status === wanted)?.count;
}
