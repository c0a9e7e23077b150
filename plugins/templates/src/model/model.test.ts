import { describe, expect, it } from 'vitest';
import { copyPart, duplicate, readClip, writeClip } from './clipboard.ts';
import { compareTemplates } from './compareTemplates.ts';
import { ifYes, inAll, makeChoice, makeDocument, makePage, makeQuestion, templateSchema } from './documentFixture.ts';
import { moveQuestions } from './edits/move.ts';
import { renameQuestion } from './edits/rename.ts';
import { setQuestion } from './edits/setFields.ts';
import { freshID } from './identifiers.ts';
import { historyLength, record, redo, startHistory, undo } from './history.ts';
import { planPaste } from './planPaste.ts';
import type { TemplateClip } from './TemplateClip.ts';
import { dependentsOf, possibleConditions } from './references.ts';
import { reachableScores, repairBands } from './scores.ts';
import { findQuestion, questionsOf, type TemplateDocument } from './TemplateDocument.ts';

const document = makeDocument();
const idsOf = (edited: TemplateDocument) => questionsOf(edited).map(({ questionID }) => questionID);
const label = (text: string) => setQuestion('team', { label: inAll(text) });

describe('dependentsOf', () => {
  it('finds direct and indirect dependents in the order of the template', () => {
    const found = dependentsOf(document, ['employed']).map(({ question, dependsOn }) => [
      question.questionID,
      dependsOn,
    ]);
    expect(found).toEqual([
      ['employer', 'employed'],
      ['manager', 'employed'],
      ['team', 'manager'],
    ]);
    expect(dependentsOf(document, ['employed', 'manager']).map(({ question }) => question.questionID)).toEqual([
      'employer',
      'team',
    ]);
    expect(possibleConditions(document, 'team').map(({ questionID }) => questionID)).toEqual(['employed', 'manager']);
  });
});

describe('the history', () => {
  it('undoes and redoes steps, and forgets what was undone at the next one', () => {
    const first = record(startHistory(document), label('A'), { label: 'First' });
    const second = record(first, label('B'), { label: 'Second' });
    expect(undo(second).document).toBe(first.document);
    expect(undo(undo(undo(second))).document).toBe(document);
    expect(redo(redo(undo(undo(second)))).document).toBe(second.document);
    expect(record(undo(second), label('C'), { label: 'Third' }).redoStack).toEqual([]);
    expect(record(second, label('B'), { label: 'Same' })).toBe(second);
  });

  it('merges steps with the same key, but not across an undo', () => {
    const options = { label: 'Type', mergeKey: 'team.label' };
    const typed = ['A', 'AB', 'ABC'].reduce(
      (history, text) => record(history, label(text), options),
      startHistory(document),
    );
    expect(typed.undoStack).toHaveLength(1);
    expect(undo(typed).document).toBe(document);
    const again = record(redo(undo(typed)), label('ABCD'), options);
    expect(undo(again).document).toBe(typed.document);
  });

  it(`keeps ${historyLength} steps`, () => {
    let history = startHistory(document);
    for (let step = 0; step < historyLength + 5; step += 1)
      history = record(history, label(String(step)), { label: String(step) });
    expect(history.undoStack).toHaveLength(historyLength);
    expect(history.undoStack[0]?.label).toBe('5');
  });
});

describe('copies', () => {
  it('are put behind the selected parts, with conditions among themselves', () => {
    const edited = duplicate({ kind: 'questions', questionIDs: ['manager', 'team'] })(document);
    expect(idsOf(edited)).toEqual(['employed', 'employer', 'manager', 'team', 'manager2', 'team2', 'margin']);
    expect(findQuestion(edited, 'team2')?.shownIf?.questionID).toBe('manager2');
    expect(findQuestion(edited, 'manager2')?.shownIf?.questionID).toBe('employed');
    const page = duplicate({ kind: 'page', pageID: 'work' })(document);
    expect(page.pages.map(({ pageID }) => pageID)).toEqual(['work', 'work2', 'risk']);
    expect(findQuestion(page, 'team2')?.shownIf?.questionID).toBe('manager2');
  });

  it('drop the conditions that name nothing in another template', () => {
    const clip = copyPart(document, { kind: 'questions', questionIDs: ['manager', 'team'] }) as TemplateClip;
    const other = { ...document, pages: [makePage('only', [makeQuestion('name')])] };
    const plan = planPaste(other, clip, { kind: 'questions', groupID: 'onlyGroup', index: 1 });
    expect(plan.questionIDs).toEqual(['manager', 'team']);
    expect(plan.dropped).toEqual([{ questionID: 'manager', dependedOn: 'employed' }]);
    expect(findQuestion(plan.document, 'team')?.shownIf?.questionID).toBe('manager');
    expect(planPaste(other, clip, { kind: 'page', index: 0 }).partID).toBe('page');
    expect(planPaste(other, clip, { kind: 'group', pageID: 'none', index: 0 }).document).toBe(other);
  });

  it('pass through the clipboard of the system, which refuses everything else', () => {
    const clip = copyPart(document, { kind: 'group', groupID: 'workGroup' }) as TemplateClip;
    expect(readClip(writeClip(clip), templateSchema)).toEqual(clip);
    const wrong = [
      '',
      'hello',
      '1',
      'null',
      '{}',
      writeClip({ ...clip, kind: 'all' as 'page' }),
      writeClip({ ...clip, page: makePage('a b', []) }),
    ];
    expect(wrong.map((text) => readClip(text, templateSchema))).toEqual(wrong.map(() => undefined));
  });
});

