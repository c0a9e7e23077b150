import { openEmulator, type TestSession } from '@brokerdesk/mock-server/testing';
import { createProfile, getProfile, type ProfileDetail, updateProfile } from '@brokerdesk/plugin-sdk/api';
import { createSessionApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setQuestion } from '../../model/edits/setFields.ts';
import { bodyOf, documentOf } from '../../model/TemplateDocument.ts';
import plugin from '../../plugin.ts';
import TemplateDetailScreen from './TemplateDetailScreen.tsx';

const emulator = openEmulator({ applications: 60 });
const standard = 'DEMO-P-STANDARD';
let session: TestSession;

describe('TemplateDetailScreen', () => {
  beforeEach(async () => {
    const sandbox = await emulator.openSandbox({ now: '2026-11-04T02:00:00Z', frozen: true });
    session = await sandbox.signIn();
  });
  afterEach(cleanup);
  afterAll(() => emulator.close());

  it('shows the facts of a template, its applications by status as links, and what can be done with it', async () => {
    const { opened } = await show({ id: standard, tab: 'details' });
    await screen.findByRole('heading', { level: 1, name: 'Individual account, Hong Kong, non-face-to-face' });
    const { applications } = await read(standard);
    screen.getByText(`${applications.total} applications use version 1`);
    fireEvent.click(screen.getByRole('link', { name: /^Submitted \d+$/ }));
    fireEvent.click(screen.getByRole('link', { name: 'Edit template' }));
    expect(opened).toEqual([
      { code: 'RAO_CLIENT_MANAMEMENT', params: { profileID: standard, status: 'SUB' } },
      { code: 'RAO_MODIFY_PROFILE', params: { id: standard } },
    ]);
  });

  it('describes every question, and leads to the one that a condition depends on', async () => {
    await show({ id: standard });
    const employer = (await screen.findByText('employer')).closest('li')!;
    expect(employer.textContent).toContain('Shown if “Employment” is one of: Employed, Self-employed');
    fireEvent.click(within(employer).getByRole('button', { name: 'Go to this question' }));
    await waitFor(() => expect(document.activeElement?.id).toBe('part-employment'));
    const table = within(document.activeElement as HTMLElement).getByRole('table');
    within(table).getByRole('row', { name: 'Retired RETIRED' });
    screen.getByRole('heading', { name: 'Classes of the risk questionnaire' });
  });

  it('finds questions in any language, and shows their texts in all three', async () => {
    await show({ id: standard });
    fireEvent.change(await screen.findByRole('searchbox', { name: 'Search in the questions' }), {
      target: { value: '僱主' },
    });
    await screen.findByText('1 question');
    expect(screen.queryByText('雇主名称')).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Show all three languages' }));
    expect(screen.getByText('雇主名称').lang).toBe('zh-Hans');
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'no such words' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Clear the search' }));
    await screen.findByText('employer');
  });

  it('lists the versions with their applications, and says what differs between two', async () => {
    const { opened } = await show({ id: 'DEMO-P-STAFF-PLAN', tab: 'versions' });
    const rows = await screen.findAllByRole('row');
    const { versions } = await read('DEMO-P-STAFF-PLAN');
    expect(rows.slice(1).map((row) => within(row).getAllByRole('cell')[2]?.textContent)).toEqual(
      versions.map(({ applications }) => String(applications)),
    );
    fireEvent.click(screen.getByRole('link', { name: 'Open version 2' }));
    expect(opened).toEqual([{ code: 'RAO_VIEW_PROFILE', params: { id: 'DEMO-P-STAFF-PLAN', version: '2' } }]);
    fireEvent.click(screen.getByRole('button', { name: 'Compare with the version before' }));
    const changes = await screen.findByRole('list', { name: 'What changed from version 2 to version 3' });
    expect(changes.textContent).toContain('planAdministrator');
    fireEvent.click(screen.getByRole('radio', { name: 'Compare version 1 as the earlier one' }));
    await screen.findByRole('list', { name: 'What changed from version 1 to version 3' });
  });

  it('shows an earlier version as it was, and says so', async () => {
    await show({ id: 'DEMO-P-STAFF-PLAN', version: '1' });
    await screen.findByText('This is version 1. Applicants now fill in version 3.');
    expect(screen.queryByText('planAdministrator')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show the current version' }));
    await screen.findByText('planAdministrator');
  });

  it('shows who changed what, and the referrers', async () => {
    const api = createSessionApi(session);
    const template = await api.call(createProfile, {
      body: bodyOf({ ...documentOf(await read(standard)), name: newName }),
    });
    const changed = setQuestion('employer', { required: false })(documentOf(template));
    const body = { ...bodyOf(changed), version: template.version };
    await api.call(updateProfile, { params: { id: template.profileID }, body });
    await show({ id: template.profileID, tab: 'history' });
    await screen.findByText('employer');
    fireEvent.click(screen.getByRole('tab', { name: 'Referrers 0' }));
    await screen.findByRole('button', { name: /referrer/i });
  });

  it('prints facts, questions with conditions in three languages, scores and classes', async () => {
    const printed = vi.fn<() => void>();
    window.print = printed;
    await show({ id: standard });
    fireEvent.click(await screen.findByRole('button', { name: 'Print' }));
    await waitFor(() => expect(printed).toHaveBeenCalledOnce());
    const paper = document.querySelector('.bdk-print')!;
    for (const words of ['Template of questions', standard, '雇主名称', 'Shown if “Employment”', 'AGGRESSIVE']) {
      expect(paper.textContent).toContain(words);
    }
    act(() => void window.dispatchEvent(new Event('afterprint')));
    expect(document.querySelector('.bdk-print')).toBeNull();
  });

  it('explains an address without a template, with an unknown one, and with an unknown version', async () => {
    await show({});
    await screen.findByText('No template chosen');
    for (const params of [{ id: 'none' }, { id: standard, version: '99' }]) {
      cleanup();
      // oxlint-disable-next-line no-await-in-loop -- one screen at a time
      await show(params);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await screen.findByText('The template could not be loaded');
    }
  });
});

const newName = { EN: 'New account', SC: '新账户', TC: '新帳戶' };

function read(id: string): Promise<ProfileDetail> {
  return createSessionApi(session).call(getProfile, { params: { id } });
}

function show(params: Readonly<Record<string, string>>) {
  return renderScreen(<TemplateDetailScreen />, { plugin, session, params });
}
