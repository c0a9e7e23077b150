import { describe, expect, it } from 'vitest';
import { inAll, makeDocument, makePage, makeQuestion } from '../documentFixture.ts';
import { insertPage, insertQuestions } from '../edits/insert.ts';
import { moveQuestions } from '../edits/move.ts';
import { removePage, removeQuestions } from '../edits/remove.ts';
import { setQuestion, setTemplate } from '../edits/setFields.ts';
import { type Edit, findQuestion, groupsOf, questionsOf, type TemplateDocument } from '../TemplateDocument.ts';
import { mergeTemplates } from './mergeTemplates.ts';

const base = makeDocument();

describe('changes of different things', () => {
  it('takes over fields of one question, texts in different languages, and the head', () => {
    const { document, clashes } = merge(
      setQuestion('employer', { required: true, label: { ...inAll('employer'), TC: '僱主' } }),
      apply(
        setQuestion('employer', { maxLength: 40, label: { ...inAll('employer'), SC: '雇主' } }),
        setTemplate({ blockedCNIP: true }),
      ),
    );
    expect(findQuestion(document, 'employer')).toMatchObject({
      required: true,
      maxLength: 40,
      label: { EN: 'employer', SC: '雇主', TC: '僱主' },
    });
    expect([document.blockedCNIP, clashes]).toEqual([true, []]);
  });

  it('takes over changes of different options, and what one has added', () => {
    const option = (value: string, score?: number) => ({
      value,
      label: inAll(value),
      ...(score !== undefined && { score }),
    });
    const started = setQuestion('team', { options: [option('A', 1), option('B', 2), option('C', 3)] })(base);
    const mine = setQuestion('team', { options: [option('A', 5), option('B', 2), option('C', 3)] })(started);
    const theirs = setQuestion('team', { options: [option('C', 3), option('A', 1), option('D')] })(started);
    const { document, clashes } = mergeTemplates({ base: started, mine, theirs });
    expect(findQuestion(document, 'team')?.options).toEqual([option('C', 3), option('A', 5), option('D')]);
    expect(clashes).toEqual([]);
  });

  it('keeps what both have added, also under one identifier, with conditions that follow', () => {
    const condition = { shownIf: { questionID: 'extra', values: ['A'] } };
    const mine = insertQuestions([makeQuestion('extra', { help: inAll('mine') }), makeQuestion('more', condition)], {
      groupID: 'riskGroup',
      index: 0,
    });
    const theirs = insertQuestions([makeQuestion('extra', { help: inAll('theirs') })], {
      groupID: 'workGroup',
      index: 0,
    });
    const { document, clashes } = merge(mine, theirs);
    expect(idsIn(document, 'workGroup')[0]).toBe('extra');
    expect(idsIn(document, 'riskGroup')).toEqual(['extra2', 'more', 'margin']);
    expect(findQuestion(document, 'more')?.shownIf?.questionID).toBe('extra2');
    expect(clashes).toEqual([]);
  });

  it('moves what one has moved, and puts what the other one added behind its neighbour', () => {
    const { document, clashes } = merge(
      moveQuestions(['team'], { groupID: 'workGroup', index: 0 }),
      insertQuestions([makeQuestion('added')], { groupID: 'workGroup', index: 2 }),
    );
    expect(idsIn(document, 'workGroup')).toEqual(['team', 'employed', 'employer', 'added', 'manager']);
    expect(clashes).toEqual([]);
  });

  it('keeps a page as it is that one has deleted if the other one has put something into it', () => {
    const { document, clashes } = merge(
      removePage('risk'),
      insertQuestions([makeQuestion('added')], { groupID: 'riskGroup', index: 0 }),
    );
    expect(idsIn(document, 'riskGroup')).toEqual(['added', 'margin']);
    expect(clashes).toEqual([{ kind: 'removed', part: { kind: 'page', id: 'risk' }, by: 'mine' }]);
  });
});

