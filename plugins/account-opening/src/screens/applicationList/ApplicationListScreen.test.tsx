import type { ApplicationSummary } from '@brokerdesk/plugin-sdk';
import { apiFrom, type RenderScreenOptions, renderScreen, type TestCall } from '@brokerdesk/plugin-sdk/testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import plugin from '../../plugin.ts';
import { sampleApplication } from '../applicationDetail/sampleApplication.ts';
import ApplicationListScreen from './ApplicationListScreen.tsx';

const applications: readonly ApplicationSummary[] = [
  sampleApplication,
  { ...sampleApplication, applyID: 'A20261101000002', status: 'PND', deletedInDays: 3, chiName: '', lastName: 'SMITH' },
  { ...sampleApplication, applyID: 'A20261101000003', status: 'REJ', deletedInDays: 40 },
];

describe('ApplicationListScreen', () => {
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
  });

  it('shows what staff decide by in every row', async () => {
    await show();
    const row = await screen.findByRole('row', { name: /A20261101000001/ });
    const cells = within(row).getAllByRole('gridcell');
    expect([within(row).getByRole('rowheader'), ...cells].map((cell) => cell.textContent)).toEqual([
      'A20261101000001',
      '陳小明 CHAN Siu Ming',
      'Submitted',
      'Hong Kong',
      '+852 5550 0101',
      'Z683365(5)',
      '',
      'Individual account',
      '01 Nov 2026, 10:00',
      '02 Nov 2026, 10:00',
      '',
    ]);
  });

  it('warns in colour and words of applications that are about to be deleted', async () => {
    await show();
    const soon = await screen.findByText('In 3 days');
    expect(soon.closest('.bdk-tag-failed')).not.toBeNull();
    expect(screen.getByText('In 40 days').closest('.bdk-tag')).toBeNull();
  });

  it('opens the detail of a row', async () => {
    const { opened } = await show();
    fireEvent.click(await screen.findByRole('link', { name: 'A20261101000002' }));
    expect(opened).toEqual([{ code: 'RAO_CLIENT_MANAMEMENT', child: 'detail', params: { id: 'A20261101000002' } }]);
  });

  it('narrows the list to a queue with one click', async () => {
    const { params } = await show();
    fireEvent.click(await screen.findByRole('button', { name: 'To check' }));
    await waitFor(() => expect(params()).toEqual({ status: 'SUB,RTC,RSB' }));
    expect(screen.getByRole('button', { name: 'To check' }).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByText('Status: Submitted, Correction in progress, Resubmitted')).toBeTruthy();
  });

  it('narrows the list to any choice of statuses, in the order of their life', async () => {
    const { params } = await show({ params: { status: 'REJ' } });
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Pending', hidden: true }));
    await waitFor(() => expect(params()).toEqual({ status: 'PND,REJ' }));
  });

  it('asks the server with the names of the contract', async () => {
    const calls: TestCall['query'][] = [];
    const params = { applyDateFrom: '2026-11-01', applyDateTo: '2026-11-20', region: 'HK', idType: 'HKID' };
    await show({ params, api: apiFrom((call) => (calls.push(call.query), answer(call))) });
    await screen.findByRole('grid', { name: 'Client Management' });
    expect(calls).toEqual([{ page: 1, size: 50, sort: '-applyDate', ...params }]);
  });

  it('reads in Simplified Chinese', async () => {
    await show({ language: 'zh-Hans' });
    expect(await screen.findByRole('grid', { name: '客户管理' })).toBeTruthy();
    expect(screen.getByText('3 天后')).toBeTruthy();
  });
});

function show(options: Partial<RenderScreenOptions> = {}) {
  return renderScreen(<ApplicationListScreen />, { plugin, api: apiFrom(answer), ...options });
}

function answer({ query }: TestCall) {
  return { items: applications, page: query['page'], size: query['size'], total: applications.length };
}
