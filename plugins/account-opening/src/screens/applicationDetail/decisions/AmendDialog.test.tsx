import { amendAnswer } from '@brokerdesk/plugin-sdk';
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { backend, resetTestBackend, showApplication as show, versionIn } from '../testBackendFixture.tsx';
import { sampleApplication } from '../sampleApplication.ts';

configure({ asyncUtilTimeout: 5000 });
// What comes late is here already, so that a busy machine is no reason for a failure.
beforeAll(() => Promise.all([import('./DecisionDialog.tsx'), import('./AmendDialog.tsx')]));
beforeEach(resetTestBackend);
afterEach(cleanup);

describe('a correction', () => {
  it('asks for a reason, which the client does not read', async () => {
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Correct' }));
    const dialog = await screen.findByRole('dialog', { name: 'Correct answers of this application?' });
    expect(within(dialog).queryByRole('region', { name: /client/ })).toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Start correction' }));
    expect(await within(dialog).findByText('Empty not allowed')).toBeTruthy();
    fireEvent.change(within(dialog).getByRole('textbox', { name: 'Reason' }), { target: { value: ' 與證件不符 ' } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Start correction' }));
    await waitFor(() =>
      expect(backend.writes.map(({ body }) => body)).toMatchObject([{ action: 'correct', reason: '與證件不符' }]),
    );
  });

  it('changes one answer with its reason, by the number of the answers that was seen', async () => {
    backend.stored = { ...sampleApplication, status: 'RTC' };
    backend.actions = ['finishCorrection'];
    await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Correct: Name in Chinese' }));
    expect(screen.queryByRole('button', { name: 'Correct: Selfie' })).toBeNull();
    const dialog = await screen.findByRole('dialog', { name: 'Correct an answer' });
    expect(dialog.textContent).toContain('The answer is: 陳小明');
    fireEvent.change(within(dialog).getByRole('textbox', { name: 'Corrected answer' }), {
      target: { value: '陳曉明' },
    });
    fireEvent.click(await within(dialog).findByRole('radio', { name: 'A typing slip of the client.' }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Correct answer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(backend.writes.map(({ endpoint, body }) => [endpoint, body])).toEqual([
      [
        amendAnswer,
        {
          applyID: backend.stored.applyID,
          seqNum: 4,
          questionID: 'Q1',
          value: '陳曉明',
          reason: 'A typing slip of the client.',
        },
      ],
    ]);
  });

  it('is offered to nobody who may not finish it', async () => {
    backend.stored = { ...sampleApplication, status: 'RTC' };
    backend.actions = [];
    await show();
    await screen.findByText('Nothing to be done by you');
    expect(screen.queryByRole('button', { name: 'Correct: Name in Chinese' })).toBeNull();
  });

  it('is made and finished without a conflict with oneself, though the screen is still the old one', async () => {
    backend.stored = { ...sampleApplication, status: 'RTC' };
    backend.actions = ['finishCorrection'];
    await show();
    const open = await screen.findByRole('button', { name: 'Correct: Name in Chinese' });
    backend.isFrozen = true;
    for (const value of ['陳曉明', '陳小鳴']) {
      fireEvent.click(open);
      const dialog = within(await screen.findByRole('dialog', { name: 'Correct an answer' }));
      fireEvent.change(dialog.getByRole('textbox', { name: 'Corrected answer' }), { target: { value } });
      fireEvent.click(await dialog.findByRole('radio', { name: 'A typing slip of the client.' }));
      fireEvent.click(dialog.getByRole('button', { name: 'Correct answer' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    fireEvent.click(screen.getByRole('button', { name: 'Finish correction' }));
    await waitFor(() => expect(backend.stored.status).toBe('RSB'));
    const numbers = backend.writes.slice(0, 2).map(({ body }) => (body as { seqNum: number }).seqNum);
    expect(numbers).toEqual([4, 5]);
    expect(backend.writes.slice(2).map(versionIn)).toEqual([4]);
  });
});
