import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../services/errors.ts';
import { createTestApi, createInMemoryDrafts, type RenderScreenOptions, renderScreen } from '../../entries/testing.tsx';
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
import { Dialog } from '../../kit/Dialog.tsx';
import { ReasonDialog, type ReasonDialogProps } from './ReasonDialog.tsx';

interface Seen {
  readonly version: number;
}

const plugin = {
  id: 'desk',
  messages: { en: {}, 'zh-Hans': async () => ({ default: {} }), 'zh-Hant': async () => ({ default: {} }) },
};
const options: RenderScreenOptions = { plugin, api: createTestApi(() => null) };
const blurred = { EN: 'The picture is blurred.', SC: '图片模糊。', TC: '圖片模糊。' };
const expired = { EN: 'The document has expired.', SC: '证件已过期。', TC: '證件已過期。' };

const confirming: ConfirmDialogProps<unknown, Seen> = {
  title: 'Delete this application?',
  subject: 'Chan Tai Man · A100001',
  consequence: 'His answers and files are deleted with it.',
  actionLabel: 'Delete application',
  record: { version: 3 },
  onConfirm: async () => null,
  onClose: () => {},
};

const reasoning: ReasonDialogProps<unknown, Seen> = {
  name: 'reinput',
  id: 'A100001',
  title: 'Return to the applicant?',
  subject: 'Chan Tai Man · A100001',
  actionLabel: 'Return to applicant',
  reasons: [
    { id: 'blurred', text: blurred },
    { id: 'expired', text: expired },
  ],
  isRequired: true,
  limit: 40,
  clientLanguage: 'zh-Hant',
  preview: (reason) => `陳先生：${reason}`,
  record: { version: 3 },
  onSend: async () => null,
  onClose: () => {},
};

async function click(name: string): Promise<void> {
  await act(async () => fireEvent.click(screen.getByRole('button', { name })));
}

function words(): HTMLTextAreaElement {
  return screen.getByLabelText(/^Text for the recipient/);
}

function preview(): string {
  return within(screen.getByRole('region', { name: /recipient will read/ })).getByText(/^陳先生：/).textContent;
}

afterEach(cleanup);

describe('a dialog', () => {
  it('is dismissed by Escape, but not by the Escape that cancels a composition', async () => {
    const onDismiss = vi.fn();
    await renderScreen(
      <Dialog title="Note" actions={<button>OK</button>} onDismiss={onDismiss}>
        text
      </Dialog>,
      options,
    );
    const dialog = screen.getByRole('dialog', { name: 'Note' });
    fireEvent.keyDown(dialog, { key: 'Escape', isComposing: true });
    expect(onDismiss).not.toHaveBeenCalled();
    fireEvent.keyDown(dialog, { key: 'Escape' });
    expect(onDismiss).toHaveBeenCalledTimes(1);
  });

  it('ignores the Escape of a dialog inside it', async () => {
    const [outer, inner] = [vi.fn(), vi.fn()];
    await renderScreen(
      <Dialog title="Outer" actions={null} onDismiss={outer}>
        <Dialog title="Inner" actions={<button>OK</button>} onDismiss={inner}>
          text
        </Dialog>
      </Dialog>,
      options,
    );
    fireEvent.keyDown(screen.getByRole('button', { name: 'OK' }), { key: 'Escape' });
    expect([outer.mock.calls.length, inner.mock.calls.length]).toEqual([0, 1]);
  });
});

