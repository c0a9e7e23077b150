import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { SystemComponent } from '@brokerdesk/plugin-sdk/api';
import { afterEach, describe, expect, it } from 'vitest';
import { inAll, makeChoice, makeDocument, makePage, makeQuestion } from '../../../model/documentFixture.ts';
import { findQuestion, type Question } from '../../../model/TemplateDocument.ts';
import { renderInEditor, type EditorFixture } from '../editorFixture.tsx';
import { startingOptions } from './changeType.ts';
import { Inspector } from './Inspector.tsx';

afterEach(cleanup);

async function openQuestion(questionID: string, fixture: EditorFixture = {}) {
  const { editor } = await renderInEditor(<Inspector />, fixture);
  await act(async () => editor().select({ kind: 'questions', questionIDs: [questionID] }));
  const question = (id = questionID): Question | undefined => findQuestion(editor().document, id);
  return { editor, question };
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name });
const type = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

describe('texts', () => {
  it('are stored with every keystroke, as one step', async () => {
    const { editor, question } = await openQuestion('employer');
    type(/^Label/, 'Who');
    type(/^Label/, 'Who?');
    expect(question()?.label).toEqual({ EN: 'Who?', SC: 'employer', TC: 'employer' });
    await act(async () => editor().undo());
    expect(question()?.label.EN).toBe('employer');
    expect(editor().canUndo).toBe(false);
  });

  it('are stored when an input method has composed them', async () => {
    const { question } = await openQuestion('employer');
    fireEvent.click(screen.getByRole('tab', { name: 'Simplified' }));
    fireEvent.compositionStart(field(/^Label/));
    type(/^Label/, 'gu');
    expect([question()?.label.SC, (field(/^Label/) as HTMLTextAreaElement).value]).toEqual(['employer', 'gu']);
    fireEvent.change(field(/^Label/), { target: { value: '雇主' } });
    fireEvent.compositionEnd(field(/^Label/));
    expect(question()?.label.SC).toBe('雇主');
    fireEvent.click(screen.getByRole('tab', { name: 'English' }));
  });

  it('show their problem at the field and in the tab of its language', async () => {
    const { editor } = await openQuestion('employer');
    type(/^Help/, 'The company');
    screen.getByRole('tab', { name: 'Traditional (1 to correct)' });
    await act(async () => editor().select({ kind: 'questions', questionIDs: ['employer'] }, 'help.TC'));
    expect(document.activeElement).toBe(field(/^Help/));
    expect(field(/^Help/).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByRole('tab', { selected: true }).textContent).toMatch(/^Traditional/);
    fireEvent.click(screen.getByRole('tab', { name: 'English' }));
    type(/^Help/, '');
    expect(findQuestion(editor().document, 'employer')).not.toHaveProperty('help');
  });
});

describe('the identifier', () => {
  it('changes with the conditions that name it, and the question stays selected', async () => {
    const { editor, question } = await openQuestion('employed');
    type(/^Identifier/, 'manager');
    screen.getByText(/already has this identifier/);
    type(/^Identifier/, 'working');
    fireEvent.keyDown(field(/^Identifier/), { key: 'Enter' });
    expect(question('employer')?.shownIf?.questionID).toBe('working');
    expect(editor().selection).toEqual({ kind: 'questions', questionIDs: ['working'] });
  });

  it('is fixed once applications have answers under it', async () => {
    await openQuestion('employed', { applications: 3 });
    expect(field(/^Identifier/).hasAttribute('readonly')).toBe(true);
    screen.getByText(/Applications contain answers under this identifier/);
  });

  it.each(['', '-a', 'a b', 'constructor'])('is not %j', async (id) => {
    const { question } = await openQuestion('employer');
    type(/^Identifier/, id);
    fireEvent.keyDown(field(/^Identifier/), { key: 'Enter' });
    expect(field(/^Identifier/).getAttribute('aria-invalid')).toBe('true');
    expect(question()?.questionID).toBe('employer');
    fireEvent.keyDown(field(/^Identifier/), { key: 'Escape' });
    expect(field(/^Identifier/)).toHaveProperty('value', 'employer');
  });
});

