import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { RestoredDraft } from '../kit/RestoredDraft.tsx';
import { createTestApi, createInMemoryDrafts, renderScreen } from '../testing.tsx';
import { useDraft } from './useDraft.ts';

afterEach(cleanup);

const plugin = { id: 'notes', messages: { en: {}, 'zh-Hans': none, 'zh-Hant': none } };
const api = createTestApi(() => null);

function NoteForm({ record }: { readonly record: string }) {
  const draft = useDraft({ form: 'note', record, initial: 'as saved' });
  return (
    <>
      <RestoredDraft draft={draft} />
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
  expect(await screen.findByText('Your unsaved input has been restored.')).toBeTruthy();
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
  await show('A1', { ...createInMemoryDrafts(), load: () => late });
  fireEvent.change(note(), { target: { value: 'newer' } });
  arrive('older');
  await late;
  expect(note().value).toBe('newer');
});

function note(): HTMLInputElement {
  return screen.getByRole('textbox', { name: 'Note' });
}

function show(record: string, drafts: ReturnType<typeof createInMemoryDrafts>) {
  return renderScreen(<NoteForm record={record} />, { plugin, api, drafts });
}

async function none() {
  return { default: {} };
}
