import { describe, expect, it } from 'vitest';
import { inAll, makeChoice, makeDocument, makePage, makeQuestion } from '../documentFixture.ts';
import { type Edit, findQuestion, groupsOf, questionsOf, type TemplateDocument } from '../TemplateDocument.ts';
import { insertGroup, insertPage, insertQuestions } from './insert.ts';
import { moveGroup, movePage, moveQuestions } from './move.ts';
import { removeGroup, removeOption, removePage, removeQuestions } from './remove.ts';
import { renameGroup, renameOption, renamePage, renameQuestion } from './rename.ts';
import { setClassification, setGroup, setPage, setQuestion, setTemplate } from './setFields.ts';

const document = makeDocument();
const idsOf = (edited: TemplateDocument) => questionsOf(edited).map(({ questionID }) => questionID);
const pagesOf = ({ pages }: TemplateDocument) => pages.map(({ pageID }) => pageID);

describe('setting fields', () => {
  it('keeps everything else as the same values', () => {
    const edited = setQuestion('team', { label: inAll('Your team') })(document);
    expect(findQuestion(edited, 'team')?.label).toEqual(inAll('Your team'));
    expect(edited.pages[1]).toBe(document.pages[1]);
    expect(findQuestion(edited, 'employer')).toBe(findQuestion(document, 'employer'));
    expect(setPage('risk', { title: inAll('Risks') })(document).pages[0]).toBe(document.pages[0]);
    expect(groupsOf(setGroup('riskGroup', { nameEN: 'Risks' })(document))[0]).toBe(groupsOf(document)[0]);
    expect(setClassification([])(document).pages).toBe(document.pages);
  });

  it('removes a field that is set to undefined', () => {
    const edited = setQuestion('team', { shownIf: undefined })(document);
    expect(findQuestion(edited, 'team')).toEqual(makeQuestion('team'));
  });

  it.each<readonly [name: string, edit: Edit]>([
    ['the same values', setQuestion('team', { required: false })],
    ['the same name', setTemplate({ name: document.name })],
    ['a question that does not exist', setQuestion('other', { required: true })],
    ['a rename to what is taken', renameQuestion('team', 'margin')],
    ['a rename of what does not exist', renameQuestion('other', 'new')],
    ['a page renamed to another', renamePage('work', 'risk')],
    ['a group renamed to another', renameGroup('workGroup', 'riskGroup')],
    ['an option renamed to another', renameOption('margin', 'NO', 'YES')],
    ['a move to where it is', moveQuestions(['employer'], { groupID: 'workGroup', index: 1 })],
    ['a page moved to where it is', movePage('work', 0)],
    ['a group moved to where it is', moveGroup('riskGroup', { pageID: 'risk', index: 5 })],
    ['a move to a group that does not exist', moveQuestions(['employer'], { groupID: 'other', index: 0 })],
    ['a question added to no group', insertQuestions([makeQuestion('new')], { groupID: 'other', index: 0 })],
    ['the removal of what does not exist', removeQuestions(['other'])],
    ['an option that does not exist', removeOption('margin', 'MAYBE')],
  ])('returns the document itself for %s', (_name, edit) => {
    expect(edit(document)).toBe(document);
  });
});

describe('renaming', () => {
  it('rewrites the conditions on a question and on an option', () => {
    const renamed = renameQuestion('employed', 'works')(document);
    expect(findQuestion(renamed, 'employer')?.shownIf).toEqual({ questionID: 'works', values: ['YES'] });
    expect(findQuestion(renamed, 'team')).toBe(findQuestion(document, 'team'));
    const option = renameOption('employed', 'YES', 'EMPLOYED')(document);
    expect(findQuestion(option, 'employed')?.options?.[1]?.value).toBe('EMPLOYED');
    expect(findQuestion(option, 'manager')?.shownIf?.values).toEqual(['EMPLOYED']);
    expect(pagesOf(renamePage('work', 'job')(document))).toEqual(['job', 'risk']);
  });
});

describe('adding', () => {
  it('gives what is taken a free identifier, and conditions follow', () => {
    const added = [
      makeChoice('margin', { core: true }),
      makeQuestion('limit', { shownIf: { questionID: 'margin', values: ['YES'] } }),
    ];
    const edited = insertQuestions(added, { groupID: 'workGroup', index: 1 })(document);
    expect(idsOf(edited)).toEqual(['employed', 'margin2', 'limit', 'employer', 'manager', 'team', 'margin']);
    expect(findQuestion(edited, 'limit')?.shownIf?.questionID).toBe('margin2');
    expect(findQuestion(edited, 'margin2')?.core).toBeUndefined();
    const page = insertPage(makePage('work', [makeQuestion('team')]), 99)(document);
    expect([pagesOf(page), idsOf(page).at(-1), groupsOf(page).at(-1)?.groupID]).toEqual([
      ['work', 'risk', 'work2'],
      'team2',
      'workGroup2',
    ]);
    const [group] = makePage('bank', [makeQuestion('account')]).groups;
    expect(group && idsOf(insertGroup(group, { pageID: 'risk', index: 0 })(document))).toEqual([
      'employed',
      'employer',
      'manager',
      'team',
      'account',
      'margin',
    ]);
  });
});

describe('moving', () => {
  it('counts the index among the others', () => {
    expect(pagesOf(movePage('work', 1)(document))).toEqual(['risk', 'work']);
    const down = moveQuestions(['team', 'employed'], { groupID: 'workGroup', index: 2 })(document);
    expect(idsOf(down)).toEqual(['employer', 'manager', 'employed', 'team', 'margin']);
    const across = moveQuestions(['employer', 'team'], { groupID: 'riskGroup', index: 1 })(document);
    expect(idsOf(across)).toEqual(['employed', 'manager', 'margin', 'employer', 'team']);
    const group = moveGroup('workGroup', { pageID: 'risk', index: 0 })(document);
    expect(group.pages.map(({ groups }) => groups.length)).toEqual([0, 2]);
    expect(groupsOf(group)[0]).toBe(groupsOf(document)[0]);
  });
});

describe('removing', () => {
  it('takes the condition from questions that stay', () => {
    const edited = removeQuestions(['employed'])(document);
    expect(idsOf(edited)).toEqual(['employer', 'manager', 'team', 'margin']);
    expect(findQuestion(edited, 'employer')?.shownIf).toBeUndefined();
    expect(findQuestion(edited, 'team')).toBe(findQuestion(document, 'team'));
    expect(idsOf(removePage('work')(document))).toEqual(['margin']);
    expect(removeGroup('riskGroup')(document).pages[1]?.groups).toEqual([]);
  });

  it('takes a removed option out of conditions', () => {
    const more = setQuestion('employer', { shownIf: { questionID: 'employed', values: ['YES', 'NO'] } })(document);
    const edited = removeOption('employed', 'YES')(more);
    expect(findQuestion(edited, 'employed')?.options?.map(({ value }) => value)).toEqual(['NO']);
    expect(findQuestion(edited, 'employer')?.shownIf?.values).toEqual(['NO']);
    expect(findQuestion(edited, 'manager')?.shownIf).toBeUndefined();
  });
});
