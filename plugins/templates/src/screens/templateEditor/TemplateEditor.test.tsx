import { renderScreen } from '@brokerdesk/plugin-testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import plugin from '../../plugin.ts';
import EditTemplateScreen from './EditTemplateScreen.tsx';
import {
  cards,
  cardOf,
  goToQuestion,
  click,
  choose,
  press,
  copy,
  paste,
  renderEditor,
  startEditorEmulator,
} from './editorScreenFixture.tsx';

startEditorEmulator();

describe('the outline and the canvas', () => {
  it('move pages and questions, and undo by the name of the step', async () => {
    await renderEditor();
    const [first, second] = screen.getAllByRole('treeitem').map((row) => row.textContent);
    fireEvent.click(screen.getAllByRole('treeitem')[0]!);
    press('ArrowDown', { altKey: true });
    expect(screen.getAllByRole('treeitem')[0]?.textContent).toBe(second);
    click('Undo: move a page');
    expect(screen.getAllByRole('treeitem')[0]?.textContent).toBe(first);
    screen.getByText('Undone: move a page.');
    press('z', { ctrlKey: true, shiftKey: true });
    expect(screen.getAllByRole('treeitem')[0]?.textContent).toBe(second);
  });

  it('select a question on the canvas, and open its label for typing', async () => {
    await renderEditor();
    const card = cards()[1]!;
    fireEvent.click(card, { detail: 1 });
    expect(card.getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('treeitem', { selected: true }).textContent).toContain(card.textContent!.slice(0, 8));
    fireEvent.click(card, { detail: 0 });
    const label = screen.getByRole('textbox', { name: `Label of ${card.dataset['question']}` });
    fireEvent.change(label, { target: { value: 'Papers' } });
    fireEvent.keyDown(label, { key: 'Enter' });
    expect(cards()[1]?.textContent).toContain('Papers');
    press('z', { ctrlKey: true });
    expect(cards()[1]?.textContent).not.toContain('Papers');
  });

  it('go through the questions of the page with the arrow keys', async () => {
    await renderEditor();
    const [first, second] = cards();
    fireEvent.click(first!, { detail: 1 });
    act(() => first?.focus());
    press('ArrowDown');
    expect(document.activeElement).toBe(second);
    expect(second?.getAttribute('aria-pressed')).toBe('true');
  });

  it('add a page, a group and a question behind the selection, with the focus in the first text', async () => {
    await renderEditor();
    const count = screen.getAllByRole('treeitem', { name: /^(?!.*·)/ }).length;
    choose('Add', 'Add page');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-field')).toBe('title.EN'));
    choose('Add', 'Question: Number');
    await waitFor(() => expect(document.activeElement?.getAttribute('data-field')).toBe('label.EN'));
    fireEvent.change(document.activeElement!, { target: { value: 'Years' } });
    screen.getByRole('treeitem', { name: /^Years/ });
    expect(screen.getAllByRole('treeitem').length).toBeGreaterThan(count);
    fireEvent.click(screen.getByRole('button', { name: 'Undo: change the question' }));
    click('Undo: add a question');
    click('Undo: add a page');
    expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
  });

  it('move the selection to a place that the user names', async () => {
    await renderEditor();
    fireEvent.click(cards()[0]!, { detail: 1 });
    const name = screen.getByRole('treeitem', { selected: true }).textContent;
    press('m');
    const dialog = screen.getByRole('dialog', { name: 'Move the selection' });
    const [page] = within(dialog).getAllByRole<HTMLSelectElement>('combobox');
    fireEvent.change(page!, { target: { value: page!.options[1]!.value } });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Move' }));
    screen.getByText(/^2 of/);
    expect(cards().some((card) => name?.startsWith(card.textContent!.slice(0, 6)))).toBe(true);
  });
});

