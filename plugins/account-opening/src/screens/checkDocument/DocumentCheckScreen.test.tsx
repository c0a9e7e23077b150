import {
  type ApplicationSummary,
  applicationStatusCodes,
  listApplicationReferrers,
  listApplicationStatuses,
  listApplications,
  listOpeningFormTemplates,
  listProfiles,
} from '@brokerdesk/plugin-sdk';
import {
  createTestApi,
  createInMemoryJobs,
  type RenderScreenOptions,
  renderScreen,
  type TestCall,
} from '@brokerdesk/plugin-sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { listViewers } from '../../endpoints.ts';
import { workStatuses } from '../../model/workQueues.ts';
import plugin from '../../plugin.ts';
import { sampleApplication } from '../applicationDetail/sampleApplication.ts';
import DocumentCheckScreen from './DocumentCheckScreen.tsx';

const applications: readonly ApplicationSummary[] = [
  { ...sampleApplication, applyID: 'A1', status: 'CHK' },
  { ...sampleApplication, applyID: 'A2', status: 'CCS' },
  { ...sampleApplication, applyID: 'A3', status: 'CCS', profileID: 'P2' },
  { ...sampleApplication, applyID: 'A4', status: 'SOF' },
];
let calls: TestCall[] = [];

describe('DocumentCheckScreen', () => {
  // It comes late, and how late is not what is tested here.
  beforeAll(() => import('./StepDialog.tsx'));
  afterEach(() => {
    cleanup();
    calls = [];
  });

  it('holds what is between verification and archive, by the step that it waits for', async () => {
    const { params } = await show();
    await screen.findByRole('row', { name: /A1/ });
    const asked = calls.find(({ endpoint }) => endpoint === listApplications);
    expect(asked?.query).toMatchObject({ status: workStatuses, sort: 'statusDate' });
    fireEvent.click(await screen.findByRole('button', { name: 'To sign 110' }));
    await waitFor(() => expect(params()).toEqual({ status: 'OFC' }));
    expect(screen.queryByRole('checkbox', { name: 'Rejected', hidden: true })).toBeNull();
  });

  it('opens the screen of the next step', async () => {
    const { opened } = await show();
    for (const id of ['A1', 'A2', 'A4']) fireEvent.click(await screen.findByRole('link', { name: id }));
    expect(opened.map(({ child }) => child)).toEqual(['ca_certify', 'create_file', 'ca_sign']);
  });

  it('generates forms from one template only, which is asked for', async () => {
    const { start } = await showWithJobs();
    await select('A2', 'A3');
    await screen.findByRole('button', { name: 'Generate form' }, { timeout: 5_000 });
    const button = () => screen.getByRole('button', { name: 'Generate form' });
    await waitFor(() =>
      expect(button().title).toBe('Their templates differ: select applications of one template at a time.'),
    );
    await select('A3');
    await waitFor(() => expect(button().title).toBe(''));
    fireEvent.click(button());
    expect(await screen.findByRole('option', { name: 'hk_individual.pdf (5 pages, 2 KB)' })).toBeTruthy();
    const dialog = screen.getByRole('dialog', { name: 'Generate 1 opening form' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Generate 1 opening form' }));
    await waitFor(() => expect(start).toHaveBeenCalledTimes(1));
    expect(start.mock.calls[0]?.[1]).toMatchObject({
      kind: 'generate-forms',
      items: [{ id: 'A2', input: { version: 2, language: 'en', templateID: 'T1' } }],
    });
  });

  it('asks for a typed consent before certification and signature are skipped', async () => {
    const { start } = await showWithJobs();
    await select('A1', 'A4');
    fireEvent.click(await screen.findByRole('button', { name: 'Import' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Import 2 applications' });
    expect(dialog.textContent).toContain('1 application has been neither certified nor signed.');
    const button = within(dialog).getByRole('button', { name: 'Import 2 applications' });
    fireEvent.click(button);
    fireEvent.change(within(dialog).getByRole('textbox', { name: 'Consent' }), { target: { value: 'Skip' } });
    expect(start).not.toHaveBeenCalled();
    fireEvent.click(button);
    await waitFor(() => expect(start).toHaveBeenCalledTimes(1));
    expect(start.mock.calls[0]?.[1].items.map(({ id, input }) => [id, input])).toEqual([
      ['A1', { version: 2, language: 'en', skipsChecks: true }],
      ['A4', { version: 2, language: 'en', skipsChecks: false }],
    ]);
  });

  it('says which function is missing to somebody who may not read applications', async () => {
    await show({ permissions: ['RAO_CHECK_DOCUMENT'] });
    expect(screen.getByText(/needs the function "Client Management"/)).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('reads in both Chinese scripts', async () => {
    await show({ language: 'zh-Hans' });
    expect(await screen.findByRole('button', { name: '待生成表格 70' })).toBeTruthy();
    cleanup();
    await show({ language: 'zh-Hant' });
    expect(await screen.findByRole('button', { name: '待製作表格 70' })).toBeTruthy();
  });
});

async function showWithJobs() {
  const jobs = createInMemoryJobs();
  const start = vi.spyOn(jobs, 'start');
  await show({ jobs });
  return { start };
}

function show(options: Partial<RenderScreenOptions> = {}) {
  return renderScreen(<DocumentCheckScreen />, { plugin, api: createTestApi(respond), ...options });
}

async function select(...ids: readonly string[]) {
  for (const id of ids) fireEvent.click(await screen.findByRole('checkbox', { name: id }));
}

function respond(call: TestCall) {
  const { endpoint, query } = call;
  calls.push(call);
  if (endpoint === listApplicationStatuses) {
    // 10 in the first status, 20 in the second, and so on.
    return {
      total: 1530,
      statuses: applicationStatusCodes.map((status, place) => ({ status, count: 10 * (place + 1) })),
    };
  }
  if (endpoint === listProfiles) return { items: [], page: 1, size: 500, total: 0 };
  if (endpoint === listApplicationReferrers || endpoint === listViewers) return [];
  if (endpoint === listOpeningFormTemplates) {
    return [{ templateID: 'T1', fileName: 'hk_individual.pdf', pageCount: 5, size: 2048 }];
  }
  return { items: applications, page: query['page'], size: query['size'], total: applications.length };
}
