import { deleteApplication, ApiError, UnreachableError } from '@brokerdesk/plugin-sdk';
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { conflict, backend, resetTestBackend, showApplication as show, versionIn } from '../testBackendFixture.tsx';
import { sampleApplication } from '../sampleApplication.ts';

configure({ asyncUtilTimeout: 5000 });
// What comes late is here already, so that a busy machine is no reason for a failure.
beforeAll(() => Promise.all([import('./DecisionDialog.tsx'), import('../NamesDialog.tsx')]));
beforeEach(resetTestBackend);
afterEach(cleanup);

describe('a decision', () => {
  it('that can be taken back is carried out at once, and once however often the button is pressed', async () => {
    const { toasts } = await show();
    const verify = await screen.findByRole('button', { name: 'Verify application' });
    fireEvent.click(verify);
    fireEvent.click(verify);
    fireEvent.keyDown(document.body, { key: 'v' });
    await waitFor(() => expect(toasts).toHaveLength(1));
    expect(backend.writes.map(({ body }) => body)).toEqual([
      { action: 'verify', applications: [{ applyID: backend.stored.applyID, version: 2 }], reason: null },
    ]);
    expect(toasts[0]?.text).toBe('Verify application: A20261101000001 陳小明 CHAN Siu Ming');
    expect(await screen.findByText('Verified')).toBeTruthy();
  });

  it('about an older version shows what has changed and by whom, and applies again to the newer one', async () => {
    backend.onNextWrite = () => {
      backend.stored = { ...sampleApplication, version: 3, nickname: 'siu_ming' };
      throw conflict(backend.stored);
    };
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Verify application' }));
    const dialog = await screen.findByRole('dialog', { name: 'Verify application' });
    const alert = within(dialog).getByRole('alert', { name: /^Lee Ka Yan changed this on/ });
    expect(within(alert).getByRole('row', { name: /Nickname/ }).textContent).toBe('Nickname–siu_ming');
    fireEvent.click(within(alert).getByRole('button', { name: 'Do it all the same' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(backend.writes.map(versionIn)).toEqual([2, 3]);
    expect(backend.stored.status).toBe('CHK');
  });

  it('that is not possible any more says why', async () => {
    backend.onNextWrite = () => {
      throw new ApiError({ code: 'E0015', message: 'This is not possible.', data: {}, requestId: 'r' });
    };
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Verify application' }));
    expect((await screen.findByRole('dialog')).textContent).toContain('This is not possible.');
  });

  it('whose answer was lost is sent again under the same key', async () => {
    backend.onNextWrite = () => {
      throw new UnreachableError('TIMEOUT', { message: 'No answer' });
    };
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Verify application' }));
    const dialog = await screen.findByRole('dialog', { name: 'Verify application' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Verify application' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(backend.writes).toHaveLength(2);
    expect(backend.keys).toHaveLength(2);
    expect(new Set(backend.keys).size).toBe(1);
  });

  it('to reject may go without a reason, and shows the client’s words in his language', async () => {
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Reject' }));
    const dialog = await screen.findByRole('dialog', { name: 'Reject this application?' });
    expect(dialog.textContent).toContain('A20261101000001 陳小明 CHAN Siu Ming');
    fireEvent.click(await within(dialog).findByRole('radio', { name: 'You already have an account with us.' }));
    const preview = within(dialog).getByRole('region', { name: 'The client will read (Traditional Chinese)' });
    expect(preview.textContent).toContain('閣下已在本公司開立帳戶。');
    fireEvent.click(within(dialog).getByRole('radio', { name: 'No reason' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Reject application' }));
    await waitFor(() =>
      expect(backend.writes.map(({ body }) => body)).toMatchObject([{ action: 'reject', reason: null }]),
    );
  });

  it('to return it to the client names the questions, asks for a reason, and sends what was shown', async () => {
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Reinput' }));
    const dialog = await screen.findByRole('dialog', { name: 'Return this application to the client?' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Return to client' }));
    expect(await within(dialog).findByText('Empty not allowed')).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('checkbox', { name: 'Selfie', hidden: true }));
    fireEvent.click(await within(dialog).findByRole('radio', { name: /^Your selfie is not clear/ }));
    const preview = within(dialog).getByRole('region', { name: /^The client will read/ });
    expect(preview.textContent).toContain('請重新填寫：自拍照。');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Return to client' }));
    await waitFor(() => expect(backend.writes).toHaveLength(1));
    expect(preview.textContent).toContain((backend.writes[0]!.body as { reason: string }).reason);
  });

  it('to delete names person and consequence, and leads away from what is gone', async () => {
    backend.actions = ['delete'];
    const { opened } = await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete this application?' });
    expect(dialog.textContent).toContain('陳小明 CHAN Siu Ming');
    expect(dialog.textContent).toContain('This cannot be taken back.');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete application' }));
    await waitFor(() => expect(opened).toEqual([{ code: 'RAO_CLIENT_MANAMEMENT' }]));
    expect(backend.writes.map(({ endpoint, query }) => [endpoint, query])).toEqual([
      [deleteApplication, { version: 2 }],
    ]);
  });

  it('right after a change of one’s own is no conflict, though the screen is still the old one', async () => {
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Change account number and nickname' }));
    const names = await screen.findByRole('dialog');
    fireEvent.change(within(names).getByRole('textbox', { name: 'Nickname' }), { target: { value: 'siu_ming' } });
    backend.isFrozen = true;
    fireEvent.click(within(names).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    fireEvent.click(screen.getByRole('button', { name: 'Verify application' }));
    await waitFor(() => expect(backend.stored.status).toBe('CHK'));
    expect(backend.writes.slice(1).map(versionIn)).toEqual([3]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('a return to the client', () => {
  it('whose answer was lost goes under another key once other questions are chosen', async () => {
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Reinput' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Return this application to the client?' }));
    fireEvent.click(await dialog.findByRole('radio', { name: /^Your selfie is not clear/ }));
    const lose = () => {
      throw new UnreachableError('TIMEOUT', { message: 'No answer' });
    };
    backend.onNextWrite = lose;
    fireEvent.click(dialog.getByRole('button', { name: 'Return to client' }));
    await dialog.findByText(/No answer came/);
    backend.onNextWrite = lose;
    fireEvent.click(dialog.getByRole('button', { name: 'Return to client' }));
    await waitFor(() => expect(backend.keys).toHaveLength(2));
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Return to client' })).toBeTruthy());
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Selfie', hidden: true }));
    fireEvent.click(dialog.getByRole('button', { name: 'Return to client' }));
    await waitFor(() => expect(backend.keys).toHaveLength(3));
    const [first, again, other] = backend.keys;
    expect([again === first, other === first]).toEqual([true, false]);
  });

  it('asks before the questions that were chosen are lost', async () => {
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Reinput' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Return this application to the client?' }));
    const selfie = () => dialog.getByRole('checkbox', { name: 'Selfie', hidden: true }) as HTMLInputElement;
    fireEvent.click(selfie());
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    const stay = await dialog.findByRole('button', { name: 'Stay' });
    // A decision is taken by its own button, never on the way out.
    expect(screen.queryByRole('button', { name: 'Save and leave' })).toBeNull();
    fireEvent.click(stay);
    expect(selfie().checked).toBe(true);
    fireEvent.click(selfie());
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