it('drags a question by the handle of its card, and undoes it', async () => {
  await renderEditor();
  goToQuestion('employer');
  const ids = () => cards().map(({ dataset }) => dataset['question']);
  const before = ids();
  const handle = (id: string) => document.querySelector<HTMLElement>(`[data-drag="${id}"]`)!;
  const card = (id: string) => document.querySelector<HTMLElement>(`[data-card="${id}"]`)!;
  const dataTransfer = { setData: () => undefined, setDragImage: () => undefined };
  fireEvent.dragStart(handle('annualIncome'), { dataTransfer });
  fireEvent.dragOver(card('employment'), { dataTransfer });
  expect(card('employment').dataset['drop']).toBe('after');
  fireEvent.drop(card('employment'), { dataTransfer });
  expect(ids().slice(0, 3)).toEqual(['employment', 'annualIncome', 'employer']);
  expect(card('employment').dataset['drop']).toBeUndefined();
  click('Undo: move a question');
  expect(ids()).toEqual(before);
});

describe('copying and deleting', () => {
  it('copies by the events of the browser, also between templates, and refuses anything else', async () => {
    const { toasts } = await renderEditor();
    fireEvent.click(cards()[0]!, { detail: 1 });
    const copied = copy();
    expect(JSON.parse(copied)).toMatchObject({ format: 'brokerdesk-template-clip-1', kind: 'questions' });
    cleanup();
    await renderEditor({ id: 'DEMO-P-STAFF-PLAN' });
    const before = screen.getAllByRole('treeitem').length;
    fireEvent.click(screen.getAllByRole('treeitem')[0]!);
    paste(copied);
    screen.getByRole('button', { name: 'Undo: paste' });
    expect(screen.getAllByRole('treeitem').length).toBeGreaterThanOrEqual(before);
    paste('{"format":"something else"}');
    expect(toasts.some(({ tone }) => tone === 'warning')).toBe(false);
    screen.getByRole('button', { name: 'Undo: paste' });
  });

  it('duplicates with a free identifier', async () => {
    await renderEditor();
    const count = cards().length;
    fireEvent.click(cards()[0]!, { detail: 1 });
    press('d', { ctrlKey: true });
    expect(cards()).toHaveLength(count + 1);
    expect(cards()[1]?.dataset['question']).toBe(`${cards()[0]?.dataset['question']}2`);
  });

  it('never deletes a core question, and says why', async () => {
    await renderEditor();
    goToQuestion('idType');
    press('Delete');
    const dialog = screen.getByRole('alertdialog', { name: 'Core questions cannot be deleted' });
    expect(dialog.textContent).toContain('The import to the back office needs these answers');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(cardOf('idType')).toBeTruthy();
  });

  it('names the questions that depend on a deleted one, and keeps them without the condition', async () => {
    await renderEditor();
    goToQuestion('employment');
    press('Delete');
    const dialog = screen.getByRole('alertdialog', { name: /^Delete “/ });
    expect(within(dialog).getAllByRole('listitem').length).toBeGreaterThan(0);
    expect(dialog.textContent).toContain('asked only because of an answer that is deleted');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(document.querySelector('[data-question="employment"]')).toBeNull();
    expect(cardOf('employer').closest('li')?.textContent).not.toContain('Shown if');
    click('Undo: delete a question');
    expect(cardOf('employer').closest('li')?.textContent).toMatch(/if/i);
  });
});

it('shows the form, its points and the trial as views, and returns to the form for what is selected there', async () => {
  await renderEditor();
  goToQuestion('employer');
  fireEvent.click(screen.getByRole('tab', { name: 'Try as an applicant' }));
  await screen.findByRole('button', { name: /sample/i });
  fireEvent.click(screen.getByRole('tab', { name: 'Scores' }));
  expect(screen.queryByRole('tree')).toBeNull();
  fireEvent.click(screen.getByRole('tab', { name: 'Form' }));
  expect(cardOf('employer').getAttribute('aria-pressed')).toBe('true');
});

it('says that no template is chosen', async () => {
  await renderScreen(<EditTemplateScreen />, { plugin });
  await screen.findByText('No template chosen');
});
