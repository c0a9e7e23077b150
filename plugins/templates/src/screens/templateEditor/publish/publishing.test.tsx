import { createInMemoryDrafts } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { findQuestion } from '../../../model/TemplateDocument.ts';
import {
  load,
  publishElsewhere,
  publish,
  findConflict,
  endSessionAtNextPublish,
  loseNextReply,
  cardOf,
  goToQuestion,
  typeLabel,
  click,
  press,
  renderEditor,
  startEditorEmulator,
} from '../editorScreenFixture.tsx';

startEditorEmulator();

describe('publishing', () => {
  it('shows what changes and for whom, and sends the next version', async () => {
    const { toasts } = await renderEditor();
    expect(screen.getByRole('button', { name: 'Publish the changes' }).getAttribute('aria-disabled')).toBe('true');
    typeLabel('employer', 'Name of your employer');
    click('Publish version 2');
    const review = screen.getByRole('alertdialog', { name: 'Publish version 2?' });
    expect(review.textContent).toContain('Questions: 0 added, 1 changed, 0 removed');
    await act(async () => fireEvent.click(within(review).getByRole('button', { name: 'Publish version 2' })));
    await waitFor(() => expect(toasts.at(-1)?.text).toBe('Version 2 is published.'));
    const stored = await load();
    expect(findQuestion(stored, 'employer')?.label.EN).toBe('Name of your employer');
    expect([stored.templateVersion, stored.version]).toEqual([2, 2]);
    screen.getByRole('button', { name: 'Undo: change a label' });
    expect(screen.queryByText('Not published')).toBeNull();
  });

  it('publishes one version if the response is lost and the user publishes again', async () => {
    const { toasts } = await renderEditor();
    typeLabel('employer', 'Name of your employer');
    await loseNextReply();
    await publish('Publish version 2');
    await screen.findByText(/it is not known whether this was saved/);
    await screen.findByRole('button', { name: 'Publish version 2' });
    await publish('Publish version 2');
    await waitFor(() => expect(toasts.at(-1)?.text).toBe('Version 2 is published.'));
    const stored = await load();
    expect([stored.templateVersion, findQuestion(stored, 'employer')?.label.EN]).toEqual([2, 'Name of your employer']);
  });

  it('keeps the edits as a draft when the session ends while they are sent', async () => {
    const drafts = createInMemoryDrafts();
    await renderEditor({ drafts });
    typeLabel('employer', 'Name of your employer');
    await endSessionAtNextPublish();
    await publish('Publish version 2');
    cleanup();
    await renderEditor({ drafts });
    await screen.findByText(/^Unpublished changes of .* were restored on this device\.$/);
    goToQuestion('employer');
    expect(cardOf('employer').textContent).toContain('Name of your employer');
    expect((await load()).templateVersion).toBe(1);
  });

  it('lists problems while the user types, leads to their fields, and opens no review', async () => {
    await renderEditor();
    typeLabel('employer', '');
    click('Publish version 2');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    const list = screen.getByRole('region', { name: 'Problems' });
    fireEvent.click(screen.getAllByRole('treeitem')[0]!);
    fireEvent.click(within(list).getByRole('button', { name: /This text is required/ }));
    await waitFor(() => expect(document.activeElement?.getAttribute('data-field')).toBe('label.EN'));
    typeLabel('employer', 'Employer');
    within(list).getByText('No problems');
  });

  it('shows what only the server knows at its place: another template with this name', async () => {
    await renderEditor();
    const other = await load('DEMO-P-STAFF-PLAN');
    click('Name and access');
    fireEvent.change(await screen.findByRole('textbox', { name: /^Name/ }), { target: { value: other.name.EN } });
    await publish('Publish the changes');
    click(/^Problems/);
    await screen.findByRole('button', { name: /This is already used/ });
  });

  it('keeps both changes when two users edit at the same time', async () => {
    await renderEditor();
    typeLabel('employer', 'Mine');
    await publishElsewhere('annualIncome');
    await publish('Publish version 2');
    const conflict = await findConflict();
    expect(conflict.textContent).toContain('You have changed other things');
    click('Keep both changes');
    await publish('Publish version 3');
    await waitFor(async () => expect((await load()).templateVersion).toBe(3));
    const stored = await load();
    expect(['employer', 'annualIncome'].map((one) => findQuestion(stored, one)?.label.EN)).toEqual(['Mine', 'Theirs']);
  });

  it('shows both versions of what both have changed, and loses neither', async () => {
    await renderEditor();
    typeLabel('employer', 'Mine');
    await publishElsewhere('employer');
    await publish('Publish version 2');
    const conflict = await findConflict();
    const clash = within(conflict).getByRole('group', { name: /: Text, English$/ });
    expect(clash.textContent).toMatch(/Mine: ?Mine.*Theirs: ?Theirs/);
    click('Continue with theirs');
    expect(cardOf('employer').textContent).toContain('Theirs');
    click('Undo: take over another user’s version');
    expect(cardOf('employer').textContent).toContain('Mine');
  });

  it('merges as the user decides each clash, and waits until all are decided', async () => {
    await renderEditor();
    typeLabel('employer', 'Mine');
    await publishElsewhere('employer');
    await publish('Publish version 2');
    const conflict = await findConflict();
    const merge = within(conflict).getByRole('button', { name: 'Keep both changes' });
    expect(merge.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(merge);
    const decide = (language: string, side: RegExp) => {
      const clash = within(conflict).getByRole('group', { name: new RegExp(`: Text, ${language}$`) });
      fireEvent.click(within(clash).getByRole('radio', { name: side }));
    };
    decide('English', /^Mine/);
    expect(within(conflict).getByRole('status').textContent).toBe('1 of 1 decided');
    fireEvent.click(merge);
    await publish('Publish version 3');
    await waitFor(async () => expect((await load()).templateVersion).toBe(3));
    expect(findQuestion(await load(), 'employer')?.label).toEqual({ EN: 'Mine', SC: '他人', TC: '他人' });
  });
});

describe('a draft', () => {
  it('is restored after a reload with its time, and discarded', async () => {
    const drafts = createInMemoryDrafts();
    await renderEditor({ drafts });
    typeLabel('employer', 'Half done');
    cleanup();
    await renderEditor({ drafts });
    await screen.findByText(/^Unpublished changes of .* were restored on this device\.$/);
    goToQuestion('employer');
    expect(cardOf('employer').textContent).toContain('Half done');
    click('Discard them');
    expect(cardOf('employer').textContent).not.toContain('Half done');
    expect(screen.queryByText('Not published')).toBeNull();
  });

  it('is read before the editor accepts anything, however long that takes', async () => {
    const drafts = createInMemoryDrafts();
    await renderEditor({ drafts });
    typeLabel('employer', 'Half done');
    cleanup();
    const storage = Promise.withResolvers<undefined>();
    const opened = renderEditor({
      drafts: { ...drafts, load: (key) => storage.promise.then(() => drafts.load(key)) },
    });
    await waitFor(() => expect(document.querySelector('.bdk-skeleton-line')).toBeTruthy());
    // By now the template is there.
    await load();
    press('z', { ctrlKey: true });
    expect(screen.queryByRole('tree')).toBeNull();
    storage.resolve(undefined);
    await opened;
    screen.getByText(/^Unpublished changes of/);
    typeLabel('annualIncome', 'Also changed');
    goToQuestion('employer');
    expect(cardOf('employer').textContent).toContain('Half done');
    cleanup();
    await renderEditor({ drafts });
    goToQuestion('employer');
    expect(cardOf('employer').textContent).toContain('Half done');
    goToQuestion('annualIncome');
    expect(cardOf('annualIncome').textContent).toContain('Also changed');
  });

  it.each([false, true])('forgets the draft once it is published, after a reload: %s', async (isReloaded) => {
    const drafts = createInMemoryDrafts();
    await renderEditor({ drafts });
    typeLabel('employer', 'Name of your employer');
    if (isReloaded) {
      cleanup();
      await renderEditor({ drafts });
      await screen.findByText(/^Unpublished changes of/);
    }
    await publish('Publish version 2');
    await waitFor(() => expect(screen.queryByText('Not published')).toBeNull());
    cleanup();
    await renderEditor({ drafts });
    goToQuestion('employer');
    expect(cardOf('employer').textContent).toContain('Name of your employer');
    expect(screen.queryByText(/^Unpublished changes of/)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Keep both changes' })).toBeNull();
  });

  it('meets a version that another user has published since as a conflict', async () => {
    const drafts = createInMemoryDrafts();
    await renderEditor({ drafts });
    typeLabel('employer', 'Mine');
    cleanup();
    await publishElsewhere('annualIncome');
    await renderEditor({ drafts });
    await screen.findByRole('button', { name: 'Keep both changes' });
  });

  it('asks before it is left', async () => {
    const { leave } = await renderEditor();
    typeLabel('employer', 'Half done');
    const left = leave();
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getAllByRole('button')[0]!);
    expect(await left).toBe('left');
  });
});
