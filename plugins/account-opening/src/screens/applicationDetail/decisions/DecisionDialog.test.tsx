import {
  changeApplicationStatuses,
  deleteApplication,
  getApplication,
  getAnswers,
  updateApplication,
  type ApplicationDetail,
} from '@brokerdesk/plugin-sdk/api';
import { renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import plugin from '../../../plugin.ts';
import { applicantName } from '../../../model/applicantName.ts';
import {
  colleagueName,
  openAllDocuments,
  openBackend,
  polyfillObjectUrls,
  type TestBackend,
  versionIn,
} from '../../../testBackendFixture.ts';
import ApplicationDetailScreen from '../ApplicationDetailScreen.tsx';

let backend: TestBackend;
let application: ApplicationDetail;

// Loaded ahead, so that a busy machine does not make the tests time out.
beforeAll(() => Promise.all([import('./DecisionDialog.tsx'), import('../NamesDialog.tsx')]));
beforeEach(async () => {
  polyfillObjectUrls();
  backend = await openBackend();
  application = await backend.find('SUB', ({ region }) => region === 'HK');
});
afterEach(cleanup);

describe('a decision', () => {
  it('that can be reversed is carried out immediately, and only once however often the user presses the button', async () => {
    const { toasts, api } = await show();
    const verify = await screen.findByRole('button', { name: 'Verify' });
    await openAllDocuments();
    fireEvent.click(verify);
    fireEvent.click(verify);
    fireEvent.keyDown(document.body, { key: 'v' });
    await waitFor(() => expect(toasts).toHaveLength(1));
    const { applyID, version } = application;
    expect(api.writes().map(({ body }) => body)).toEqual([
      { action: 'verify', applications: [{ applyID, version }], reason: null },
    ]);
    expect(toasts[0]?.text).toBe(`${applyID} ${applicantName(application)} is verified.`);
    await screen.findByText('Verified');
  });

  it('to verify warns about documents that have not been opened, and names them', async () => {
    const { toasts, api } = await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Verify' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Verify without opening everything?' });
    expect(dialog.textContent).toContain(`${application.applyID} ${applicantName(application)}`);
    expect(dialog.textContent).toMatch(/Not opened yet: .*Bank proof, Signature, 9 of 10 pages/);
    expect(dialog.textContent).not.toContain('Identity document, front');
    expect(api.writes()).toEqual([]);
    fireEvent.click(within(dialog).getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect((await backend.read(application.applyID)).status).toBe('CHK');
  });

  it('can be undone from its message, unless the application has changed since', async () => {
    const { toasts, api } = await show();
    const verify = await screen.findByRole('button', { name: 'Verify' });
    await openAllDocuments();
    fireEvent.click(verify);
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(toasts[0]?.action?.label).toBe('Undo');
    act(() => toasts[0]?.action?.run());
    await waitFor(() => expect(toasts).toHaveLength(2));
    const name = `${application.applyID} ${applicantName(application)}`;
    expect(toasts[1]).toEqual({ tone: 'success', text: `${name} is unchecked again.` });
    expect(api.writes().at(-1)?.body).toMatchObject({ action: 'returnToUnchecked' });
    expect((await backend.read(application.applyID)).status).toBe('SUB');
    act(() => toasts[0]?.action?.run());
    await waitFor(() => expect(toasts).toHaveLength(3));
    expect(toasts[2]).toMatchObject({ tone: 'error' });
  });

  it('about an older version shows what has changed and by whom, and applies again to the newer one', async () => {
    const { api } = await show();
    const verify = await screen.findByRole('button', { name: 'Verify' });
    await openAllDocuments();
    await setNickname('siu_ming');
    fireEvent.click(verify);
    const dialog = await screen.findByRole('dialog', { name: 'Verify' });
    const alert = within(dialog).getByRole('alert', { name: new RegExp(`^${colleagueName} changed this on`) });
    expect(within(alert).getByRole('row', { name: /Nickname/ }).textContent).toBe('Nickname–siu_ming');
    fireEvent.click(within(alert).getByRole('button', { name: 'Continue anyway' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.writes().map(versionIn)).toEqual([application.version, application.version + 1]);
    expect((await backend.read(application.applyID)).status).toBe('CHK');
  });

  it('that a colleague’s change has made impossible is not offered again', async () => {
    const { api } = await show();
    const verify = await screen.findByRole('button', { name: 'Verify' });
    await openAllDocuments();
    const { applyID, version } = application;
    const body = { action: 'verify' as const, applications: [{ applyID, version }] };
    await backend.colleague.call(changeApplicationStatuses, { body });
    fireEvent.click(verify);
    const dialog = within(await screen.findByRole('dialog', { name: 'Verify' }));
    dialog.getByRole('alert', { name: new RegExp(`^${colleagueName} changed this on`) });
    dialog.getByText('This is no longer possible in its present state.');
    expect(dialog.queryByRole('button', { name: 'Continue anyway' })).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Verify' }));
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.writes()).toHaveLength(1);
  });

  it('that is no longer possible shows the reason', async () => {
    await backend.fail(changeApplicationStatuses, { kind: 'envelope', code: 'E0015' });
    await show();
    const verify = await screen.findByRole('button', { name: 'Verify' });
    await openAllDocuments();
    fireEvent.click(verify);
    expect((await screen.findByRole('dialog')).textContent).toContain('not possible');
  });

  it('whose response was lost is sent again under the same key, and takes effect once', async () => {
    await backend.fail(changeApplicationStatuses, { kind: 'lostReply' });
    const { api } = await show();
    const verify = await screen.findByRole('button', { name: 'Verify' });
    await openAllDocuments();
    fireEvent.click(verify);
    const dialog = await screen.findByRole('dialog', { name: 'Verify' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const keys = api.writes().map(({ options }) => options.idempotencyKey);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
    const { status, version } = await backend.read(application.applyID);
    expect([status, version]).toEqual(['CHK', application.version + 1]);
  });

  it('to reject may omit the reason, and shows the client’s message in their language', async () => {
    const { api } = await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reject this application?' });
    expect(dialog.textContent).toContain(`${application.applyID} ${applicantName(application)}`);
    fireEvent.click(await within(dialog).findByRole('radio', { name: 'You already have an account with us.' }));
    const preview = within(dialog).getByRole('region', { name: 'The recipient will read (Traditional Chinese)' });
    expect(preview.textContent).toContain('閣下已在本公司開立帳戶。');
    fireEvent.click(within(dialog).getByRole('radio', { name: 'No reason' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Reject' }));
    await waitFor(() =>
      expect(api.writes().map(({ body }) => body)).toMatchObject([{ action: 'reject', reason: null }]),
    );
  });

  it('to return it to the client names the questions, requires a reason, and sends the message that was shown', async () => {
    const { api } = await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Request reinput' }));
    const dialog = await screen.findByRole('dialog', { name: 'Request reinput of this application?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Request reinput' }));
    await within(dialog).findByText('Empty not allowed');
    fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Selfie', hidden: true }));
    fireEvent.click(await within(dialog).findByRole('radio', { name: /^Your selfie is not clear/ }));
    const preview = within(dialog).getByRole('region', { name: /^The recipient will read/ });
    expect(preview.textContent).toContain('請重新填寫：自拍照。');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Request reinput' }));
    await waitFor(() => expect(api.writes()).toHaveLength(1));
    expect(preview.textContent).toContain((api.writes()[0]!.body as { reason: string }).reason);
  });

  it('to delete names client and consequence, and leaves the screen of the deleted application', async () => {
    application = await backend.find('REJ');
    const { opened, api } = await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this application?' });
    expect(dialog.textContent).toContain(applicantName(application));
    expect(dialog.textContent).toContain('This cannot be undone.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(opened).toEqual([{ code: 'RAO_CLIENT_MANAMEMENT' }]));
    expect(api.writes().map(({ endpoint, query }) => [endpoint, query])).toEqual([
      [deleteApplication, { version: application.version }],
    ]);
    await expect(backend.read(application.applyID)).rejects.toMatchObject({ code: 'E0003' });
  });

  it('right after the user’s own change is not a conflict, though the screen still shows the old version', async () => {
    const { api } = await show();
    await openAllDocuments();
    fireEvent.click(await screen.findByRole('button', { name: 'Change account number and nickname' }));
    const names = await screen.findByRole('dialog');
    fireEvent.change(within(names).getByRole('textbox', { name: 'Nickname' }), { target: { value: 'siu_ming' } });
    await freezeReads();
    fireEvent.click(within(names).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(api.writes()).toHaveLength(2));
    expect(api.writes().slice(1).map(versionIn)).toEqual([application.version + 1]);
    await backend.control.clearFaults();
    await waitFor(async () => expect((await backend.read(application.applyID)).status).toBe('CHK'));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a return to the applicant', () => {
  it('ticks the document that a reason is about, and finds other questions by their words', async () => {
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Request reinput' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request reinput of this application?' }));
    const selfie = () => dialog.getByRole<HTMLInputElement>('checkbox', { name: 'Selfie' });
    expect(selfie().checked).toBe(false);
    fireEvent.click(await dialog.findByRole('radio', { name: /^Your selfie is not clear/ }));
    await waitFor(() => expect(selfie().checked).toBe(true));
    fireEvent.change(dialog.getByRole('searchbox', { name: 'Search questions' }), { target: { value: 'email' } });
    await waitFor(() => expect(dialog.queryByRole('checkbox', { name: 'Selfie' })).toBeNull());
    expect(dialog.getAllByRole('checkbox').map(({ parentElement }) => parentElement?.textContent)).toEqual([
      expect.stringMatching(/email/i),
    ]);
  });

  it('whose response was lost is sent under a different key once other questions are chosen', async () => {
    const { api } = await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Request reinput' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request reinput of this application?' }));
    fireEvent.click(await dialog.findByRole('radio', { name: /^Your selfie is not clear/ }));
    await backend.fail(changeApplicationStatuses, { kind: 'reset' }, 2);
    fireEvent.click(dialog.getByRole('button', { name: 'Request reinput' }));
    await dialog.findByText(/There was no response/);
    fireEvent.click(dialog.getByRole('button', { name: 'Request reinput' }));
    await waitFor(() => expect(api.writes()).toHaveLength(2));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Request reinput' })).toBeTruthy());
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Selfie', hidden: true }));
    fireEvent.click(dialog.getByRole('button', { name: 'Request reinput' }));
    await waitFor(() => expect(api.writes()).toHaveLength(3));
    const [first, again, other] = api.writes().map(({ options }) => options.idempotencyKey);
    expect([again === first, other === first]).toEqual([true, false]);
  });

  it('asks the user before the chosen questions are lost', async () => {
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Request reinput' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Request reinput of this application?' }));
    const selfie = () => dialog.getByRole('checkbox', { name: 'Selfie', hidden: true }) as HTMLInputElement;
    fireEvent.click(selfie());
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const stay = await dialog.findByRole('button', { name: 'Stay' });
    // The user takes a decision by its button, never by leaving the dialog.
    expect(screen.queryByRole('button', { name: 'Save and leave' })).toBeNull();
    fireEvent.click(stay);
    expect(selfie().checked).toBe(true);
    fireEvent.click(selfie());
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

function show() {
  const { session } = backend;
  return renderScreen(<ApplicationDetailScreen />, { plugin, session, params: { id: application.applyID } });
}

function setNickname(nickname: string) {
  const { applyID, version } = application;
  return backend.colleague.call(updateApplication, { params: { id: applyID }, body: { version, nickname } });
}

/** Leaves the screen with the state that it has loaded. */
async function freezeReads() {
  for (const { method, path } of [getApplication, getAnswers]) {
    await backend.control.addFault({ match: { method, path }, effect: { kind: 'hang' } });
  }
}
