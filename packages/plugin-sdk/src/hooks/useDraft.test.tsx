import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { DraftService } from '../services/hostServices.ts';
import { RestoredDraft } from '../kit/RestoredDraft.tsx';
import { createTestApi, createInMemoryDrafts, renderScreen } from '../entries/testing.tsx';
import { useDraft } from './useDraft.ts';

afterEach(cleanup);

const plugin = { id: 'notes', messages: { en: {}, 'zh-Hans': none, 'zh-Hant': none } };
const api = createTestApi(() => null);

function NoteForm({ record }: { readonly record: string }) {
  const draft = useDraft({ form: 'note', record, initial: 'as saved' });
  return (
    <>
      <RestoredDraft draft={draft} />
      <button onClick={draft.discard}>Reset</button>
      <p>{draft.isLoaded ? 'loaded' : 'loading'}</p>
      <input aria-label="Note" value={draft.value} onChange={(event) => draft.change(event.target.value)} />
    </>
  );
}

test('typed input is restored on the same record with a message, and can be discarded', async () => {
  const drafts = createInMemoryDrafts();
  await show('A1', drafts);
  fireEvent.change(note(), { target: { value: 'typed' } });
  cleanup();
  await show('A1', drafts);
  await screen.findByText('Your unsaved input has been restored.');
  expect(note().value).toBe('typed');
  fireEvent.click(screen.getByRole('button', { name: 'Discard input' }));
  expect(note().value).toBe('as saved');
  expect(screen.queryByText('Your unsaved input has been restored.')).toBeNull();
  cleanup();
  await show('A1', drafts);
  expect(note().value).toBe('as saved');
});

test('another record has its own draft', async () => {
  const drafts = createInMemoryDrafts();
  await show('A1', drafts);
  fireEvent.change(note(), { target: { value: 'typed' } });
  cleanup();
  await show('A2', drafts);
  expect(note().value).toBe('as saved');
});

test('a draft that arrives late does not replace typed input', async () => {
  let arrive = (_value: unknown) => {};
  const late = new Promise<unknown>((resolve) => {
    arrive = resolve;
  });
  await show('A1', { ...createInMemoryDrafts(), mayHave: () => true, load: () => late });
  screen.getByText('loading');
  fireEvent.change(note(), { target: { value: 'newer' } });
  arrive('older');
  await screen.findByText('loaded');
  expect(note().value).toBe('newer');
});

test('input that is too long is announced until a shorter one is stored or the input is discarded', async () => {
  const drafts = createInMemoryDrafts();
  const save: DraftService['save'] = (key, value, onWritten) => {
    if (String(value).length > 8) onWritten(false);
    else drafts.save(key, value, onWritten);
  };
  await show('A1', { ...drafts, save });
  const notice = () => screen.getByRole('status').textContent;
  fireEvent.change(note(), { target: { value: 'much too long' } });
  expect(notice()).toBe('Your input cannot be kept on this device. Save it before you leave.');
  fireEvent.change(note(), { target: { value: 'short' } });
  expect(notice()).toBe('');
  fireEvent.change(note(), { target: { value: 'too long again' } });
  cleanup();
  await show('A1', { ...drafts, save });
  await screen.findByText('Your unsaved input has been restored.');
  expect(note().value).toBe('short');
});

test('the notice about long input stays while the next input is being written, and ends with the draft', async () => {
  let write = (_isStored: boolean) => {};
  const drafts: DraftService = { ...createInMemoryDrafts(), save: (_key, _value, onWritten) => (write = onWritten) };
  await show('A1', drafts);
  const notice = () => screen.queryByText(/cannot be kept/) !== null;
  fireEvent.change(note(), { target: { value: 'long' } });
  expect(notice()).toBe(false);
  act(() => write(false));
  fireEvent.change(note(), { target: { value: 'longer' } });
  expect(notice()).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  act(() => write(false));
  expect(notice()).toBe(false);
});

test('the form says that another open tab has other input of the same record, beside what was restored', async () => {
  let tellOf = (_key: string, _isOpen: boolean) => {};
  const drafts: DraftService = {
    ...createInMemoryDrafts(),
    watchOtherTabs(key, onChange) {
      tellOf = (changed, isOpen) => changed === key && onChange(isOpen);
      return () => {};
    },
  };
  drafts.save(JSON.stringify(['notes', 'note', 'A1']), 'typed earlier', () => {});
  await show('A1', drafts);
  const notice = () => screen.queryByText('Also open in another tab, where there is other unsaved input.') !== null;
  expect(notice()).toBe(false);
  act(() => tellOf(JSON.stringify(['notes', 'note', 'A1']), true));
  expect(notice()).toBe(true);
  expect(note().value).toBe('typed earlier');
  act(() => tellOf(JSON.stringify(['notes', 'note', 'A1']), false));
  expect(notice()).toBe(false);
});

function note(): HTMLInputElement {
  return screen.getByRole('textbox', { name: 'Note' });
}

function show(record: string, drafts: DraftService) {
  return renderScreen(<NoteForm record={record} />, { plugin, api, drafts });
}

async function none() {
  return { default: {} };
}
