import { createInMemoryDrafts } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { findQuestion } from '../../../model/TemplateDocument.ts';
import {
  cardOf,
  click,
  goToQuestion,
  load,
  publish,
  publishElsewhere,
  renderEditor,
  startEditorEmulator,
  typeLabel,
} from '../editorScreenFixture.tsx';

startEditorEmulator();

const title = 'Continue with version 1?';

it('opens an earlier version as a draft, to be reviewed and published as a new version', async () => {
  const before = (await load()).pages;
  await publishElsewhere('employer');
  await renderEditor({ restore: '1' });
  const dialog = await screen.findByRole('alertdialog', { name: title });
  expect(dialog.textContent).toContain('Questions: 0 added, 1 changed, 0 removed');
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Edit version 1' })));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  screen.getByRole('button', { name: 'Undo: go back to version 1' });
  await publish('Publish version 3');
  await waitFor(async () => expect((await load()).templateVersion).toBe(3));
  expect((await load()).pages).toEqual(before);
});

it('asks before it replaces an existing draft, which can be undone', async () => {
  await publishElsewhere('annualIncome');
  const drafts = createInMemoryDrafts();
  await renderEditor({ drafts });
  typeLabel('employer', 'Half done');
  cleanup();
  await renderEditor({ drafts, restore: '1' });
  const dialog = await screen.findByRole('alertdialog', { name: title });
  expect(dialog.textContent).toContain('You have unpublished changes');
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Replace my changes' })));
  goToQuestion('employer');
  expect(cardOf('employer').textContent).not.toContain('Half done');
  click('Undo: go back to version 1');
  expect(cardOf('employer').textContent).toContain('Half done');
});

it('keeps the draft if the user wants it', async () => {
  await publishElsewhere('annualIncome');
  const drafts = createInMemoryDrafts();
  await renderEditor({ drafts });
  typeLabel('employer', 'Half done');
  cleanup();
  await renderEditor({ drafts, restore: '1' });
  await screen.findByRole('button', { name: 'Keep my changes' });
  await act(async () => click('Keep my changes'));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  goToQuestion('employer');
  expect(cardOf('employer').textContent).toContain('Half done');
});

it('says that a version is what the editor shows', async () => {
  await renderEditor({ restore: '1' });
  await screen.findByText('The editor already shows what version 1 asks.');
  expect(screen.queryByRole('button', { name: 'Edit version 1' })).toBeNull();
});

it('shows the history of the template, with what a version changed', async () => {
  await publishElsewhere('employer');
  expect(findQuestion(await load(), 'employer')?.label.EN).toBe('Theirs');
  await renderEditor();
  click('History');
  const dialog = await screen.findByRole('dialog', { name: 'History' });
  fireEvent.click(await within(dialog).findByRole('button', { name: 'Show what changed in version 2' }));
  const list = await within(dialog).findByRole('list', { name: 'What changed from version 1 to version 2' });
  expect(list.textContent).toMatch(/Employer.*Theirs/s);
});
