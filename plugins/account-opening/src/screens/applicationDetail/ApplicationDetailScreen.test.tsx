import {
  type AnswerAmend,
  getApplication,
  getApplicationFile,
  listActionHistories,
  listAnswerAmends,
  listNextActions,
  listOpeningForms,
  type OpeningForm,
  type SlotItem,
} from '@brokerdesk/plugin-sdk';
import {
  createTestApi,
  createApiError,
  type RenderScreenOptions,
  renderScreen,
  type TestCall,
} from '@brokerdesk/plugin-sdk/testing';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { leaveApplication, viewApplication } from '../../endpoints.ts';
import plugin from '../../plugin.ts';
import ApplicationDetailScreen from './ApplicationDetailScreen.tsx';
import { sampleApplication } from './sampleApplication.ts';

describe('ApplicationDetailScreen', () => {
  const revoked = vi.fn();
  let made = 0;
  beforeEach(() => {
    // The simulated page has no addresses for files.
    made = 0;
    URL.createObjectURL = () => `blob:test/${++made}`;
    URL.revokeObjectURL = revoked;
  });
  afterEach(() => {
    cleanup();
    revoked.mockClear();
  });

  it('says who applied, how far it has come and what this user may do next', async () => {
    await show();
    const heading = await screen.findByRole('heading', { level: 1, name: '陳小明 CHAN Siu Ming' });
    expect(heading.querySelector('[lang="zh-Hant"]')?.textContent).toBe('陳小明');
    expect(screen.getByText('Submitted')).toBeTruthy();
    const bar = await screen.findByRole('region', { name: 'What can be done' });
    expect(await within(bar).findByRole('button', { name: 'Verify application' })).toBeTruthy();
    const elsewhere = within(bar).getByRole('list', { name: 'Also possible' });
    expect(elsewhere.textContent).toBe('stampByNewerServer');
  });

  it('shows the answers page by page and says what was not answered', async () => {
    await show();
    const identity = await screen.findByRole('region', { name: 'Identity' });
    expect(
      within(identity)
        .getAllByRole('definition')
        .map((item) => item.textContent),
    ).toEqual(['陳小明', 'Not answered', 'Show Selfie']);
    fireEvent.click(screen.getByRole('button', { name: 'Contact' }));
    expect(screen.getByRole('region', { name: 'Contact' }).textContent).toBe('This page has no answers yet');
  });

  it('shows the first document large and the others on demand, and gives all pictures back when it goes', async () => {
    const { unmount } = await show();
    expect(await screen.findByRole('img', { name: 'Identity document, front' })).toBeTruthy();
    const strip = screen.getByRole('list', { name: 'Documents' });
    fireEvent.click(within(strip).getByRole('button', { name: 'Show Selfie' }));
    expect(await screen.findByRole('img', { name: 'Selfie' })).toBeTruthy();
    unmount();
    expect(revoked.mock.calls.length).toBe(made);
  });

  it('brings up the file that an answer consists of', async () => {
    await show();
    const identity = await screen.findByRole('region', { name: 'Identity' });
    fireEvent.click(within(identity).getByRole('button', { name: 'Show Selfie' }));
    expect(await screen.findByRole('group', { name: 'Picture Selfie' })).toBeTruthy();
  });

  it('asks for opening forms only when there can be one, and shows them among the documents', async () => {
    const asked = vi.fn(respond);
    await show({ api: createTestApi(asked) });
    await screen.findByRole('img', { name: 'Identity document, front' });
    expect(asked.mock.calls.filter(([call]) => call.endpoint.path === listOpeningForms.path)).toEqual([]);
    cleanup();
    await show({
      api: createTestApi((call) => (isDetail(call) ? { ...sampleApplication, status: 'SOF' } : respond(call))),
    });
    expect(await screen.findByRole('button', { name: 'Show Opening form, signed' })).toBeTruthy();
  });

  it('says that the opening forms are missing among the documents, and tries again', async () => {
    let isDown = true;
    await show({
      api: createTestApi((call) => {
        if (isDetail(call)) return { ...sampleApplication, status: 'SOF' };
        if (isDown && call.endpoint.path === listOpeningForms.path) throw createApiError('E0099');
        return respond(call);
      }),
    });
    const alert = await screen.findByText('The opening forms could not be loaded.');
    expect(await screen.findByRole('img', { name: 'Identity document, front' })).toBeTruthy();
    isDown = false;
    fireEvent.click(within(alert.parentElement!).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Show Opening form, signed' })).toBeTruthy();
  });

  it('tells the history with who, when and why', async () => {
    await show();
    fireEvent.click(await screen.findByRole('tab', { name: 'History' }));
    const entries = within(await screen.findByRole('list', { name: 'History' })).getAllByRole('listitem');
    expect(entries.map((entry) => entry.textContent)).toEqual([
      'Reinput: Submitted → Refill in progressThe picture is blurredLee Ka Yan (staff) · 02 Nov 2026, 10:00',
      'Application submittedChan Siu Ming (client) · 01 Nov 2026, 10:00',
    ]);
  });

  it('tells of a corrected answer what it was and what it is', async () => {
    const line = { ...histories[0], historyID: 'H3', action: 'amend', toStatus: 'SUB', reason: null };
    await show({
      api: createTestApi((call) => {
        if (call.endpoint.path === listActionHistories.path) return [line, ...histories];
        if (call.endpoint.path === listAnswerAmends.path) return [amended];
        return respond(call);
      }),
    });
    fireEvent.click(await screen.findByRole('tab', { name: 'History' }));
    const [first, ...others] = within(await screen.findByRole('list', { name: 'History' })).getAllByRole('listitem');
    expect(first?.textContent).toBe(
      'Answer corrected: Name in Chinese Not answered → 陳曉明Typing slipLee Ka Yan (staff) · 02 Nov 2026, 11:00',
    );
    // The correction stands there once: as its answer.
    expect(others).toHaveLength(2);
  });

  it('tells of an account number and a nickname what they were and what they are', async () => {
    const changes = [
      { field: 'customAccountNum', from: null, to: '000004711' },
      { field: 'nickname', from: 'siu_ming', to: null },
    ];
    const line = { ...histories[0], historyID: 'H3', action: 'edit', fromStatus: 'SUB', toStatus: 'SUB', changes };
    await show({
      api: createTestApi((call) => (call.endpoint.path === listActionHistories.path ? [line] : respond(call))),
    });
    fireEvent.click(await screen.findByRole('tab', { name: 'History' }));
    const entry = within(await screen.findByRole('list', { name: 'History' })).getByRole('listitem');
    expect(entry.textContent).toContain('Account number Not given → 000004711');
    expect(entry.textContent).toContain('Nickname siu_ming → Not given');
  });

  it('shows what other plugins know about the application as further tabs', async () => {
    const risk: SlotItem = {
      key: 'risk',
      title: 'Risk',
      render: (props) => <p>Risk of {(props as { application: typeof sampleApplication }).application.applyID}</p>,
    };
    await show({ slots: { 'application.tabs': [risk] } });
    fireEvent.click(await screen.findByRole('tab', { name: 'Risk' }));
    expect(screen.getByRole('tabpanel', { name: 'Risk' }).textContent).toBe('Risk of A20261101000001');
  });

  it('reads in Traditional Chinese', async () => {
    await show({ language: 'zh-Hant' });
    expect(await screen.findByText('已提交')).toBeTruthy();
    expect(screen.getByRole('link', { name: '返回列表' })).toBeTruthy();
    expect(screen.getByText('個人帳戶')).toBeTruthy();
  });

  it('says when the next steps could not be loaded, beside everything else, and tries again', async () => {
    let isDown = true;
    await show({
      api: createTestApi((call) => {
        if (isDown && call.endpoint.path === listNextActions.path)
          throw createApiError('E0099', 'The server has a problem.');
        return respond(call);
      }),
    });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('The next steps could not be loaded');
    expect(screen.getByRole('region', { name: 'Identity' })).toBeTruthy();
    isDown = false;
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('button', { name: 'Verify application' })).toBeTruthy();
  });

  it('says that an application is not there, and leads back', async () => {
    await show({
      api: createTestApi(() => {
        throw createApiError('E0003');
      }),
    });
    expect(await screen.findByRole('heading', { level: 2, name: 'There is no such application' })).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1, name: 'Application' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Back to the list' })).toBeTruthy();
  });

  it('says that an address without a number leads to nothing', async () => {
    await show({ params: {} });
    expect(await screen.findByRole('heading', { name: 'There is no such application' })).toBeTruthy();
  });

  it('offers to try again after a failure', async () => {
    let isDown = true;
    await show({
      api: createTestApi((call) => {
        if (isDown) throw createApiError('E0099', 'The server has a problem.');
        return respond(call);
      }),
    });
    const alert = await screen.findByRole('alert');
    isDown = false;
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  });
});

