// Working in the editor by keyboard: every key, and where the focus is afterwards.
import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  cardOf,
  cards,
  click,
  goToQuestion,
  paste,
  press,
  renderEditor,
  startEditorEmulator,
} from './editorScreenFixture.tsx';

startEditorEmulator();

const focusedField = () => document.activeElement?.getAttribute('data-field');

it('leads from the selection to its properties, to the outline, to what can be inserted, and back', async () => {
  await renderEditor();
  goToQuestion('employer');
  press('e');
  expect(focusedField()).toBe('label.EN');
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(document.activeElement).toBe(cardOf('employer'));
  press('o');
  expect(document.activeElement).toBe(screen.getByRole('treeitem', { selected: true }));
  expect(document.querySelector('[data-side=outline]')).toBeTruthy();
  press('Escape');
  expect(document.querySelector('[data-side]')).toBeNull();
  expect(document.activeElement).toBe(cardOf('employer'));
  press('i');
  const search = screen.getByRole('searchbox', { name: 'Find a question or group' });
  expect(document.activeElement).toBe(search);
  // The first Escape empties the search.
  fireEvent.change(search, { target: { value: 'date' } });
  press('Escape');
  expect(document.activeElement).toBe(search);
  fireEvent.change(search, { target: { value: '' } });
  press('Escape');
  expect(document.activeElement).toBe(cardOf('employer'));
});

it('adds pages by key, and moves what is selected up and down with the focus on it', async () => {
  await renderEditor();
  goToQuestion('employer');
  act(() => cardOf('employer').focus());
  press('ArrowDown', { altKey: true });
  expect(
    cards()
      .map(({ dataset }) => dataset['question'])
      .slice(0, 3),
  ).toEqual(['employment', 'businessNature', 'employer']);
  expect(document.activeElement).toBe(cardOf('employer'));
  press('ArrowUp', { altKey: true });
  press('ArrowUp', { altKey: true });
  expect(cards()[0]).toBe(cardOf('employer'));
  screen.getByRole('button', { name: 'Undo: move a question' });
  press('p');
  expect(focusedField()).toBe('title.EN');
});

it('keeps the focus on the selection when a card is copied, deleted or undone', async () => {
  await renderEditor();
  goToQuestion('stockYears');
  act(() => cardOf('stockYears').focus());
  press('d', { ctrlKey: true });
  expect(document.activeElement).toBe(cardOf('stockYears2'));
  press('Delete');
  expect(document.activeElement).toBe(cardOf('fundYears'));
  press('z', { ctrlKey: true });
  expect(document.activeElement).toBe(cardOf('stockYears2'));
});

it('goes from problem to problem, each in its field, and on to the next one when it is solved', async () => {
  const { toasts } = await renderEditor();
  press('n');
  expect(toasts.map(({ text }) => text)).toEqual(['No problems']);
  press('p');
  const goTo = (key: string, modifiers: object = {}) => {
    press('Escape');
    press(key, modifiers);
    return focusedField();
  };
  const first = goTo('n');
  const second = goTo('n');
  expect(second).not.toBe(first);
  expect(goTo('N', { shiftKey: true })).toBe(first);
  fireEvent.change(document.activeElement!, { target: { value: 'Hobbies' } });
  expect(goTo('n')).toBe(second);
});

it('shows the views by number, where keys of the form neither delete nor paste', async () => {
  await renderEditor();
  goToQuestion('employer');
  press('2');
  expect(screen.getByRole('tab', { name: 'Scores' }).getAttribute('aria-selected')).toBe('true');
  press('Delete');
  paste('{"format":"brokerdesk-template-clip-1"}');
  press('1');
  expect(cardOf('employer')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Undo' }).getAttribute('aria-disabled')).toBe('true');
});

it('reviews the next version by Control and S, and only if something has changed', async () => {
  await renderEditor();
  press('s', { ctrlKey: true });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  goToQuestion('stockYears');
  press('d', { ctrlKey: true });
  press('s', { ctrlKey: true });
  within(screen.getByRole('alertdialog')).getByRole('button', { name: /^Publish version/ });
  click('Back to the editor');
});
