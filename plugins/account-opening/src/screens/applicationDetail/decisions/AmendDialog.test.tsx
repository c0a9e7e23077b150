import {
  amendAnswer,
  type ApplicationDetail,
  changeApplicationStatuses,
  getAnswers,
  getApplication,
} from '@brokerdesk/plugin-sdk/api';
import { renderScreen, type TestSession } from '@brokerdesk/plugin-testing';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import plugin from '../../../plugin.ts';
import { openBackend, polyfillObjectUrls, type TestBackend, versionIn } from '../../../testBackendFixture.ts';
import ApplicationDetailScreen from '../ApplicationDetailScreen.tsx';

let backend: TestBackend;
let application: ApplicationDetail;

// Loaded ahead, so that a busy machine does not make the tests time out.
beforeAll(() => Promise.all([import('./DecisionDialog.tsx'), import('./AmendDialog.tsx')]));
beforeEach(async () => {
  polyfillObjectUrls();
  backend = await openBackend();
  application = await backend.find('SUB', ({ region }) => region === 'HK');
});
afterEach(cleanup);

describe('a correction', () => {
  it('requires a reason, which the client does not see', async () => {
    const { api } = await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Correct' }));
    const dialog = await screen.findByRole('dialog', { name: 'Correct this application?' });
    expect(within(dialog).queryByRole('region', { name: /client/ })).toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Correct' }));
    await within(dialog).findByText('Empty not allowed');
    fireEvent.change(within(dialog).getByRole('textbox', { name: 'Reason' }), {
      target: { value: ' 與證件不符 ' },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Correct' }));
    await waitFor(() =>
      expect(api.writes().map(({ body }) => body)).toMatchObject([{ action: 'correct', reason: '與證件不符' }]),
    );
  });

  it('asks for one reason under one visible label, and the choice fills in its text', async () => {
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Correct' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Correct this application?' }));
    const labels = dialog.getAllByText(/^Reason/).filter((label) => !label.classList.contains('bdk-hidden'));
    expect(labels.map(({ textContent }) => textContent)).toEqual(['Reason required']);
    fireEvent.click(await dialog.findByRole('radio', { name: 'Typing error by the applicant.' }));
    const field = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Reason' });
    expect(field.value).toBe('Typing error by the applicant.');
    fireEvent.change(field, { target: { value: 'Confirmed by phone' } });
    fireEvent.click(dialog.getByRole('radio', { name: 'Other reason' }));
    expect(field.value).toBe('');
  });

  it('changes one answer with its reason, and sends the sequence number that the user saw', async () => {
    await startCorrection();
    const { api } = await show();
    await openIdentityPage();
    fireEvent.click(await screen.findByRole('button', { name: 'Correct: Name in Chinese' }));
    expect(screen.queryByRole('button', { name: 'Correct: Selfie' })).toBeNull();
    const dialog = await screen.findByRole('dialog', { name: 'Correct an answer' });
    expect(dialog.textContent).toContain(`Current answer: ${application.chiName}`);
    const { applyID } = application;
    const { seqNum } = await backend.api.call(getAnswers, { query: { applyID } });
    await correct('陳曉明');
    expect(api.writes().map(({ endpoint, body }) => [endpoint, body])).toEqual([
      [
        amendAnswer,
        { applyID, seqNum, questionID: 'chiName', value: '陳曉明', reason: 'Typing error by the applicant.' },
      ],
    ]);
    expect((await backend.read(applyID)).chiName).toBe('陳曉明');
  });

  it('is offered only to users who may complete it', async () => {
    await startCorrection();
    await show(await backend.limitTo('RAO_CLIENT_MANAMEMENT'));
    await screen.findByText('Nothing for you to do');
    await openIdentityPage();
    expect(screen.queryByRole('button', { name: 'Correct: Name in Chinese' })).toBeNull();
  });

  it('is made and completed without a conflict with the user’s own changes, though the screen shows the old state', async () => {
    await startCorrection();
    const { api } = await show();
    await openIdentityPage();
    const open = await screen.findByRole('button', { name: 'Correct: Name in Chinese' });
    for (const { method, path } of [getApplication, getAnswers]) {
      await backend.control.addFault({ match: { method, path }, effect: { kind: 'hang' } });
    }
    for (const value of ['陳曉明', '陳小鳴']) {
      fireEvent.click(open);
      await screen.findByRole('dialog', { name: 'Correct an answer' });
      await correct(value);
    }
    fireEvent.click(screen.getByRole('button', { name: 'Finish correction' }));
    await waitFor(() => expect(api.writes()).toHaveLength(3));
    await backend.control.clearFaults();
    await waitFor(async () => expect((await backend.read(application.applyID)).status).toBe('RSB'));
    const [first, second] = api.writes().map(({ body }) => (body as { seqNum: number }).seqNum);
    expect(second).toBe(first! + 1);
    expect(versionIn(api.writes()[2]!)).toBe(application.version + 2);
  });
});

async function openIdentityPage() {
  fireEvent.click(await screen.findByRole('button', { name: 'Identity' }));
}

async function correct(value: string) {
  const dialog = within(screen.getByRole('dialog', { name: 'Correct an answer' }));
  fireEvent.change(dialog.getByRole('textbox', { name: 'Corrected answer' }), { target: { value } });
  fireEvent.click(await dialog.findByRole('radio', { name: 'Typing error by the applicant.' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Correct answer' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

async function startCorrection() {
  const { applyID, version } = application;
  const body = { action: 'correct' as const, applications: [{ applyID, version }], reason: 'Checked' };
  await backend.api.call(changeApplicationStatuses, { body });
  application = await backend.read(applyID);
}

function show(session: TestSession = backend.session) {
  return renderScreen(<ApplicationDetailScreen />, { plugin, session, params: { id: application.applyID } });
}
