import {
  type ApplicationSummary,
  applicationStatusCodes,
  countStayPages,
  type Endpoint,
  importToBackOffice,
  listApplicationReferrers,
  listApplications,
  listApplicationStatuses,
  listProfiles,
} from '@brokerdesk/plugin-sdk/api';
import { type RecordingApi, type RenderScreenOptions, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listReasons, listViewers, viewApplication } from '../../endpoints.ts';
import { applicantName } from '../../model/applicantName.ts';
import plugin from '../../plugin.ts';
import { colleagueName, openBackend, type TestBackend } from '../../testBackendFixture.ts';
import ApplicationListScreen from './ApplicationListScreen.tsx';

const now = Date.parse('2026-11-04T02:00:00Z');
let backend: TestBackend;
/** A submitted application of a Hong Kong client, and a rejected one. */
let submitted: ApplicationSummary;
let rejected: ApplicationSummary;

describe('ApplicationListScreen', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now });
    backend = await openBackend();
    submitted = await backend.find('SUB', ({ region }) => region === 'HK');
    rejected = await backend.find('REJ');
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    vi.useRealTimers();
  });

  it('shows in every row the data that staff need for a decision', async () => {
    const { applyID } = submitted;
    for (const api of [backend.api, backend.colleague]) {
      await api.call(viewApplication, { params: { id: applyID, viewID: 'some-page' } });
    }
    await show({ params: { status: 'SUB' } });
    const row = await screen.findByRole('row', { name: new RegExp(applyID) });
    // From the start, so that no column moves when the viewers arrive.
    screen.getByRole('columnheader', { name: 'Viewing' });
    await within(row).findByText(colleagueName);
    const cells = within(row).getAllByRole('gridcell');
    expect([within(row).getByRole('rowheader'), ...cells].map((cell) => cell.textContent)).toEqual([
      applyID,
      // The checkbox that selects it.
      '',
      applicantName(submitted),
      'Submitted',
      `${daysSince(submitted)} days`,
      formatTime(submitted.applyDate),
      `HKID ${submitted.idCardNumber}`,
      submitted.mobile,
      'Hong Kong',
      submitted.profileName.EN,
      '',
      formatTime(submitted.statusDate),
      '',
      colleagueName,
      // The button of its menu.
      '',
    ]);
  });

  it('has a hidden column with the page at which an applicant stopped, in the language of the user', async () => {
    const pending = await backend.find('PND', ({ stayPage }) => stayPage !== null && stayPage.title !== null);
    await show({ params: { status: 'PND,REJ' } });
    expect(screen.queryByRole('columnheader', { name: /^Stopped at/ })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Columns' }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Show Stopped at' }));
    await screen.findByRole('columnheader', { name: /^Stopped at/ });
    const cellsOf = async (applyID: string) => {
      const row = await screen.findByRole('row', { name: new RegExp(applyID) });
      return within(row)
        .getAllByRole('gridcell')
        .map(({ textContent }) => textContent);
    };
    expect(await cellsOf(pending.applyID)).toContain(pending.stayPage?.title?.EN);
    expect((await cellsOf(rejected.applyID)).at(-2)).toBe('');
  });

  it('names the work that is running', async () => {
    const { applyID } = await backend.find('SOF');
    const running = backend.api.call(importToBackOffice, { body: { applyID } });
    await vi.waitFor(async () => expect((await backend.read(applyID)).work).not.toBeNull());
    await show({ params: { status: 'IPB' } });
    const row = await screen.findByRole('row', { name: new RegExp(applyID) });
    within(row).getByText('being imported');
    await backend.control.changeClock({ advanceSec: 600 });
    await running;
  });

  it('warns in colour and words of applications that are about to be deleted', async () => {
    const { deletedInDays } = await backend.find('PND', (one) => Number(one.deletedInDays) <= 7);
    await show({ params: { status: 'PND,REJ' } });
    const soon = await screen.findByText(`In ${deletedInDays} days`);
    expect(soon.closest('[data-tone=failed]')).not.toBeNull();
    expect(screen.getByText(`In ${rejected.deletedInDays} days`).closest('.bdk-tag')).toBeNull();
  });

  it('warns in colour and words of applications that have waited for staff for a week, and updates automatically', async () => {
    const waiting = await backend.find('CHK');
    await show({ params: { status: 'CHK,SUB' } });
    const late = await screen.findByText(`${daysSince(waiting)} days, overdue`);
    expect(late.closest('[data-tone=waiting]')).not.toBeNull();
    expect(screen.getByText(`${daysSince(submitted)} days`).closest('.bdk-tag')).toBeNull();
    act(() => void vi.advanceTimersByTime(24 * 3_600_000));
    screen.getByText(`${daysSince(waiting) + 1} days, overdue`);
  });

  it('opens the detail of a row', async () => {
    const { opened } = await show({ params: { status: 'REJ' } });
    fireEvent.click(await screen.findByRole('link', { name: rejected.applyID }));
    expect(opened).toEqual([{ code: 'RAO_CLIENT_MANAMEMENT', child: 'detail', params: { id: rejected.applyID } }]);
  });

  it('narrows the list to a queue with one click, and shows the number in each', async () => {
    const { total, statuses } = await backend.api.call(listApplicationStatuses, {});
    const queue = statuses.filter(({ status }) => ['SUB', 'RTC', 'RSB'].includes(status));
    const name = `To check ${queue.reduce((sum, { count }) => sum + count, 0)}`;
    const { params } = await show();
    fireEvent.click(await screen.findByRole('button', { name }));
    await waitFor(() => expect(params()).toEqual({ status: 'SUB,RTC,RSB' }));
    expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('true');
    screen.getByRole('button', { name: `All ${total}` });
    screen.getByText('Status: Submitted, Correction in progress, Resubmitted');
  });

  it('counts under the filters of the list, except for the status', async () => {
    const params = { q: 'chan', region: 'HK', status: 'SUB', page: '3', sort: 'lastName', referrerID: 'none' };
    const { api } = await show({ params });
    await waitFor(() =>
      expect(queriesOf(api, listApplicationStatuses)).toEqual([{ q: 'chan', region: 'HK', referrerID: 'none' }]),
    );
  });

  it('narrows the list to any set of statuses, in the order of their life cycle', async () => {
    const { params } = await show({ params: { status: 'REJ' } });
    fireEvent.click(await screen.findByRole('button', { name: /^Status/ }));
    fireEvent.click(await screen.findByRole('checkbox', { name: /^Pending/, hidden: true }));
    await waitFor(() => expect(params()).toEqual({ status: 'PND,REJ' }));
  });

  it('narrows the list to the applications of a template or of a referrer', async () => {
    const { profileID, profileName } = submitted;
    const [referrer] = await backend.api.call(listApplicationReferrers, {});
    const { params } = await show({ params: { status: 'SUB' } });
    await screen.findByRole('option', { name: profileName.EN });
    fireEvent.change(screen.getByRole('combobox', { name: 'Template' }), { target: { value: profileID } });
    await waitFor(() => expect(params()).toEqual({ status: 'SUB', profileID }));
    const { referrerID } = referrer!;
    fireEvent.click(screen.getByRole('button', { name: /^More filters/ }));
    fireEvent.change(screen.getByRole('combobox', { name: 'Referrer' }), { target: { value: referrerID } });
    await waitFor(() => expect(params()).toEqual({ status: 'SUB', profileID, referrerID }));
    screen.getByText(`Referrer: ${referrer!.nameEN}`);
  });

  it('narrows the list to what the dashboard counts: a page, other referrers, a deletion', async () => {
    const pending = await backend.find('PND', ({ stayPage }) => stayPage !== null && stayPage.title !== null);
    const { pageID, title } = pending.stayPage!;
    const { params, api } = await show({ params: { status: 'PND', profileID: pending.profileID } });
    fireEvent.click(screen.getByRole('button', { name: /^More filters/ }));
    await screen.findByRole('option', { name: title!.EN });
    fireEvent.change(screen.getByRole('combobox', { name: 'Stopped at' }), { target: { value: pageID } });
    await waitFor(() => expect(params()).toEqual({ status: 'PND', profileID: pending.profileID, stayPage: pageID }));
    screen.getByText(`Stopped at: ${title!.EN}`);
    fireEvent.change(screen.getByRole('combobox', { name: 'Deleted within' }), { target: { value: '7' } });
    await screen.findByText('Deleted within: 7 days');
    await waitFor(() =>
      expect(queriesOf(api, listApplicationStatuses).at(-1)).toEqual({
        profileID: pending.profileID,
        stayPage: pageID,
        deletedWithinDays: '7',
      }),
    );
  });

  it('names the filters of an address that leads from the dashboard, deleted sources too', async () => {
    const [first, second] = await backend.api.call(listApplicationReferrers, {});
    const otherReferrers = `${first!.referrerID},${second!.referrerID},DEMO-R999`;
    const status = applicationStatusCodes.filter((code) => code !== 'PND').join(',');
    await show({ params: { status, profileID: 'DEMO-P9', otherReferrers, deletedWithinDays: '5', stayPage: 'gone' } });
    await screen.findByText(`Other referrers: all but ${first!.nameEN}, ${second!.nameEN}, DEMO-R999`);
    for (const label of ['Status: all but Pending', 'Template: Deleted template DEMO-P9', 'Deleted within: 5 days'])
      await screen.findByText(label);
    screen.getByText('Stopped at: gone');
  });

  it('queries the server with the names of the contract', async () => {
    const params = { applyDateFrom: '2026-11-01', applyDateTo: '2026-11-20', region: 'HK', idType: 'HKID' };
    const { api } = await show({ params });
    await waitFor(() =>
      expect(queriesOf(api, listApplications)).toEqual([{ page: 1, size: 50, sort: '-applyDate', ...params }]),
    );
  });

  it('works without counts, templates, referrers and other viewers', async () => {
    const sources = [listProfiles, listApplicationReferrers, countStayPages];
    const optional = [listApplicationStatuses, ...sources, listViewers, listReasons];
    for (const endpoint of optional) await backend.fail(endpoint, { kind: 'envelope', code: 'E0003' }, 100);
    const { toasts } = await show({ params: { status: 'SUB' } });
    await screen.findByRole('row', { name: new RegExp(submitted.applyID) });
    screen.getByRole('button', { name: 'To check' });
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Viewing' })).toBeNull());
    expect(toasts).toEqual([]);
  });

  it('is translated into Simplified Chinese', async () => {
    const waiting = await backend.find('CHK');
    const { deletedInDays } = await backend.find('PND');
    await show({ language: 'zh-Hans', params: { status: 'PND,CHK' } });
    await screen.findByRole('grid', { name: '客户管理' });
    await screen.findByText(`${deletedInDays} 天后`);
    screen.getByText(`${daysSince(waiting)} 天，逾期`);
  });
});

function show(options: Partial<RenderScreenOptions> = {}) {
  return renderScreen(<ApplicationListScreen />, { plugin, session: backend.session, ...options });
}

function queriesOf({ calls }: RecordingApi, endpoint: Endpoint) {
  return calls.filter((call) => call.endpoint === endpoint).map(({ query }) => query);
}

function daysSince({ statusDate }: ApplicationSummary): number {
  return Math.floor((now - Date.parse(statusDate)) / 86_400_000);
}

/** The display for the broker's staff in Hong Kong. */
function formatTime(time: string): string {
  return new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Hong_Kong',
    day: '2-digit',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(time));
}
