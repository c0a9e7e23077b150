// A form never loses input: conflicts, leaving, drafts.
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../services/errors.ts';
import type { DraftService } from '../../services/hostServices.ts';
import { createInMemoryDrafts, renderScreen } from '../../entries/testing.tsx';
import {
  type Client,
  client,
  conflictError,
  timeoutError,
  NicknameForm,
  options,
  save,
  type Send,
  currentClient,
  typeInto,
  valueOf,
} from '../../testing/nicknameFormFixture.tsx';

afterEach(cleanup);

describe('a conflict', () => {
  it('shows what changed and by whom, keeps what I typed, and applies it over the newer record', async () => {
    const send = vi.fn<Send>().mockRejectedValueOnce(conflictError).mockResolvedValueOnce(null);
    await renderScreen(<NicknameForm send={send} />, options);
    typeInto('Nickname', 'mine');
    await save();
    const panel = screen.getByRole('alert', { name: /Lee Ka Yan changed this on 20 Nov 2026, 10:03/ });
    const rows = within(panel)
      .getAllByRole('row')
      .map((row) => row.textContent);
    expect(rows).toEqual(['FieldYou sawNowYour input', 'Nicknamemingah-mingmine Use theirs', 'Remarkcallsmails']);
    expect(valueOf('Nickname')).toBe('mine');
    await act(async () => fireEvent.click(within(panel).getByRole('button', { name: 'Apply mine again' })));
    expect(send.mock.calls[1]?.[0]).toEqual({ nickname: 'mine', remark: 'mails' });
    expect(send.mock.calls[1]?.[1].record).toEqual(currentClient);
    expect(send.mock.calls[1]?.[1].idempotencyKey).not.toBe(send.mock.calls[0]?.[1].idempotencyKey);
    expect(screen.queryByRole('alert', { name: /Lee Ka Yan/ })).toBeNull();
  });

  it('lets me take theirs, for one field or for all', async () => {
    const send = vi.fn<Send>().mockRejectedValue(conflictError);
    await renderScreen(<NicknameForm send={send} />, options);
    typeInto('Nickname', 'mine');
    await save();
    fireEvent.click(screen.getByRole('button', { name: 'Use theirs: Nickname' }));
    expect(valueOf('Nickname')).toBe('ah-ming');
    fireEvent.click(screen.getByRole('button', { name: 'Discard mine' }));
    expect([valueOf('Nickname'), valueOf('Remark')]).toEqual(['ah-ming', 'mails']);
    screen.getByText('clean');
  });

  it('offers nothing that the record no longer allows, and keeps what I typed', async () => {
    const isPossible = ({ version }: Client) => version < currentClient.version;
    await renderScreen(<NicknameForm send={() => Promise.reject(conflictError)} isPossible={isPossible} />, options);
    typeInto('Nickname', 'mine');
    await save();
    const panel = within(screen.getByRole('alert', { name: /Lee Ka Yan/ }));
    panel.getByText('This is no longer possible in its present state.');
    expect(panel.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Use theirs']);
    expect(valueOf('Nickname')).toBe('mine');
  });

  it('shows changes outside the fields', async () => {
    const describeChanges = (before: Client, now: Client) => [
      { name: 'Version', was: before.version, now: now.version },
    ];
    await renderScreen(
      <NicknameForm send={() => Promise.reject(conflictError)} describeChanges={describeChanges} />,
      options,
    );
    typeInto('Nickname', 'mine');
    await save();
    expect(screen.getByRole('row', { name: /Version/ }).textContent).toBe('Version34–');
  });
});

describe('leaving', () => {
  it('needs no confirmation for a clean form', async () => {
    const { leave } = await renderScreen(<NicknameForm send={vi.fn()} />, options);
    expect(await leave()).toBe('left');
  });

  it('stays on request and on Escape, with everything in place', async () => {
    const { leave } = await renderScreen(<NicknameForm send={vi.fn()} />, options);
    typeInto('Nickname', 'mine');
    const first = leave();
    fireEvent.click(screen.getByRole('button', { name: 'Stay' }));
    expect(await first).toBe('stayed');
    const second = leave();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Stay' }));
    fireEvent.keyDown(screen.getByRole('button', { name: 'Stay' }), { key: 'Escape' });
    expect(await second).toBe('stayed');
    expect(valueOf('Nickname')).toBe('mine');
  });

  it('discards the input and leaves', async () => {
    const drafts = createInMemoryDrafts();
    const { leave } = await renderScreen(<NicknameForm send={vi.fn()} />, { ...options, drafts });
    typeInto('Nickname', 'mine');
    const left = leave();
    fireEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(await left).toBe('left');
    cleanup();
    await renderScreen(<NicknameForm send={vi.fn()} />, { ...options, drafts });
    expect(valueOf('Nickname')).toBe('ming');
  });

  it('saves and leaves, and stays if it cannot be saved', async () => {
    const send = vi.fn<Send>().mockRejectedValueOnce(timeoutError).mockResolvedValueOnce(null);
    const onSent = vi.fn();
    const { leave } = await renderScreen(<NicknameForm send={send} onSent={onSent} />, options);
    typeInto('Nickname', 'mine');
    const first = leave();
    fireEvent.click(screen.getByRole('button', { name: 'Save and leave' }));
    expect(await first).toBe('stayed');
    const second = leave();
    fireEvent.click(screen.getByRole('button', { name: 'Save and leave' }));
    expect(await second).toBe('left');
    expect(onSent).toHaveBeenCalledExactlyOnceWith(null, { isLeaving: true });
  });

  it('allows leaving immediately after a form is sent', async () => {
    const { leave } = await renderScreen(<NicknameForm send={async () => null} />, options);
    typeInto('Nickname', 'mine');
    await save();
    expect(await leave()).toBe('left');
  });
});

describe('a draft', () => {
  it('is restored with the key of a submission without a response, and removed once it is sent', async () => {
    const drafts = createInMemoryDrafts();
    const keys: string[] = [];
    const send: Send = (_values, { idempotencyKey }) => {
      keys.push(idempotencyKey);
      return keys.length === 1 ? Promise.reject(timeoutError) : Promise.resolve(null);
    };
    await renderScreen(<NicknameForm send={send} />, { ...options, drafts });
    typeInto('Nickname', 'mine');
    await save();
    cleanup();
    await renderScreen(<NicknameForm send={send} />, { ...options, drafts });
    await screen.findByText('Your unsaved input has been restored.');
    expect(valueOf('Nickname')).toBe('mine');
    screen.getByText('dirty');
    await save();
    expect(keys[1]).toBe(keys[0]);
    cleanup();
    await renderScreen(<NicknameForm send={send} />, { ...options, drafts });
    expect(valueOf('Nickname')).toBe('ming');
  });

  it('is there before the fields are, so that no input can come between', async () => {
    const drafts = createInMemoryDrafts();
    await renderScreen(<NicknameForm send={vi.fn()} />, { ...options, drafts });
    typeInto('Nickname', 'mine');
    cleanup();
    const { promise: isRead, resolve: read } = Promise.withResolvers<void>();
    const late: DraftService = { ...drafts, load: (key) => isRead.then(() => drafts.load(key)) };
    await renderScreen(<NicknameForm send={vi.fn()} />, { ...options, drafts: late });
    expect(screen.queryByLabelText('Nickname')).toBeNull();
    read();
    await screen.findByText('Your unsaved input has been restored.');
    expect(valueOf('Nickname')).toBe('mine');
  });

  it('is not waited for where none can be, or where it cannot be read', async () => {
    const never: DraftService = { ...createInMemoryDrafts(), load: () => new Promise(() => {}) };
    await renderScreen(<NicknameForm send={vi.fn()} />, { ...options, drafts: never });
    expect(valueOf('Nickname')).toBe('ming');
    cleanup();
    const empty: DraftService = { ...createInMemoryDrafts(), mayHave: () => true };
    await renderScreen(<NicknameForm send={vi.fn()} />, { ...options, drafts: empty });
    await screen.findByLabelText('Nickname');
    expect(valueOf('Nickname')).toBe('ming');
  });

  it('is restored with the key of a submission during which the page was closed', async () => {
    const drafts = createInMemoryDrafts();
    const keys: string[] = [];
    const send: Send = (_values, { idempotencyKey }) => {
      keys.push(idempotencyKey);
      return keys.length === 1 ? new Promise<never>(() => {}) : Promise.resolve(null);
    };
    await renderScreen(<NicknameForm send={send} />, { ...options, drafts });
    typeInto('Nickname', 'mine');
    await save();
    cleanup();
    await renderScreen(<NicknameForm send={send} />, { ...options, drafts });
    await screen.findByText('Your unsaved input has been restored.');
    await save();
    expect([keys.length, keys[1]]).toEqual([2, keys[0]]);
  });

  it('of a new record keeps that key for other values too, also over the end of a session', async () => {
    const drafts = createInMemoryDrafts();
    const signedOut = new ApiError({ code: 'E0001', message: '', data: { reason: 'timeout' }, requestId: '' });
    const answers = [timeoutError, signedOut, timeoutError];
    const sent: (readonly [nickname: string, key: string, earlier: readonly unknown[]])[] = [];
    const send: Send = ({ nickname }, { idempotencyKey, earlier }) => {
      const error = answers[sent.length];
      sent.push([nickname, idempotencyKey, earlier]);
      return error ? Promise.reject(error) : Promise.resolve(null);
    };
    for (const [visit, nickname] of ['one', 'one', 'two', 'three', 'four'].entries()) {
      // oxlint-disable no-await-in-loop -- one visit after the other
      await renderScreen(<NicknameForm send={send} keepsKey />, { ...options, drafts });
      if (visit > 0 && visit < 4) await screen.findByText('Your unsaved input has been restored.');
      typeInto('Nickname', nickname);
      await save();
      cleanup();
      // oxlint-enable no-await-in-loop
    }
    const [one, two] = ['one', 'two'].map((nickname) => ({ nickname, remark: 'calls' }));
    const [[, key]] = sent as [(typeof sent)[0]];
    expect(sent.slice(0, 4)).toEqual([
      ['one', key, []],
      ['one', key, []],
      ['two', key, [one]],
      ['three', key, [one, two]],
    ]);
    // That was answered, so the next one is a new submission.
    expect([sent[4]?.[1] === key, sent[4]?.[2]]).toEqual([false, []]);
  });

  it('is sent with the version of the record at the time of typing, so that a change since then is a conflict', async () => {
    const drafts = createInMemoryDrafts();
    const send = vi.fn<Send>().mockRejectedValue(conflictError);
    await renderScreen(<NicknameForm send={send} />, { ...options, drafts });
    typeInto('Nickname', 'mine');
    cleanup();
    await renderScreen(<NicknameForm send={send} record={currentClient} />, { ...options, drafts });
    await screen.findByText('Your unsaved input has been restored.');
    await save();
    expect(send.mock.calls[0]?.[1].record).toEqual(client);
    fireEvent.click(screen.getByRole('button', { name: 'Discard input' }));
    expect(valueOf('Nickname')).toBe('ah-ming');
  });

  it('that is too long to be stored is announced, until it is discarded', async () => {
    const drafts = {
      ...createInMemoryDrafts(),
      save: (...[, , onWritten]: Parameters<DraftService['save']>) => onWritten(false),
    };
    await renderScreen(<NicknameForm send={vi.fn()} />, { ...options, drafts });
    typeInto('Nickname', 'long');
    expect(screen.getByText(/cannot be kept on this device/).closest('[role=status]')).toBeTruthy();
    typeInto('Nickname', 'ming');
    expect(screen.queryByText(/cannot be kept on this device/)).toBeNull();
  });

  it('does not contain values that must not be stored', async () => {
    const drafts = createInMemoryDrafts();
    await renderScreen(<NicknameForm send={vi.fn()} storesDraft={false} />, { ...options, drafts });
    typeInto('Nickname', 'secret');
    cleanup();
    await renderScreen(<NicknameForm send={vi.fn()} />, { ...options, drafts });
    expect(valueOf('Nickname')).toBe('ming');
  });
});
