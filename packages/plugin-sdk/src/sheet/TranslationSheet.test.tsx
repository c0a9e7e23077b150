import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { createTestApi, renderScreen } from '../entries/testing.tsx';
import type { TranslationEntry } from './TranslationEntry.ts';
import { TranslationSheet } from './TranslationSheet.tsx';

interface Entry extends TranslationEntry {
  readonly id: string;
}

const initial: readonly Entry[] = [
  { id: 'title', place: 'Page 1, title', text: { EN: 'Fees', SC: '', TC: '收費' }, isRequired: true },
  { id: 'help', place: 'Page 1, help', text: { EN: '', SC: '', TC: '' } },
  { id: 'note', place: 'Page 2, note', text: { EN: 'Note', SC: '备注', TC: '備註' }, limit: 4 },
];
let current = initial;

function Texts() {
  const [entries, setEntries] = useState(initial);
  current = entries;
  return <TranslationSheet label="Texts" entries={entries} onChange={setEntries} />;
}

const open = () =>
  renderScreen(<Texts />, {
    plugin: {
      id: 'templates',
      messages: { en: {}, 'zh-Hans': async () => ({ default: {} }), 'zh-Hant': async () => ({ default: {} }) },
    },
    api: createTestApi(() => null),
  });

function edit(row: number, column: number, value: string) {
  const cell = screen.getAllByRole('row')[row]!.children[column]!;
  fireEvent.mouseDown(cell.querySelector('textarea') ?? cell, { button: 0 });
  fireEvent.change(document.activeElement!, { target: { value } });
  fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
}

afterEach(cleanup);

it('counts what is missing in each language, and filters it', async () => {
  await open();
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'All rows (3)',
    'Rows with errors (0)',
    'Missing in any language (1)',
    'Missing in English (0)',
    'Missing in Simplified Chinese (1)',
    'Missing in Traditional Chinese (0)',
    'To review (0)',
  ]);
  fireEvent.change(screen.getByRole('combobox', { name: 'Rows shown' }), { target: { value: 'zh-Hans' } });
  expect(screen.getAllByRole('rowheader').map((header) => header.textContent)).toEqual(['1']);
});

it('changes the text of one entry, and keeps its other fields and the other entries', async () => {
  await open();
  edit(1, 3, '收费');
  expect(current[0]).toEqual({ ...initial[0], text: { EN: 'Fees', SC: '收费', TC: '收費' } });
  expect([current[1] === initial[1], current[2] === initial[2]]).toEqual([true, true]);
});

it('names a text that is too long', async () => {
  await open();
  edit(3, 2, 'Notes');
  screen.getByText('1 cell is not valid');
  screen.getByText('Row 3, English: At most 4 characters');
});

it('converts missing Chinese texts, and marks them until they are edited or reviewed', async () => {
  await open();
  edit(2, 4, '開戶');
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Convert 2 missing Chinese texts' })));
  await expect
    .poll(() => current.map(({ text, converted }) => `${text.SC} ${converted?.join() ?? ''}`))
    .toEqual(['收费 SC', '开户 SC', '备注 ']);
  await screen.findByRole('option', { name: 'To review (2)' });
  edit(1, 3, '费用');
  expect(current[0]).toMatchObject({ text: { SC: '费用' }, converted: [] });
  fireEvent.click(screen.getByRole('button', { name: 'Mark 1 text as reviewed' }));
  expect(current[1]).toMatchObject({ text: { SC: '开户' }, converted: [] });
});

it('describes a converted text, which is not an error', async () => {
  await open();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Convert 1 missing Chinese text' })));
  await screen.findByText('收费');
  fireEvent.mouseDown(screen.getByText('收费'), { button: 0 });
  const cell = document.activeElement!;
  expect(cell.getAttribute('aria-invalid')).toBeNull();
  expect(document.getElementById(cell.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Converted automatically; check the wording',
  );
});

it('leaves undo and redo to a screen that edits more than these texts', async () => {
  const steps: string[] = [];
  const history = { undo: () => steps.push('undo'), redo: () => steps.push('redo') };
  await renderScreen(
    <TranslationSheet
      label="Texts"
      entries={initial}
      onChange={() => undefined}
      history={history}
      tools={<i>Import</i>}
    />,
    {
      plugin: {
        id: 'templates',
        messages: { en: {}, 'zh-Hans': async () => ({ default: {} }), 'zh-Hant': async () => ({ default: {} }) },
      },
      api: createTestApi(() => null),
    },
  );
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  screen.getByText('Import');
  fireEvent.keyDown(screen.getByRole('grid'), { key: 'z', ctrlKey: true });
  fireEvent.keyDown(screen.getByRole('grid'), { key: 'y', ctrlKey: true });
  expect(steps).toEqual(['undo', 'redo']);
});
