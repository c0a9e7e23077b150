import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { inAll, makeDocument, makePage, makeQuestion } from '../../../model/documentFixture.ts';
import type { TemplateDocument } from '../../../model/TemplateDocument.ts';
import { renderInEditor } from '../editorFixture.tsx';
import { listTexts } from './mapTexts.ts';
import { TranslationGrid } from './TranslationGrid.tsx';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const document: TemplateDocument = {
  name: { EN: 'Account', SC: '账户', TC: '' },
  description: { EN: 'Fees', SC: '', TC: '收費' },
  blockedCNIP: false,
  pages: [makePage('work', [makeQuestion('job'), makeQuestion('note', { type: 'Label', help: inAll('Help') })])],
  classification: [],
};

async function open(of = document) {
  const { editor } = await renderInEditor(<TranslationGrid />, { document: of });
  await screen.findByRole('grid');
  return { editor, texts: () => listTexts(editor().document) };
}

const cell = (row: number, column: number) => screen.getAllByRole('row')[row]!.children[column]!;

function type(row: number, column: number, value: string) {
  fireEvent.mouseDown(cell(row, column).querySelector('textarea') ?? cell(row, column), { button: 0 });
  fireEvent.change(globalThis.document.activeElement!, { target: { value } });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('has every text, and counts what is missing', async () => {
  await open();
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map((row) => row.children[1]?.textContent),
  ).toEqual([
    'Template, name',
    'Template, description',
    'Page 1, title',
    'Page 1, workGroup, name',
    'Page 1, job, label',
    'Page 1, note, label',
    'Page 1, note, help',
  ]);
  screen.getByRole('option', { name: 'Missing in any language (2)' });
});

it('stores what is typed in the template, and a cell is one step', async () => {
  const { editor } = await open();
  type(1, 4, '帳');
  type(1, 4, '帳戶');
  fireEvent.keyDown(globalThis.document.activeElement!, { key: 'Enter' });
  expect(editor().document.name.TC).toBe('帳戶');
  fireEvent.keyDown(screen.getByRole('grid'), { key: 'z', ctrlKey: true });
  expect([editor().document.name.TC, editor().canUndo]).toEqual(['', false]);
});

it('takes many cells from a spreadsheet as one step', async () => {
  const { editor, texts } = await open();
  fireEvent.mouseDown(cell(5, 2), { button: 0 });
  fireEvent.paste(screen.getByRole('grid'), {
    clipboardData: { getData: () => 'Your job\t您的职业\t閣下的職業\nRead this\t请阅读\t請細閱' },
  });
  expect(
    texts()
      .slice(4, 6)
      .map(({ text }) => text),
  ).toEqual([
    { EN: 'Your job', SC: '您的职业', TC: '閣下的職業' },
    { EN: 'Read this', SC: '请阅读', TC: '請細閱' },
  ]);
  await act(async () => editor().undo());
  expect(editor().canUndo).toBe(false);
  expect(editor().document).toEqual(document);
});

it('marks converted texts until they are reviewed, also across undo', async () => {
  const { editor } = await open();
  await act(async () => press('Convert 2 missing Chinese texts'));
  await waitFor(() => expect(editor().document.description.SC).toBe('收费'));
  expect(editor().document.name.TC).toBe('帳戶');
  await screen.findByRole('option', { name: 'To review (2)' });
  await act(async () => editor().undo());
  screen.getByRole('option', { name: 'To review (0)' });
  await act(async () => editor().redo());
  screen.getByRole('option', { name: 'To review (2)' });
  type(1, 4, '交易帳戶');
  await screen.findByRole('option', { name: 'To review (1)' });
  press('Mark 1 text as reviewed');
  await screen.findByRole('option', { name: 'To review (0)' });
});

async function choose(content: string, name: string) {
  press('Import…');
  const input = globalThis.document.querySelector<HTMLInputElement>('input[type=file]')!;
  await act(async () => fireEvent.change(input, { target: { files: [new File([content], name)] } }));
}

it('shows what a file changes, and imports it as one step', async () => {
  const { editor } = await open();
  await choose('id,EN,SC,TC\r\ntemplate/name,Account,开户,帳戶\r\npage/gone,A,B,C\r\n', 'texts.csv');
  // Each language of a row counts, as the list below shows it.
  await screen.findByText('2 texts change.');
  screen.getByText('Template, name, Traditional Chinese');
  screen.getByText('1 text is not in this template and is left out: page/gone');
  press('Import 2 texts');
  expect(editor().document.name.TC).toBe('帳戶');
  await act(async () => editor().undo());
  expect(editor().document).toEqual(document);
});

it.each([
  ['texts.csv', 'id,EN\na,b', 'The file does not have these columns: SC, TC. The first line must contain the titles.'],
  [
    'texts.xlf',
    '<xliff version="1.2"/>',
    'The file is not XLIFF 2. Save it in the translation tool as XLIFF 2.0 or 2.1.',
  ],
])('says why %s is not imported, and changes nothing', async (name, content, message) => {
  const { editor } = await open();
  await choose(content, name);
  await screen.findByText(message);
  expect(screen.getByRole('button', { name: 'Import 0 texts' }).getAttribute('aria-disabled')).toBe('true');
  expect(editor().canUndo).toBe(false);
});

it('exports a file that changes nothing when it is imported', async () => {
  const saved: Blob[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => saved.push(blob) && 'blob:1',
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  await open(makeDocument());
  fireEvent.change(screen.getByRole('combobox', { name: 'Format of the file' }), { target: { value: 'xliff-TC' } });
  press('Export');
  await choose(await saved[0]!.text(), 'P1.zh-Hant.xlf');
  await screen.findByText('0 texts change.');
});
