import {
  type ApplicationSummary,
  applicationStatusCodes,
  listApplicationReferrers,
  listApplicationStatuses,
  listApplications,
  listProfiles,
} from '@brokerdesk/plugin-sdk';
import {
  createTestApi,
  createInMemoryJobs,
  createApiError,
  type RenderScreenOptions,
  renderScreen,
  type TestCall,
} from '@brokerdesk/plugin-sdk/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { listReasons, listViewers } from '../../endpoints.ts';
import { standardReasons } from '../../model/standardReasons.ts';
import plugin from '../../plugin.ts';
import { sampleApplication } from '../applicationDetail/sampleApplication.ts';
import ApplicationListScreen from './ApplicationListScreen.tsx';

const importing = {
  action: 'importToBackOffice',
  startTime: '2026-11-04T01:59:00Z',
  dueTime: '2026-11-04T02:01:00Z',
  by: 'Lee Ka Yan',
} as const;

const applications: readonly ApplicationSummary[] = [
  sampleApplication,
  { ...sampleApplication, applyID: 'A20261101000002', status: 'PND', deletedInDays: 3, chiName: '', lastName: 'SMITH' },
  { ...sampleApplication, applyID: 'A20261101000003', status: 'REJ', deletedInDays: 40 },
  { ...sampleApplication, applyID: 'A20261101000004', status: 'IPB', work: importing },
  { ...sampleApplication, applyID: 'A20261101000005', status: 'CHK', statusDate: '2026-10-20T02:00:00Z' },
];

