import { ApiError } from '@brokerdesk/plugin-sdk';
import { createInMemoryDrafts, createTestApi, renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { type BranchVisit, noteMaxLength } from '../endpoints.ts';
import plugin from '../plugin.ts';
import { BranchVisitNote } from './BranchVisitNote.tsx';

const visit: BranchVisit = {
  visitID: 'V1',
  applyID: 'A1',
  applicantName: 'CHAN Siu Ming',
  branch: { EN: 'Central', SC: '中环', TC: '中環' },
  time: '2026-03-03T03:00:00Z',
  counterStaff: 'LEE Ka Yan',
  state: 'booked',
  note: '',
};
const failed = 'The note could not be saved. Try again.';

afterEach(cleanup);

describe('the note for the counter', () => {
  it('is as long as the server takes', async () => {
    await show();
    expect(field().maxLength).toBe(noteMaxLength);
  });

  it('says that it was not saved, and keeps what was typed, also for the next visit of the page', async () => {
    const drafts = createInMemoryDrafts();
    await show({ drafts, fails: true });
    save('Bring the original.');
    expect(await screen.findByText(failed)).toBe(screen.getByRole('alert'));
    cleanup();
    await show({ drafts });
    await screen.findByRole('button', { name: 'Discard input' });
    expect(field().value).toBe('Bring the original.');
  });

  it('is no longer a draft once it is saved', async () => {
    const drafts = createInMemoryDrafts();
    const { toasts } = await show({ drafts });
    save('Bring the original.');
    await expect.poll(() => toasts.map(({ text }) => text)).toEqual(['The note has been saved.']);
    cleanup();
    // Even where a colleague has written another one since.
    await show({ drafts, saved: { ...visit, note: 'Call first.' } });
    // The form has read its draft once another one that was asked for later is read.
    await act(async () => void (await drafts.load('another')));
    expect(field().value).toBe('Call first.');
    expect(screen.queryByRole('button', { name: 'Discard input' })).toBeNull();
  });
});

interface Case {
  readonly drafts?: ReturnType<typeof createInMemoryDrafts>;
  readonly fails?: boolean;
  readonly saved?: BranchVisit;
}

function show({ drafts = createInMemoryDrafts(), fails = false, saved = visit }: Case = {}) {
  const api = createTestApi(({ body }) => {
    if (fails) throw new ApiError({ code: 'E0099', message: 'refused', data: null, requestId: 'req-1' });
    return { ...visit, ...(body as object) };
  });
  return renderScreen(<BranchVisitNote visit={saved} />, { plugin, api, drafts });
}

function field(): HTMLTextAreaElement {
  return screen.getByLabelText('Note for the counter');
}

function save(note: string): void {
  fireEvent.change(field(), { target: { value: note } });
  fireEvent.click(screen.getByRole('button', { name: 'Save note' }));
}
