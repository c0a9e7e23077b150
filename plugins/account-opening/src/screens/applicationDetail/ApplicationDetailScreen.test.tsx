import type { SlotItem } from '@brokerdesk/plugin-sdk';
import {
  amendAnswer,
  type ApplicationDetail,
  changeApplicationStatuses,
  getAnswers,
  getApplication,
  listNextActions,
  listOpeningForms,
  updateApplication,
} from '@brokerdesk/plugin-sdk/api';
import { type RenderScreenOptions, renderScreen } from '@brokerdesk/plugin-testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applicantName, latinName } from '../../model/applicantName.ts';
import plugin from '../../plugin.ts';
import { colleagueName, openAllDocuments, openBackend, ownName, type TestBackend } from '../../testBackendFixture.ts';
import ApplicationDetailScreen from './ApplicationDetailScreen.tsx';

let backend: TestBackend;
let application: ApplicationDetail;

describe('ApplicationDetailScreen', () => {
  const revoked = vi.fn();
  let created = 0;
  beforeEach(async () => {
    // The simulated page has no object URLs.
    created = 0;
    URL.createObjectURL = () => `blob:test/${++created}`;
    URL.revokeObjectURL = revoked;
    backend = await openBackend();
    application = await backend.find('SUB', ({ region }) => region === 'HK');
  });
  afterEach(() => {
    cleanup();
    revoked.mockClear();
  });

  it('shows the applicant, the status and the next actions of this user', async () => {
    await show();
    const heading = await screen.findByRole('heading', { level: 1, name: applicantName(application) });
    expect(heading.querySelector('[lang="zh-Hant"]')?.textContent).toBe(application.chiName);
    screen.getByText('Submitted');
    const bar = await screen.findByRole('region', { name: 'Available actions' });
    await within(bar).findByRole('button', { name: 'Verify' });
  });

  it('shows the answers page by page and marks missing answers', async () => {
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Contact' }));
    const answers = application.pages.find(({ pageID }) => pageID === 'contact')!.groups.flatMap((one) => one.answers);
    const shown = within(screen.getByRole('region', { name: 'Contact' })).getAllByRole('definition');
    expect(shown.map((item) => item.textContent)).toEqual(
      answers.map(({ type, display, fileIDs }) => {
        if (type === 'FileUpload' && fileIDs.length > 0) return 'Show Address proof';
        return display.EN === '' ? 'Not answered' : display.EN;
      }),
    );
    expect(answers.some(({ value }) => value === null)).toBe(true);
  });

  it('sums up which pages and documents have not been opened, and marks the pages', async () => {
    await show();
    const marks = () =>
      within(screen.getByRole('navigation', { name: 'Pages of the application' }))
        .getAllByRole('button')
        .map(({ title }) => title);
    expect((await screen.findByText(/^Not opened yet:/)).textContent).toBe(
      'Not opened yet: Identity document, back, Selfie, Address proof, Bank proof, Signature, 9 of 10 pages',
    );
    expect(marks().filter((title) => title === 'Not opened yet')).toHaveLength(9);
    await openAllDocuments();
    screen.getByText('Not opened yet: 9 of 10 pages');
    const pages = screen.getByRole('navigation', { name: 'Pages of the application' });
    for (const button of within(pages).getAllByRole('button')) fireEvent.click(button);
    // Another tab and back: it remains known.
    fireEvent.click(screen.getByRole('tab', { name: 'History' }));
    fireEvent.click(screen.getByRole('tab', { name: 'Answers' }));
    expect(screen.queryByText(/^Not opened yet/)).toBeNull();
    expect(marks().filter((title) => title !== '')).toEqual([]);
  });

  it('shows that a page without questions has no answers', async () => {
    const { applyID } = application;
    const row = await backend.control.readRow<ApplicationDetail>('applicationDetails', applyID);
    const pages = row.pages.map((page) => (page.pageID === 'bank' ? { ...page, groups: [] } : page));
    await backend.control.putRow('applicationDetails', applyID, { ...row, pages });
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Bank account' }));
    expect(screen.getByRole('region', { name: 'Bank account' }).textContent).toBe('This page has no answers yet');
  });

  it('shows the first document large and the others on demand, and revokes all object URLs when it unmounts', async () => {
    const { unmount } = await show();
    await screen.findByRole('img', { name: 'Identity document, front' });
    const strip = screen.getByRole('list', { name: 'Documents' });
    fireEvent.click(within(strip).getByRole('button', { name: 'Show Selfie' }));
    await screen.findByRole('img', { name: 'Selfie' });
    unmount();
    expect(created).toBeGreaterThan(1);
    expect(revoked.mock.calls.length).toBe(created);
  });

  it('brings up the file that an answer consists of', async () => {
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Identity' }));
    const identity = await screen.findByRole('region', { name: 'Identity' });
    fireEvent.click(within(identity).getByRole('button', { name: 'Show Selfie' }));
    await screen.findByRole('group', { name: 'Picture Selfie' });
  });

  it('requests no opening forms before there can be one', async () => {
    const { api } = await show();
    await screen.findByRole('img', { name: 'Identity document, front' });
    expect(api.calls.filter(({ endpoint }) => endpoint.path === listOpeningForms.path)).toEqual([]);
  });

  it('shows opening forms among the documents, or shows that they are missing and offers a retry', async () => {
    application = await backend.find('OFC');
    await backend.fail(listOpeningForms, { kind: 'envelope', code: 'E0099' });
    await show();
    const alert = await screen.findByText('The opening forms could not be loaded.');
    await screen.findByRole('img', { name: 'Identity document, front' });
    fireEvent.click(within(alert.parentElement!).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: /^Show Opening form/ });
  }, 60_000);

  it('shows the history with who, when and why', async () => {
    const { applyID, version } = application;
    const reason = 'The picture is blurred';
    await backend.colleague.call(changeApplicationStatuses, {
      body: { action: 'reinput', applications: [{ applyID, version }], reason },
    });
    await show();
    const [first, second] = await readHistory();
    expect(first).toBe(
      `Request reinput: Submitted → Refill in progress${reason}${colleagueName} (staff) · 04 Nov 2026, 10:00`,
    );
    expect(second).toContain(`Application submitted: Pending → Submitted${latinName(application)} (applicant) · `);
  });

  it('shows the old and the new value of a corrected answer', async () => {
    const { applyID, version } = application;
    await backend.api.call(changeApplicationStatuses, {
      body: { action: 'correct', applications: [{ applyID, version }], reason: 'Checked' },
    });
    await backend.control.changeClock({ advanceSec: 60 });
    const { seqNum } = await backend.api.call(getAnswers, { query: { applyID } });
    await backend.api.call(amendAnswer, {
      body: { applyID, seqNum, questionID: 'chiName', value: '陳曉明', reason: 'Typing slip' },
    });
    await show();
    const entries = await readHistory();
    const change = `${application.chiName} → 陳曉明`;
    expect(entries[0]).toBe(
      `Answer corrected: Name in Chinese ${change}Typing slip${ownName} (staff) · 04 Nov 2026, 10:01`,
    );
    // The correction is listed once: as its answer.
    expect(entries.filter((entry) => entry?.includes('Typing slip'))).toHaveLength(1);
  });

  it('shows the old and the new value of an account number and a nickname', async () => {
    const { applyID, version } = application;
    const change = (offset: number, names: Pick<ApplicationDetail, 'customAccountNum' | 'nickname'>) =>
      backend.api.call(updateApplication, { params: { id: applyID }, body: { version: version + offset, ...names } });
    await change(0, { customAccountNum: null, nickname: 'siu_ming' });
    await change(1, { customAccountNum: '000004711', nickname: null });
    await show();
    const [entry] = await readHistory();
    expect(entry).toContain('Account number Not given → 000004711');
    expect(entry).toContain('Nickname siu_ming → Not given');
  });

  it('shows the tabs that other plugins add', async () => {
    const risk: SlotItem = {
      key: 'risk',
      title: 'Risk',
      render: (props) => <p>Risk of {(props as { application: ApplicationDetail }).application.applyID}</p>,
    };
    await show({ slots: { 'account-opening.tabs': [risk] } });
    fireEvent.click(await screen.findByRole('tab', { name: 'Risk' }));
    expect(screen.getByRole('tabpanel', { name: 'Risk' }).textContent).toBe(`Risk of ${application.applyID}`);
  });

  it('is translated into Traditional Chinese', async () => {
    await show({ language: 'zh-Hant' });
    await screen.findByText('已提交');
    screen.getByRole('link', { name: '返回列表' });
    screen.getByText(application.profileName.TC);
  });

  it('shows that the next steps could not be loaded, without hiding the rest, and offers a retry', async () => {
    await backend.fail(listNextActions, { kind: 'envelope', code: 'E0099' });
    await show();
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The next steps could not be loaded');
    screen.getByRole('region', { name: 'Identity' });
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('button', { name: 'Verify' });
  });

  it.each([
    ['an unknown number', { id: 'DE9999999' }],
    ['no number', {}],
  ])('shows for %s that the application does not exist, and leads back', async (_what, params) => {
    await show({ params });
    await screen.findByRole('heading', { level: 2, name: 'There is no such application' });
    screen.getByRole('heading', { level: 1, name: 'Application' });
    screen.getByRole('link', { name: 'Back to the list' });
  });

  it('offers a retry after a failure', async () => {
    await backend.fail(getApplication, { kind: 'envelope', code: 'E0099' });
    await show();
    const alert = await screen.findByRole('alert');
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { level: 1, name: applicantName(application) });
  });
});

function show(options: Partial<RenderScreenOptions> = {}) {
  const { session } = backend;
  return renderScreen(<ApplicationDetailScreen />, {
    plugin,
    session,
    params: { id: application.applyID },
    ...options,
  });
}

async function readHistory(): Promise<readonly (string | null)[]> {
  fireEvent.click(await screen.findByRole('tab', { name: 'History' }));
  const entries = within(await screen.findByRole('list', { name: 'History' })).getAllByRole('listitem');
  return entries.map(({ textContent }) => textContent);
}