describe('a confirmation', () => {
  it('names applicant and consequence, carries the action out once and closes', async () => {
    const [onConfirm, onDone, onClose] = [vi.fn(async () => 'done'), vi.fn(), vi.fn()];
    await renderScreen(
      <ConfirmDialog {...confirming} onConfirm={onConfirm} onDone={onDone} onClose={onClose} />,
      options,
    );
    const dialog = screen.getByRole('alertdialog', { name: 'Delete this application?' });
    expect(dialog.textContent).toContain('Chan Tai Man · A100001His answers and files are deleted with it.');
    await click('Delete application');
    expect(onConfirm).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ record: { version: 3 }, idempotencyKey: expect.stringMatching(/^[0-9a-f-]{36}$/) }),
    );
    expect(onDone).toHaveBeenCalledExactlyOnceWith('done');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('shows the reason of an error, and stays open', async () => {
    const onClose = vi.fn();
    const refused = new ApiError({
      code: 'E0015',
      message: 'It is archived already.',
      data: null,
      requestId: 'r1',
    });
    await renderScreen(
      <ConfirmDialog {...confirming} onConfirm={() => Promise.reject(refused)} onClose={onClose} />,
      options,
    );
    await click('Delete application');
    expect(screen.getByRole('alert').textContent).toContain('It is archived already.Submit Error · Code E0015');
    expect(onClose).not.toHaveBeenCalled();
  });

  it('cannot be closed while it is being carried out', async () => {
    const answer = Promise.withResolvers<null>();
    const onClose = vi.fn();
    await renderScreen(<ConfirmDialog {...confirming} onConfirm={() => answer.promise} onClose={onClose} />, options);
    await click('Delete application');
    await click('Cancel');
    fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
    expect(onClose).not.toHaveBeenCalled();
    await act(async () => answer.resolve(null));
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('waits for the word, typed in any width and case', async () => {
    const onConfirm = vi.fn(async () => null);
    const consent = { label: 'Skip CA and signing', word: 'SKIP' };
    await renderScreen(<ConfirmDialog {...confirming} typedConfirmation={consent} onConfirm={onConfirm} />, options);
    await click('Delete application');
    fireEvent.keyDown(screen.getByLabelText('Skip CA and signing'), { key: 'Enter', ctrlKey: true });
    expect(onConfirm).not.toHaveBeenCalled();
    fireEvent.change(screen.getByLabelText('Skip CA and signing'), { target: { value: ' ｓｋｉｐ ' } });
    await click('Delete application');
    expect(onConfirm).toHaveBeenCalledTimes(1);
  });

  it('shows what another user has changed, and applies to that version when the user confirms again', async () => {
    const data = { current: { version: 4 }, by: 'Lee Ka Yan', at: '2026-11-20T02:03:00Z' };
    const onConfirm = vi
      .fn<ConfirmDialogProps<unknown, Seen>['onConfirm']>()
      .mockRejectedValueOnce(new ApiError({ code: 'E0005', message: 'changed', data, requestId: 'r1' }))
      .mockResolvedValueOnce(null);
    const describeChanges = (was: Seen, now: Seen) => [{ name: 'Version', was: was.version, now: now.version }];
    await renderScreen(<ConfirmDialog {...confirming} {...{ onConfirm, describeChanges }} />, options);
    await click('Delete application');
    const panel = within(screen.getByRole('alert', { name: /Lee Ka Yan changed this/ }));
    // Nothing was typed, so no message mentions it.
    expect(panel.getAllByRole('row').map((row) => row.textContent)).toEqual(['FieldYou sawNow', 'Version34']);
    expect(panel.getAllByRole('button').map((button) => button.textContent)).toEqual(['Continue anyway']);
    expect(screen.getByRole('button', { name: 'Delete application' }).getAttribute('aria-disabled')).toBe('true');
    await click('Continue anyway');
    expect(onConfirm.mock.calls[1]?.[0].record).toEqual({ version: 4 });
  });
});

describe('a reason', () => {
  it('is chosen in the language of staff and shown in the client’s', async () => {
    await renderScreen(<ReasonDialog {...reasoning} />, options);
    fireEvent.click(screen.getByRole('radio', { name: 'The picture is blurred.' }));
    expect([words().value, words().lang]).toEqual(['圖片模糊。', 'zh-Hant']);
    expect(preview()).toBe('陳先生：圖片模糊。');
  });

  it('cannot be chosen while it loads, and keeps the focus of a user who waits for it', async () => {
    let arrive = () => {};
    function Awaiting() {
      const [isWaiting, setIsWaiting] = useState(true);
      arrive = () => setIsWaiting(false);
      return <ReasonDialog {...reasoning} isRequired={false} isLoading={isWaiting} />;
    }
    await renderScreen(<Awaiting />, options);
    const group = screen.getByRole('radiogroup', { name: /^Reason/ });
    expect([group.getAttribute('aria-busy'), group.tabIndex]).toEqual(['true', 0]);
    expect(screen.queryAllByRole('radio')).toEqual([]);
    expect(screen.getByRole('button', { name: 'Return to applicant' }).getAttribute('aria-disabled')).toBe('true');
    act(() => group.focus());
    act(() => arrive());
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'No reason' }));
    expect(screen.getByRole('radiogroup', { name: /^Reason/ }).getAttribute('aria-busy')).toBeNull();
  });

  it('replaces the previous one, and is restored as reworded', async () => {
    await renderScreen(<ReasonDialog {...reasoning} />, options);
    fireEvent.click(screen.getByRole('radio', { name: 'The picture is blurred.' }));
    fireEvent.change(words(), { target: { value: '身份證圖片模糊。' } });
    fireEvent.click(screen.getByRole('radio', { name: 'The document has expired.' }));
    expect(words().value).toBe('證件已過期。');
    fireEvent.click(screen.getByRole('radio', { name: 'Other reason' }));
    expect(words().value).toBe('');
    fireEvent.click(screen.getByRole('radio', { name: 'The picture is blurred.' }));
    expect(preview()).toBe('陳先生：身份證圖片模糊。');
  });

  it('must be given where it is required, and is not sent if it is empty or too long', async () => {
    const onSend = vi.fn(async () => null);
    await renderScreen(<ReasonDialog {...reasoning} onSend={onSend} />, options);
    await click('Return to applicant');
    expect(screen.getByRole('radiogroup', { name: /^Reason/ }).getAttribute('aria-invalid')).toBe('true');
    fireEvent.click(screen.getByRole('radio', { name: 'Other reason' }));
    await click('Return to applicant');
    screen.getByText('Empty not allowed', { selector: '.bdk-field-error' });
    fireEvent.change(words(), { target: { value: '長'.repeat(41) } });
    await click('Return to applicant');
    screen.getByText('At most 40 characters', { selector: '.bdk-field-error' });
    expect(onSend).not.toHaveBeenCalled();
    fireEvent.change(words(), { target: { value: ` ${'長'.repeat(40)} ` } });
    await click('Return to applicant');
    expect(onSend).toHaveBeenCalledExactlyOnceWith(
      '長'.repeat(40),
      expect.objectContaining({ record: { version: 3 } }),
    );
  });

  it('may be omitted where it is optional', async () => {
    const onSend = vi.fn(async () => null);
    await renderScreen(<ReasonDialog {...reasoning} isRequired={false} onSend={onSend} />, options);
    expect((screen.getByRole('radio', { name: 'No reason' }) as HTMLInputElement).checked).toBe(true);
    await click('Return to applicant');
    expect(onSend).toHaveBeenCalledExactlyOnceWith(null, expect.anything());
  });

  it('is lost only after a confirmation, and is restored on the next visit', async () => {
    const drafts = createInMemoryDrafts();
    const onClose = vi.fn();
    await renderScreen(<ReasonDialog {...reasoning} onClose={onClose} />, { ...options, drafts });
    fireEvent.click(screen.getByRole('radio', { name: 'The document has expired.' }));
    fireEvent.keyDown(words(), { key: 'Escape' });
    const asked = screen.getByRole('alertdialog', { name: /Leave without saving/ });
    // True also after a submission without a response, which may or may not have been saved.
    expect(asked.textContent).toContain('Input that has not been saved will be lost.');
    // The user decides with a button of the decision, never by leaving the dialog.
    expect(
      within(asked)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['Discard changes', 'Stay']);
    await click('Stay');
    expect(onClose).not.toHaveBeenCalled();
    cleanup();
    await renderScreen(<ReasonDialog {...reasoning} onClose={onClose} />, { ...options, drafts });
    await screen.findByText('Your unsaved input has been restored.');
    expect(words().value).toBe('證件已過期。');
    // As in a dialog whose fields were there when it opened.
    expect(document.activeElement).toBe(screen.getAllByRole('radio')[0]);
    await click('Cancel');
    await click('Discard changes');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});
