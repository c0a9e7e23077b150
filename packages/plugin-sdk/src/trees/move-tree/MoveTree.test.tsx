import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SampleOutline } from '../../gallery/sampleOutline.tsx';
import { renderScreen } from '../../entries/testing.tsx';

afterEach(cleanup);

const load = async () => ({ default: {} });
const plugin = { id: 'outline', messages: { en: {}, 'zh-Hans': load, 'zh-Hant': load } };

it('moves what is selected with Alt and the arrow keys, says where it is, and keeps the focus', async () => {
  await renderOutline();
  fireEvent.click(row('Section 1.3'));
  press('ArrowDown', { altKey: true });
  expect(names().slice(0, 5)).toEqual(['Chapter 1', 'Section 1.1', 'Section 1.2', 'Chapter 2', 'Section 1.3']);
  expect(screen.getByRole('status').textContent).toBe('Section 1.3 is now at position 1 of 4 in Chapter 2.');
  expect(document.activeElement).toBe(row('Section 1.3'));
  press('ArrowUp', { altKey: true });
  expect(names().slice(0, 4)).toEqual(['Chapter 1', 'Section 1.1', 'Section 1.2', 'Section 1.3']);
});

it('moves chapters with what is in them, up to the ends', async () => {
  await renderOutline();
  fireEvent.click(row('Chapter 2'));
  press('ArrowUp', { altKey: true });
  expect(names().filter((name) => name.startsWith('Chapter'))).toEqual(['Chapter 2', 'Chapter 1', 'Chapter 3']);
  press('ArrowUp', { altKey: true });
  expect(screen.getByRole('status').textContent).toBe('It cannot be moved further.');
});

it('selects several of a level by keyboard and by pointer, and moves them together', async () => {
  await renderOutline();
  fireEvent.click(row('Section 1.1'));
  press('ArrowDown', { shiftKey: true });
  expect(selected()).toEqual(['Section 1.1', 'Section 1.2']);
  press('ArrowDown', { altKey: true });
  expect(names().slice(0, 4)).toEqual(['Chapter 1', 'Section 1.3', 'Section 1.1', 'Section 1.2']);
  expect(screen.getByRole('status').textContent).toBe('2 items are now at positions 2 to 3 of 3 in Chapter 1.');
  fireEvent.click(row('Section 2.2'), { ctrlKey: true });
  expect(selected()).toEqual(['Section 1.1', 'Section 1.2', 'Section 2.2']);
  fireEvent.click(row('Chapter 3'), { ctrlKey: true });
  expect(selected()).toEqual(['Chapter 3']);
});

it('finds names by their first letters, collapses and expands', async () => {
  await renderOutline();
  row('Chapter 1').focus();
  press('S');
  expect(document.activeElement).toBe(row('Section 1.1'));
  fireEvent.click(row('Chapter 1'));
  press('ArrowLeft');
  expect(names().slice(0, 2)).toEqual(['Chapter 1', 'Chapter 2']);
  press('ArrowRight');
  expect(names().slice(0, 2)).toEqual(['Chapter 1', 'Section 1.1']);
});

it('leaves letters to the commands of a screen that has some', async () => {
  await renderOutline({ hasLetterKeys: true });
  row('Chapter 1').focus();
  press('S');
  expect(document.activeElement).toBe(row('Chapter 1'));
});

it('moves what is dragged to the place that it shows', async () => {
  await renderOutline();
  const dataTransfer = { setData: () => undefined, effectAllowed: 'none' };
  fireEvent.dragStart(row('Section 3.3'), { dataTransfer });
  fireEvent.dragOver(row('Section 1.1'), { dataTransfer });
  expect(row('Section 1.1').dataset['drop']).toBe('after');
  fireEvent.dragOver(row('Chapter 3'), { dataTransfer });
  expect(row('Chapter 3').dataset['drop']).toBe('into');
  fireEvent.dragOver(row('Section 1.1'), { dataTransfer });
  fireEvent.drop(row('Section 1.1'), { dataTransfer });
  expect(names().slice(0, 3)).toEqual(['Chapter 1', 'Section 1.1', 'Section 3.3']);
  expect(row('Section 1.1').dataset['drop']).toBeUndefined();
});

it('is not changed where it is read-only', async () => {
  await renderOutline({ isReadOnly: true });
  fireEvent.click(row('Section 1.1'));
  press('ArrowDown', { altKey: true });
  expect(names().slice(0, 3)).toEqual(['Chapter 1', 'Section 1.1', 'Section 1.2']);
  expect(row('Section 1.1').draggable).toBe(false);
});

function renderOutline(options: { readonly isReadOnly?: boolean; readonly hasLetterKeys?: boolean } = {}) {
  return renderScreen(<SampleOutline translate={english} {...options} />, { plugin });
}

function english(en: string): string {
  return en;
}

function row(name: string): HTMLElement {
  return screen.getByRole('treeitem', { name });
}

function names(): readonly string[] {
  return screen.getAllByRole('treeitem').map((one) => one.textContent?.trim() ?? '');
}

function selected(): readonly string[] {
  return screen.getAllByRole('treeitem', { selected: true }).map((one) => one.textContent?.trim() ?? '');
}

function press(key: string, modifiers: object = {}): void {
  fireEvent.keyDown(document.activeElement ?? document.body, { key, ...modifiers });
}