describe('ApplicationListScreen', () => {
  // It comes late, and how late is not what is tested here.
  beforeAll(() => import('./bulk/BulkDialog.tsx'));
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: Date.parse('2026-11-04T02:00:00Z') });
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    vi.useRealTimers();
  });

  it('shows what staff decide by in every row', async () => {
    await show();
    const row = await screen.findByRole('row', { name: /A20261101000001/ });
    await screen.findByRole('columnheader', { name: 'Open with' });
    const cells = within(row).getAllByRole('gridcell');
    expect([within(row).getByRole('rowheader'), ...cells].map((cell) => cell.textContent)).toEqual([
      'A20261101000001',
      // The box that selects it.
      '',
      '陳小明 CHAN Siu Ming',
      'Submitted',
      '2 days',
      'HKID Z683365(5)',
      '+852 5550 0101',
      'Hong Kong',
      'Individual account',
      '',
      '01 Nov 2026, 10:00',
      '02 Nov 2026, 10:00',
      '',
      'Ben HO',
      // The button of its menu.
      '',
    ]);
  });

  it('says of what is under way what it is', async () => {
    await show();
    const row = await screen.findByRole('row', { name: /A20261101000004/ });
    expect(within(row).getByText('being imported')).toBeTruthy();
  });

  it('warns in colour and words of applications that are about to be deleted', async () => {
    await show();
    const soon = await screen.findByText('In 3 days');
    expect(soon.closest('.bdk-tag-failed')).not.toBeNull();
    expect(screen.getByText('In 40 days').closest('.bdk-tag')).toBeNull();
  });

  it('warns in colour and words of applications that have waited for staff for a week, and grows older by itself', async () => {
    await show();
    const late = await screen.findByText('15 days, late');
    expect(late.closest('.bdk-tag-waiting')).not.toBeNull();
    expect(screen.getAllByText('2 days')[0]?.closest('.bdk-tag')).toBeNull();
    act(() => void vi.advanceTimersByTime(24 * 3_600_000));
    expect(screen.getByText('16 days, late')).toBeTruthy();
  });

  it('opens the detail of a row', async () => {
    const { opened } = await show();
    fireEvent.click(await screen.findByRole('link', { name: 'A20261101000002' }));
    expect(opened).toEqual([{ code: 'RAO_CLIENT_MANAMEMENT', child: 'detail', params: { id: 'A20261101000002' } }]);
  });

  it('narrows the list to a queue with one click, and says how many are in each', async () => {
    const { params } = await show();
    fireEvent.click(await screen.findByRole('button', { name: 'To check 100' }));
    await waitFor(() => expect(params()).toEqual({ status: 'SUB,RTC,RSB' }));
    expect(screen.getByRole('button', { name: 'To check 100' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: 'All 1,530' })).toBeTruthy();
    expect(screen.getByText('Status: Submitted, Correction in progress, Resubmitted')).toBeTruthy();
  });

  it('counts under the filters of the list, but for the status', async () => {
    const calls: TestCall[] = [];
    const params = { q: 'chan', region: 'HK', status: 'SUB', page: '3', sort: 'lastName', referrerID: 'none' };
    await show({ params, api: createTestApi((call) => (calls.push(call), respond(call))) });
    await screen.findByRole('grid', { name: 'Client Management' });
    const counted = calls.filter(({ endpoint }) => endpoint === listApplicationStatuses);
    expect(counted.map(({ query }) => query)).toEqual([{ q: 'chan', region: 'HK', referrerID: 'none' }]);
  });

  it('narrows the list to any choice of statuses, in the order of their life', async () => {
    const { params } = await show({ params: { status: 'REJ' } });
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Pending/, hidden: true }));
    await waitFor(() => expect(params()).toEqual({ status: 'PND,REJ' }));
  });

  it('narrows the list to the applications of a template or of a referrer', async () => {
    const { params } = await show();
    await screen.findByRole('option', { name: 'Individual account' });
    fireEvent.change(screen.getByRole('combobox', { name: 'Template' }), { target: { value: 'P1' } });
    await waitFor(() => expect(params()).toEqual({ profileID: 'P1' }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Referrer' }), { target: { value: 'R1' } });
    await waitFor(() => expect(params()).toEqual({ profileID: 'P1', referrerID: 'R1' }));
    expect(screen.getByText('Referrer: Wong Tai')).toBeTruthy();
  });

  it('asks the server with the names of the contract', async () => {
    const calls: TestCall[] = [];
    const params = { applyDateFrom: '2026-11-01', applyDateTo: '2026-11-20', region: 'HK', idType: 'HKID' };
    await show({ params, api: createTestApi((call) => (calls.push(call), respond(call))) });
    await screen.findByRole('grid', { name: 'Client Management' });
    const asked = calls.filter(({ endpoint }) => endpoint === listApplications);
    expect(asked.map(({ query }) => query)).toEqual([{ page: 1, size: 50, sort: '-applyDate', ...params }]);
  });

  it('works without what only helps: counts, templates, referrers, and who has what open', async () => {
    const api = createTestApi((call) => {
      if (call.endpoint === listApplications) return respond(call);
      throw createApiError('E0003');
    });
    const { toasts } = await show({ api });
    expect(await screen.findByRole('row', { name: /A20261101000001/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'To check' })).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: 'Open with' })).toBeNull();
    expect(toasts).toEqual([]);
  });

  it('offers for selected applications what the contract allows, and says of the rest why not', async () => {
    await show();
    await select('A20261101000001', 'A20261101000003');
    const bar = await screen.findByRole('group', { name: 'Selected rows' });
    const buttons = within(bar).getAllByRole('button');
    expect(
      buttons.filter((button) => button.hasAttribute('title')).map(({ textContent, title }) => [textContent, title]),
    ).toEqual([
      ['Verify', 'Not possible for: Rejected (1).'],
      ['Return to unchecked', 'Not possible for: Submitted (1), Rejected (1).'],
      ['Reinput', 'Not possible for: Rejected (1).'],
      ['Archive', 'Not possible for: Submitted (1).'],
      ['Reject', 'Not possible for: Rejected (1).'],
      ['Delete', 'Not possible for: Submitted (1).'],
    ]);
  });

  it('counts nothing when one application alone is what it is about', async () => {
    await show();
    await select('A20261101000003');
    const bar = await screen.findByRole('group', { name: 'Selected rows' });
    expect(within(bar).getByRole('button', { name: 'Verify' }).title).toBe('Not possible for: Rejected.');
  });

  it('offers only what the person holds', async () => {
    await show({ permissions: ['RAO_CLIENT_MANAMEMENT', 'RAO_CM_VERIFY'] });
    await select('A20261101000001');
    const bar = await screen.findByRole('group', { name: 'Selected rows' });
    expect(within(bar).getByRole('button', { name: 'Verify' })).toBeTruthy();
    expect(within(bar).queryByRole('button', { name: 'Reject' })).toBeNull();
    expect(within(bar).queryByRole('button', { name: 'Delete' })).toBeNull();
  });

  it('hands what was confirmed over to the tray, one item an application, and selects nothing any more', async () => {
    const jobs = createInMemoryJobs();
    const start = vi.spyOn(jobs, 'start');
    await show({ jobs });
    await select('A20261101000001');
    fireEvent.click(await screen.findByRole('button', { name: 'Verify' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Verify 1 application' });
    expect(dialog.textContent).toContain('A20261101000001 陳小明 CHAN Siu Ming');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Verify 1 application' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(start).toHaveBeenCalledExactlyOnceWith('account-opening', {
      kind: 'change-applications',
      title: { key: 'bulk.verify.title', values: { count: 1 } },
      columns: [{ key: 'column.applyID' }, { key: 'column.name' }, { key: 'column.customAccountNum' }],
      items: [
        {
          id: 'A20261101000001',
          label: 'A20261101000001 陳小明 CHAN Siu Ming',
          cells: ['A20261101000001', '陳小明 CHAN Siu Ming', ''],
          input: { action: 'verify', version: 2, reason: null },
        },
      ],
    });
    expect(screen.queryByRole('group', { name: 'Selected rows' })).toBeNull();
  });

  it('asks for a reason before a reinput and sends it in the language of the client', async () => {
    const jobs = createInMemoryJobs();
    const start = vi.spyOn(jobs, 'start');
    await show({ jobs });
    await select('A20261101000001');
    fireEvent.click(await screen.findByRole('button', { name: 'Reinput' }));
    const dialog = await screen.findByRole('dialog', { name: 'Return 1 application to its client' });
    const selfie = await within(dialog).findByRole('radio', { name: /selfie is not clear/ });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Return 1 application to its client' }));
    expect(await within(dialog).findByText('Empty not allowed')).toBeTruthy();
    expect(start).not.toHaveBeenCalled();
    fireEvent.click(selfie);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Return 1 application to its client' }));
    await waitFor(() => expect(start).toHaveBeenCalledTimes(1));
    expect(start.mock.calls[0]?.[1].items[0]?.input).toEqual({
      action: 'reinput',
      version: 2,
      reason: expect.stringContaining('閣下的自拍照不清晰'),
    });
  });

  it('reads in Simplified Chinese', async () => {
    await show({ language: 'zh-Hans' });
    expect(await screen.findByRole('grid', { name: '客户管理' })).toBeTruthy();
    expect(screen.getByText('3 天后')).toBeTruthy();
    expect(screen.getByText('15 天，超时')).toBeTruthy();
  });
});