describe('the type', () => {
  it('changes at once if everything fits, and asks if something is lost', async () => {
    const { question } = await openQuestion('employed');
    const select = () => screen.getByRole('combobox', { name: 'Type' });
    fireEvent.change(select(), { target: { value: 'Selectbox' } });
    expect(question()?.type).toBe('Selectbox');
    fireEvent.change(select(), { target: { value: 'Textbox' } });
    const dialog = screen.getByRole('alertdialog');
    expect(
      within(dialog)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['options (2); conditions of other questions that name them must then be changed']);
    expect(question()?.type).toBe('Selectbox');
    press('Change the type');
    expect(question()).toEqual(expect.not.objectContaining({ options: expect.anything() }));
  });
});

describe('the answer', () => {
  it('has the limits of a number', async () => {
    const document = { ...makeDocument(), pages: [makePage('a', [makeQuestion('n', { type: 'Numberbox' })])] };
    const { question } = await openQuestion('n', { document });
    type('Minimum', '１８');
    type('Maximum', '9.5');
    expect(question()).toMatchObject({ minimum: 18, maximum: 9.5 });
    screen.getByText(/lower limit is above/);
    type('Maximum', 'many');
    screen.getByText(/Only a number from/);
    type('Maximum', '');
    expect(question()).not.toHaveProperty('maximum');
  });

  it('of a core question stays required, with the reason', async () => {
    const core = makeQuestion('mobile', { type: 'Phonebox', core: true, required: true });
    const document = { ...makeDocument(), pages: [makePage('a', [core])] };
    const systemComponents = [
      { code: 'reach', name: inAll('Reach'), core: true, components: [core], classification: [] },
    ] as unknown as SystemComponent[];
    const { question } = await openQuestion('mobile', { document, systemComponents });
    fireEvent.click(screen.getByRole('checkbox', { name: 'An answer is required' }));
    expect(question()?.required).toBe(true);
    screen.getByText('The back office needs an answer from every applicant.');
    expect(screen.getByRole('combobox', { name: 'Type' })).toHaveProperty('disabled', true);
    expect(field(/^Identifier/).hasAttribute('readonly')).toBe(true);
  });
});