function show(options: Partial<RenderScreenOptions> = {}) {
  const { applyID } = sampleApplication;
  return renderScreen(<ApplicationDetailScreen />, {
    plugin,
    api: createTestApi(respond),
    params: { id: applyID },
    ...options,
  });
}

function isDetail({ endpoint }: TestCall): boolean {
  return endpoint.path === getApplication.path;
}

function respond({ endpoint, query }: TestCall): unknown {
  if (endpoint.path === getApplication.path) return sampleApplication;
  if (endpoint === leaveApplication) return null;
  if (endpoint === viewApplication) return { leaseSec: 90, others: [] };
  if (endpoint.path === listNextActions.path) {
    return { status: query['status'], actions: ['verify', 'stampByNewerServer'] };
  }
  if (endpoint.path === listActionHistories.path) return histories;
  if (endpoint.path === listOpeningForms.path) return [signedForm];
  if (endpoint.path === getApplicationFile.path) return new Blob(['picture'], { type: 'image/png' });
  throw new Error(`The screen made a call that it should not make: ${endpoint.path}`);
}

const histories = [
  {
    historyID: 'H2',
    applyID: sampleApplication.applyID,
    action: 'reinput',
    fromStatus: 'SUB',
    toStatus: 'RTR',
    actor: { kind: 'staff', name: 'Lee Ka Yan' },
    time: '2026-11-02T02:00:00Z',
    reason: 'The picture is blurred',
  },
  {
    historyID: 'H1',
    applyID: sampleApplication.applyID,
    action: 'submit',
    fromStatus: null,
    toStatus: 'SUB',
    actor: { kind: 'applicant', name: 'Chan Siu Ming' },
    time: '2026-11-01T02:00:00Z',
    reason: null,
  },
];

const amended: AnswerAmend = {
  amendID: 'M1',
  applyID: sampleApplication.applyID,
  questionID: 'Q1',
  label: { EN: 'Name in Chinese', SC: '中文姓名', TC: '中文姓名' },
  oldValue: null,
  newValue: '陳曉明',
  oldDisplay: { EN: '', SC: '', TC: '' },
  newDisplay: { EN: '陳曉明', SC: '陳曉明', TC: '陳曉明' },
  reason: 'Typing slip',
  causedBy: null,
  seqNum: 2,
  amendBy: 'Lee Ka Yan',
  amendTime: '2026-11-02T03:00:00Z',
};

const signedForm: OpeningForm = {
  docID: 'OF-1',
  applyID: sampleApplication.applyID,
  templateID: 'T1',
  status: 'signed',
  fileID: 'F9',
  fileName: 'OF-1.pdf',
  size: 180_000,
  pageCount: 5,
  generateTime: '2026-11-03T02:00:00Z',
  generateBy: 'Lee Ka Yan',
  confirmTime: '2026-11-03T03:00:00Z',
  signature: { time: '2026-11-03T04:00:00Z', by: 'Lee Ka Yan', certificate: 'Specimen', certificateSha256: '00' },
};
