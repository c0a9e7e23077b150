import { createInMemoryDrafts, renderScreen, type RenderScreenOptions } from '@brokerdesk/plugin-testing';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { listNotes } from '../endpoints.ts';
import plugin from '../plugin.ts';
import { openBackend, type TestBackend } from '../testBackendFixture.ts';
import NotesTab from './NotesTab.tsx';

let backend: TestBackend;

beforeEach(async () => {
  backend = await openBackend();
});
afterEach(cleanup);

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /^Note for colleagues/ });

it('adds a note, shows it, and empties the field', async () => {
  const { toasts } = await show();
  fireEvent.change(await field(), { target: { value: 'Called back.\nNew address follows.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
  const list = await screen.findByRole('list', { name: 'Sample plugin' });
  expect(list.textContent).toContain('Called back.\nNew address follows.');
  expect((await field()).value).toBe('');
  expect(toasts.map(({ text }) => text)).toEqual(['The note has been added.']);
});

it('refuses an empty note before it is sent', async () => {
  const { api } = await show();
  await field();
  fireEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(async () => expect((await field()).getAttribute('aria-invalid')).toBe('true'));
  expect(api.writes()).toEqual([]);
});

it('keeps what was typed for the same application', async () => {
  const drafts = createInMemoryDrafts();
  await show({ drafts });
  fireEvent.change(await field(), { target: { value: 'Not finished' } });
  cleanup();
  await show({ drafts });
  await waitFor(async () => expect((await field()).value).toBe('Not finished'));
});

it('has no form for users who may not add notes', async () => {
  await show({ session: await backend.limitTo('RAO_CLIENT_MANAMEMENT') });
  await screen.findByText('Notes of your colleagues appear here.');
  expect(screen.queryByRole('form')).toBeNull();
});

it('shows why the notes could not be loaded, and tries again', async () => {
  const { method, path } = listNotes;
  const effect = { kind: 'envelope', code: 'E0018' } as const;
  await backend.control.addFault({ match: { method, path }, when: { times: 1 }, effect });
  await show();
  await screen.findByRole('heading', { name: 'The notes could not be loaded' });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText('No notes yet');
});

it('fills a slot of the plugin account-opening for users who may read applications', () => {
  expect(plugin.slots).toMatchObject([{ slot: 'account-opening.tabs', requires: 'RAO_CLIENT_MANAMEMENT' }]);
});

it('is translated into Traditional Chinese', async () => {
  await show({ language: 'zh-Hant' });
  await screen.findByRole('button', { name: '新增備註' });
});

function show(options: Partial<RenderScreenOptions> = {}) {
  const { application, session } = backend;
  return renderScreen(<NotesTab application={application} />, { plugin, session, ...options });
}