describe('options', () => {
  it('are added, written, moved and chosen as default', async () => {
    const { question } = await openQuestion('employed');
    press('Add option');
    type('Label of option 3', 'Maybe');
    type('Points for Maybe', '5');
    press('Move Maybe up');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Maybe is the default' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'Yes is the default' }));
    expect(question()?.options?.map(({ value, score, isDefault }) => [value, score, isDefault])).toEqual([
      ['NO', 0, undefined],
      ['3', 5, undefined],
      ['YES', 10, true],
    ]);
  });

  it('take their value to the conditions that name it', async () => {
    const { question } = await openQuestion('employed');
    type('Value of option 2', 'NO');
    screen.getByText(/Another option has this value/);
    type('Value of option 2', 'Y');
    fireEvent.blur(field('Value of option 2'));
    expect(question('employer')?.shownIf?.values).toEqual(['Y']);
  });

  it('are removed from conditions after a question that names what depends on them', async () => {
    const { editor, question } = await openQuestion('employed');
    press('Remove Yes');
    const dialog = screen.getByRole('alertdialog', { name: 'Remove this option?' });
    expect(dialog.textContent).toContain('The conditions of 2 questions name it');
    expect(dialog.textContent).toContain('Will be shown to every applicant');
    press('Remove it, also from conditions');
    expect(question()?.options).toHaveLength(1);
    expect(question('employer')).not.toHaveProperty('shownIf');
    await act(async () => editor().undo());
    expect(question('employer')?.shownIf?.values).toEqual(['YES']);
    press('Remove No');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('are pasted from a spreadsheet, as one step', async () => {
    const { editor, question } = await openQuestion('employed');
    press('Paste a list…');
    type('One option a line', 'A\tAlpha\t甲\t甲\t3\nNO\tTwice\t二\t二');
    screen.getByText(/Line 2: another option has this value/);
    press('Add 1 option');
    expect(question()?.options?.at(-1)).toEqual({ value: 'A', label: { EN: 'Alpha', SC: '甲', TC: '甲' }, score: 3 });
    await act(async () => editor().undo());
    expect(question()?.options).toHaveLength(2);
  });

  it('that a new question begins with give way to pasted ones', async () => {
    const options = startingOptions();
    const document = { ...makeDocument(), pages: [makePage('a', [makeChoice('colour', { options })])] };
    const { question } = await openQuestion('colour', { document });
    press('Paste a list…');
    type('One option a line', 'A\tAmber\t琥珀\t琥珀\nR\tRed\t红\t紅');
    press('Add 2 options');
    expect(question()?.options?.map(({ value, label }) => `${value} ${label.EN}`)).toEqual(['A Amber', 'R Red']);
  });

  it('are shown in parts if there are many', async () => {
    const options = Array.from({ length: 40 }, (_one, at) => ({ value: `V${at}`, label: inAll(`Option ${at}`) }));
    const document = { ...makeDocument(), pages: [makePage('a', [makeChoice('many', { options })])] };
    await openQuestion('many', { document });
    expect(screen.getAllByRole('textbox', { name: /^Value of option/ })).toHaveLength(30);
    press('Show 10 more options');
    expect(screen.getAllByRole('textbox', { name: /^Value of option/ })).toHaveLength(40);
  });
});

describe('the condition', () => {
  it('is built from the choices before the question, and said in a sentence', async () => {
    const { question } = await openQuestion('team');
    const source = () => screen.getByRole('combobox', { name: 'The question that it depends on' });
    screen.getByText('Shown if “manager” is “Yes”.');
    expect(
      within(source())
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['Always', 'employed', 'manager']);
    fireEvent.change(source(), { target: { value: 'employed' } });
    screen.getByText('That question has no such option.');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Yes' }));
    fireEvent.click(screen.getByRole('checkbox', { name: 'No' }));
    expect(question()?.shownIf).toEqual({ questionID: 'employed', values: ['NO', 'YES'] });
    screen.getByText('Shown if “employed” is “No” or “Yes”.');
    fireEvent.change(source(), { target: { value: '' } });
    expect(question()).not.toHaveProperty('shownIf');
  });

  it('lists the questions that depend on a question, and leads to them', async () => {
    const { editor } = await openQuestion('employed');
    screen.getByText('2 questions depend on it');
    press('employer');
    expect(editor().selection).toEqual({ kind: 'questions', questionIDs: ['employer'] });
  });
});

it('changes what several questions share', async () => {
  const { editor } = await renderInEditor(<Inspector />);
  await act(async () => editor().select({ kind: 'questions', questionIDs: ['employed', 'employer'] }));
  screen.getByText('2 questions selected');
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'An answer is required' }).indeterminate).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: 'An answer is required' }));
  expect(['employed', 'employer'].map((id) => findQuestion(editor().document, id)?.required)).toEqual([true, true]);
});

it('changes the template, a page and a group', async () => {
  const { editor } = await renderInEditor(<Inspector />);
  type(/^Name/, 'Account');
  fireEvent.click(screen.getByRole('checkbox', { name: /mainland internet address/ }));
  await act(async () => editor().select({ kind: 'page', pageID: 'work' }));
  type(/^Page title/, 'Your work');
  type(/^Identifier/, 'job');
  fireEvent.keyDown(field(/^Identifier/), { key: 'Enter' });
  await act(async () => editor().select({ kind: 'group', groupID: 'workGroup' }));
  type(/^Group name/, 'Job');
  const { name, blockedCNIP, pages } = editor().document;
  expect([name.EN, blockedCNIP, pages[0]?.pageID, pages[0]?.title.EN, pages[0]?.groups[0]?.nameEN]).toEqual([
    'Account',
    true,
    'job',
    'Your work',
    'Job',
  ]);
});
