import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { inAll, makeDocument, makePage, makeQuestion } from '../../../model/documentFixture.ts';
import type { TemplateDocument } from '../../../model/TemplateDocument.ts';
import { renderInEditor } from '../editorFixture.tsx';
import { ScoresPanel } from './ScoresPanel.tsx';

afterEach(cleanup);

async function open(change: Partial<TemplateDocument> = {}) {
  const { editor } = await renderInEditor(<ScoresPanel />, { document: { ...makeDocument(), ...change } });
  const ends = () => editor().document.classification.map(({ value, from, to }) => `${value} ${from}-${to}`);
  return { editor, ends };
}

const type = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('shows the questions with their points, and what they add up to', async () => {
  const { editor } = await open();
  screen.getByText('Answers give 0 to 30 points.');
  expect(
    screen
      .getAllByRole('row')
      .slice(1, 5)
      .map((row) => row.textContent),
  ).toEqual(['employedNo: 0 · Yes: 10010', 'managerNo: 0 · Yes: 10010', 'marginNo: 0 · Yes: 10010', 'Total030']);
  press('manager');
  expect(editor().selection).toEqual({ kind: 'questions', questionIDs: ['manager'] });
});

it('draws gaps and overlaps while the ends are typed, and closes them as one step', async () => {
  const { editor, ends } = await open();
  screen.getByText('Each total from 0 to 30 has exactly one class.');
  type('Class 1, to', '8');
  type('Class 2, to', '28');
  expect(screen.getAllByText('No class: 9 to 10').length).toBeGreaterThan(0);
  expect(screen.getAllByText('No class: 29 to 30').length).toBeGreaterThan(0);
  screen.getByText('The classes must end at the maximum number of points.');
  type('Class 1, to', '15');
  expect(screen.getAllByText('Several classes: 11 to 15').length).toBeGreaterThan(0);
  press('Close gaps');
  expect(ends()).toEqual(['LOW 0-15', 'HIGH 16-30']);
  await act(async () => editor().undo());
  expect(ends()).toEqual(['LOW 0-15', 'HIGH 11-28']);
});

it('adds a class, and the user goes on with its value', async () => {
  const { ends } = await open();
  press('Add class');
  expect(ends()).toHaveLength(3);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Value of class 3' }));
});

it('keeps the class while a number is not valid', async () => {
  const { ends } = await open();
  type('Class 1, to', '');
  screen.getByText('Enter a number from 0 to 1000000.');
  type('Class 1, to', '1.5');
  expect(ends()).toEqual(['LOW 0-10', 'HIGH 11-30']);
});

it('adds, names, moves and removes classes', async () => {
  const { editor, ends } = await open();
  press('Add class');
  type('English name of class 3', 'Top');
  expect(editor().document.classification[2]?.label.EN).toBe('Top');
  press('Move class 2 up');
  expect(ends()).toEqual(['HIGH 0-10', 'LOW 11-30', 'CLASS1 30-30']);
  type('Value of class 3', 'TOP');
  fireEvent.blur(screen.getByRole('textbox', { name: 'Value of class 3' }));
  press('Remove class 1');
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Value of class 1' }));
  expect(ends()).toEqual(['LOW 11-30', 'TOP 30-30']);
  press('Close gaps');
  expect(ends()).toEqual(['LOW 0-29', 'TOP 30-30']);
});

it('leads to the field of a problem', async () => {
  const { editor } = await open();
  await act(async () => editor().select({ kind: 'template' }, 'classification.1.label.TC'));
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Traditional Chinese name of class 2' }));
});

it('says where points come from if there are none', async () => {
  const pages = [makePage('a', [makeQuestion('text')])];
  await open({ pages, classification: [] });
  screen.getByText('No question gives points');
});

it('says that classes need points', async () => {
  const pages = [makePage('a', [makeQuestion('text')])];
  await open({ pages, classification: [{ value: 'ALL', label: inAll('All'), from: 0, to: 5 }] });
  screen.getByText('Classes need questions that give points.');
});