describe('changes of the same thing', () => {
  it('keeps this user’s text and names the other one', () => {
    const { document, clashes } = merge(
      setQuestion('team', { label: inAll('Mine') }),
      setQuestion('team', { label: { ...inAll('team'), EN: 'Theirs' } }),
    );
    expect(findQuestion(document, 'team')?.label).toEqual(inAll('Mine'));
    expect(clashes).toEqual([
      { kind: 'field', part: { kind: 'question', id: 'team' }, field: 'label.EN', mine: 'Mine', theirs: 'Theirs' },
    ]);
  });

  it('keeps a question that one has deleted and the other one has changed', () => {
    const change = setQuestion('team', { required: true });
    expect(merge(removeQuestions(['team']), change).clashes).toEqual([
      { kind: 'removed', part: { kind: 'question', id: 'team' }, by: 'mine' },
    ]);
    expect(questionIDs(merge(change, removeQuestions(['team'])).document)).toContain('team');
  });

  it('leaves a question where this user has moved it', () => {
    const page = makePage('third', [makeQuestion('other')]);
    const started = insertPage(page, 2)(base);
    const mine = moveQuestions(['team'], { groupID: 'riskGroup', index: 0 })(started);
    const theirs = moveQuestions(['team'], { groupID: 'thirdGroup', index: 0 })(started);
    const { document, clashes } = mergeTemplates({ base: started, mine, theirs });
    expect(idsIn(document, 'riskGroup')[0]).toBe('team');
    expect(clashes).toEqual([{ kind: 'moved', part: { kind: 'question', id: 'team' }, theirs: 'thirdGroup' }]);
  });

  it.each(['mine', 'theirs'] as const)('takes the version that was decided for: %s', (side) => {
    const { document } = mergeTemplates(
      {
        base,
        mine: setQuestion('team', { maxLength: 10, label: { ...inAll('team'), EN: 'Mine' } })(base),
        theirs: setQuestion('team', { required: true, label: { ...inAll('team'), EN: 'Theirs' } })(base),
      },
      () => side,
    );
    expect(findQuestion(document, 'team')).toMatchObject({
      required: true,
      maxLength: 10,
      label: { EN: side === 'mine' ? 'Mine' : 'Theirs' },
    });
  });

  it('deletes a page with what the other one has added to it, but not what was moved there', () => {
    const moved = moveQuestions(['team'], { groupID: 'riskGroup', index: 0 });
    const added = insertQuestions([makeQuestion('added')], { groupID: 'riskGroup', index: 0 });
    const { document } = mergeTemplates(
      { base, mine: removePage('risk')(base), theirs: apply(moved, added)(base) },
      () => 'mine',
    );
    expect(questionIDs(document)).not.toContain('added');
    expect(document.pages.map(({ pageID }) => pageID)).not.toContain('risk');
    expect(idsIn(document, 'workGroup')).toContain('team');
  });

  it('asks whose order counts if both have changed it', () => {
    const versions = {
      base,
      mine: moveQuestions(['team'], { groupID: 'workGroup', index: 0 })(base),
      theirs: moveQuestions(['manager'], { groupID: 'workGroup', index: 0 })(base),
    };
    expect(mergeTemplates(versions).clashes).toEqual([{ kind: 'order', part: { kind: 'group', id: 'workGroup' } }]);
    expect(idsIn(mergeTemplates(versions, () => 'mine').document, 'workGroup')[0]).toBe('team');
    expect(idsIn(mergeTemplates(versions, () => 'theirs').document, 'workGroup')[0]).toBe('manager');
  });
});

function merge(mine: Edit, theirs: Edit) {
  return mergeTemplates({ base, mine: mine(base), theirs: theirs(base) });
}

function apply(...edits: readonly Edit[]): Edit {
  return (document) => edits.reduce((changed, edit) => edit(changed), document);
}

function questionIDs(document: TemplateDocument): readonly string[] {
  return questionsOf(document).map(({ questionID }) => questionID);
}

function idsIn(document: TemplateDocument, groupID: string): readonly string[] {
  const group = groupsOf(document).find((one) => one.groupID === groupID);
  return group?.components.map(({ questionID }) => questionID) ?? [];
}