describe('identifiers', () => {
  it('get the first free number, and stay within their length', () => {
    expect(freshID('income', new Set(['name']))).toBe('income');
    expect(freshID('income', new Set(['income', 'income2']))).toBe('income3');
    expect(freshID('income2', new Set(['income2']))).toBe('income3');
    const longest = 'a'.repeat(64);
    expect(freshID(longest, new Set([longest]))).toBe(`${'a'.repeat(63)}2`);
  });
});

describe('scores', () => {
  it('lists the totals that can occur', () => {
    expect(reachableScores(document)).toMatchObject({ minimum: 0, maximum: 30, values: [0, 10, 20, 30] });
    const certain = setQuestion('margin', { options: [{ value: 'A', label: inAll('A'), score: 5 }] })(document);
    expect(reachableScores(certain)).toMatchObject({ minimum: 5, maximum: 25, values: [5, 15, 25] });
  });

  it('counts no points of a question whose condition does not hold', () => {
    const conditional = setQuestion('manager', { options: [{ value: 'A', label: inAll('A'), score: 4 }] })(document);
    expect(reachableScores(conditional)).toMatchObject({ minimum: 0, maximum: 24, values: [0, 4, 10, 14, 20, 24] });
  });

  it('repairs gaps, overlaps and ends, and leaves whole classes as they are', () => {
    const band = (value: string, from: number, to: number) => ({ value, label: inAll(value), from, to });
    const ends = (bands: readonly { from: number; to: number }[]) => bands.map(({ from, to }) => [from, to]);
    expect(repairBands(document.classification, 30)).toBe(document.classification);
    expect(ends(repairBands([band('A', 3, 9), band('B', 7, 12), band('C', 20, 22)], 30))).toEqual([
      [0, 9],
      [10, 12],
      [13, 30],
    ]);
    expect(ends(repairBands([band('A', 0, 50), band('B', 51, 60), band('C', 61, 90)], 10))).toEqual([
      [0, 8],
      [9, 9],
      [10, 10],
    ]);
    const many = [band('A', 0, 0), band('B', 1, 1)];
    expect(repairBands(many, 0)).toBe(many);
  });
});

describe('compareTemplates', () => {
  it('names the part and the field', () => {
    const options = [...(makeChoice('margin').options ?? [])].reverse();
    const edits = [
      label('Your team'),
      setQuestion('margin', { options: options.map((option) => ({ ...option, score: 1 })) }),
      renameQuestion('employer', 'company'),
    ];
    const after = edits.reduce((state, edit) => edit(state), document);
    const changes = compareTemplates(document, after);
    expect(changes.filter(({ change }) => change !== 'field').map(({ change, part }) => [change, part.id])).toEqual([
      ['removed', 'employer'],
      ['added', 'company'],
    ]);
    const fields = changes.flatMap((one) =>
      one.change === 'field' ? [[one.part.id, one.field, one.before, one.after]] : [],
    );
    expect(fields).toEqual([
      ['team', 'label.EN', 'team', 'Your team'],
      ['team', 'label.SC', 'team', 'Your team'],
      ['team', 'label.TC', 'team', 'Your team'],
      ['margin', 'options.NO.score', 0, 1],
      ['margin', 'options.YES.score', 10, 1],
      ['margin', 'options', ['NO', 'YES'], ['YES', 'NO']],
    ]);
    expect(compareTemplates(document, structuredClone(document))).toEqual([]);
  });

  it('names the classes whose points changed, went and came', () => {
    const [low, high] = document.classification;
    const medium = { value: 'MEDIUM', label: inAll('Medium'), from: 6, to: 30 };
    const changes = compareTemplates(document, { ...document, classification: [{ ...low!, to: 5 }, medium] });
    expect(changes).toEqual([
      { change: 'removed', part: { kind: 'class', id: 'HIGH' }, before: high },
      { change: 'field', part: { kind: 'class', id: 'LOW' }, field: 'to', before: 10, after: 5 },
      { change: 'added', part: { kind: 'class', id: 'MEDIUM' }, after: medium },
    ]);
  });

  it('calls only what was moved moved', () => {
    const moved = (after: TemplateDocument) =>
      compareTemplates(document, after).map(({ change, part }) => `${change} ${part.id}`);
    expect(moved(moveQuestions(['employed'], { groupID: 'workGroup', index: 3 })(document))).toEqual([
      'moved employed',
    ]);
    expect(moved(moveQuestions(['employed'], { groupID: 'riskGroup', index: 0 })(document))).toEqual([
      'moved employed',
    ]);
    const extra = makeQuestion('extra', ifYes('employed'));
    const [work] = document.pages;
    const inserted = {
      ...document,
      pages: [makePage('work', [extra, ...(work?.groups[0]?.components ?? [])]), ...document.pages.slice(1)],
    };
    expect(moved(inserted)).toEqual(['added extra']);
  });
});