function show(options: Partial<RenderScreenOptions> = {}) {
  return renderScreen(<ApplicationListScreen />, { plugin, api: createTestApi(respond), ...options });
}

async function select(...ids: readonly string[]) {
  for (const id of ids) fireEvent.click(await screen.findByRole('checkbox', { name: id }));
}

const name = { EN: 'Individual account', SC: '个人账户', TC: '個人帳戶' };
const viewers = [
  { refID: 'U1', userName: 'Test Person', since: '2026-11-04T01:00:00Z' },
  { refID: 'U2', userName: 'Ben HO', since: '2026-11-04T01:30:00Z' },
];

function respond({ endpoint, query }: TestCall) {
  switch (endpoint) {
    case listApplicationStatuses:
      // 10 in the first status, 20 in the second, and so on.
      return {
        total: 1530,
        statuses: applicationStatusCodes.map((status, place) => ({ status, count: 10 * (place + 1) })),
      };
    case listProfiles:
      return { items: [{ profileID: 'P1', name }], page: 1, size: 500, total: 1 };
    case listApplicationReferrers:
      return [{ referrerID: 'R1', nameEN: 'Wong Tai', nameSC: '黄大', nameTC: '黃大', count: 4 }];
    case listReasons:
      return standardReasons;
    case listViewers:
      return [{ applyID: 'A20261101000001', viewers }];
    default:
      return { items: applications, page: query['page'], size: query['size'], total: applications.length };
  }
}
