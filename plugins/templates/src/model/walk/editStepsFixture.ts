// Random edits of a template, each chosen by a few numbers, so that a failing walk shrinks to few and small ones.
import { componentTypes } from '@brokerdesk/plugin-sdk/api';
import { constantFrom, integer, record } from 'fast-check';
import { copyPart, duplicate, pastePart, placeBehind } from '../clipboard.ts';
import { ifYes, inAll, makeChoice, makeDocument, makePage, makeQuestion } from '../documentFixture.ts';
import { insertGroup, insertPage, insertQuestions } from '../edits/insert.ts';
import { moveGroup, movePage, moveQuestions } from '../edits/move.ts';
import { removeGroup, removeOption, removePage, removeQuestions } from '../edits/remove.ts';
import { renameGroup, renameOption, renamePage, renameQuestion } from '../edits/rename.ts';
import { setClassification, setGroup, setPage, setQuestion, setTemplate } from '../edits/setFields.ts';
import { reachableScores, repairBands } from '../scores.ts';
import { changeType } from '../../screens/templateEditor/inspector/changeType.ts';
import { listTexts, replaceTexts } from '../../screens/templateEditor/translations/mapTexts.ts';
import {
  type Edit,
  findQuestion,
  groupsOf,
  type Question,
  questionsOf,
  type TemplateDocument,
} from '../TemplateDocument.ts';
import type { TemplateSelection } from '../TemplateClip.ts';

/** What an edit may do to the identifiers of questions, and whether it keeps every condition pointing at something. */
interface StepKind {
  readonly ids: 'same' | 'grow' | 'shrink' | 'rename' | 'any';
  readonly keepsReferences: boolean;
  readonly edit: (document: TemplateDocument, numbers: StepNumbers) => Edit;
}

/** Chooses the parts and values of a step. */
export interface StepNumbers {
  readonly part: number;
  readonly place: number;
  readonly value: number;
}

const texts = ['', ' ', 'Income', '收入', ' Income ', 'a\nb', 'tab\there', 'x'.repeat(201), 'x'.repeat(2001), '\u202e'];
const identifiers = ['income', 'Income-2', 'a_b', 'x'.repeat(64), 'x'.repeat(65), '', 'a b', '收入', '-a', 'toString'];
const numbers = [0, 1, -1, 5, 1000, 1001, 2001, 1e13, 0.5];

/** Every kind of step, by name. */
export const stepKinds: Readonly<Record<string, StepKind>> = {
  setTemplate: same((_, { part, value }) =>
    setTemplate(part % 2 === 0 ? { description: textAt(value) } : { blockedCNIP: value % 2 === 0 }),
  ),
  setName: same((_, { value }) => setTemplate({ name: textAt(value) })),
  setPage: same((document, { part, value }) => setPage(pageAt(document, part), { title: textAt(value) })),
  setGroup: same((document, { part, value }) => setGroup(groupAt(document, part), { nameTC: at(texts, value) })),
  setQuestion: { ids: 'same', keepsReferences: false, edit: setAnyField },
  setClassification: same((document, { part, value }) => setClassification(bandsFor(document, part, value))),
  renameQuestion: {
    ids: 'rename',
    keepsReferences: true,
    edit: (document, { part, value }) => renameQuestion(questionAt(document, part), at(identifiers, value)),
  },
  renamePage: same((document, { part, value }) => renamePage(pageAt(document, part), at(identifiers, value))),
  renameGroup: same((document, { part, value }) => renameGroup(groupAt(document, part), at(identifiers, value))),
  renameOption: same((document, { part, value }) =>
    renameOption(choiceAt(document, part), value % 2 === 0 ? 'YES' : 'NO', at(identifiers, value)),
  ),
  insertPage: grow((_, { place }) => insertPage(makePage('more', newQuestions()), place)),
  insertEmptyPage: grow((_, { place }) => insertPage({ pageID: 'empty', title: inAll('Empty'), groups: [] }, place)),
  insertGroup: grow((document, { part, place, value }) =>
    insertGroup(emptyGroup(value % 2 === 0 ? newQuestions() : []), { pageID: pageAt(document, part), index: place }),
  ),
  insertQuestions: grow((document, { part, place }) =>
    insertQuestions(newQuestions(), { groupID: groupAt(document, part), index: place }),
  ),
  movePage: same((document, { part, place }) => movePage(pageAt(document, part), place)),
  moveGroup: same((document, { part, place, value }) =>
    moveGroup(groupAt(document, part), { pageID: pageAt(document, value), index: place }),
  ),
  moveQuestions: same((document, { part, place, value }) =>
    moveQuestions([questionAt(document, part), questionAt(document, part + value)], {
      groupID: groupAt(document, value),
      index: place,
    }),
  ),
  removePage: shrink((document, { part }) => removePage(pageAt(document, part))),
  removeGroup: shrink((document, { part }) => removeGroup(groupAt(document, part))),
  removeQuestions: shrink((document, { part, value }) =>
    removeQuestions([questionAt(document, part), questionAt(document, part + value)]),
  ),
  removeOption: same((document, { part, value }) =>
    removeOption(choiceAt(document, part), value % 2 === 0 ? 'YES' : 'NO'),
  ),
  duplicate: grow((document, step) => duplicate(selectionAt(document, step))),
  paste: grow(pasteElsewhere),
  changeType: { ids: 'same', keepsReferences: false, edit: changeAnyType },
  translate: same((document, { part, value }) => {
    const slots = listTexts(document);
    return replaceTexts(new Map([[at(slots, part).key, textAt(value)]]));
  }),
  restore: {
    ids: 'any',
    keepsReferences: true,
    edit: () => {
      const { pages, classification } = makeDocument();
      return (current) => ({ ...current, pages, classification });
    },
  },
};

function same(edit: StepKind['edit']): StepKind {
  return { ids: 'same', keepsReferences: true, edit };
}
function grow(edit: StepKind['edit']): StepKind {
  return { ids: 'grow', keepsReferences: true, edit };
}
function shrink(edit: StepKind['edit']): StepKind {
  return { ids: 'shrink', keepsReferences: true, edit };
}

/** One step of a walk: an edit, or undo and redo. */
export const anyStep = record({
  kind: constantFrom(
    ...Object.keys(stepKinds),
    'setQuestion',
    'setQuestion',
    ...Array.from({ length: 4 }, () => 'undo'),
    // Without a step to repeat it does nothing, so it is tried more often.
    ...Array.from({ length: 12 }, () => 'redo'),
  ),
  part: integer({ min: 0, max: 40 }),
  place: integer({ min: 0, max: 6 }),
  value: integer({ min: 0, max: 200 }),
});

function at<T>(list: readonly T[], index: number): T {
  return list[index % list.length] as T;
}

/** A text that is wrong in one language at most. */
function textAt(value: number) {
  return { ...inAll('Text'), [at(['EN', 'SC', 'TC'], value)]: at(texts, value) };
}

function pageAt({ pages }: TemplateDocument, index: number): string {
  return pages.length === 0 ? 'none' : at(pages, index).pageID;
}

function groupAt(document: TemplateDocument, index: number): string {
  const groups = groupsOf(document);
  return groups.length === 0 ? 'none' : at(groups, index).groupID;
}

function questionAt(document: TemplateDocument, index: number): string {
  const questions = questionsOf(document);
  return questions.length === 0 ? 'none' : at(questions, index).questionID;
}

/** A question that can be answered YES. */
function choiceAt(document: TemplateDocument, index: number): string {
  const choices = questionsOf(document).filter(({ options = [] }) => options.some(({ value }) => value === 'YES'));
  return choices.length === 0 ? 'none' : at(choices, index).questionID;
}

/** A choice, a question that depends on it, and one more. */
function newQuestions(): readonly Question[] {
  return [makeChoice('choice'), makeQuestion('detail', ifYes('choice')), makeQuestion('note', { type: 'Label' })];
}

function emptyGroup(components: readonly Question[]) {
  return { groupID: 'extra', nameEN: 'Extra', nameSC: '其他', nameTC: '其他', components };
}

function setAnyField(document: TemplateDocument, { part, place, value }: StepNumbers): Edit {
  const questionID = questionAt(document, part);
  const text = at(texts, value);
  const number = at(numbers, value);
  const changes: readonly Partial<Omit<Question, 'questionID'>>[] = [
    { label: textAt(value) },
    { help: value % 3 === 0 ? undefined : textAt(value) },
    { type: at(componentTypes, value) },
    { required: value % 2 === 0 },
    { readOnly: value % 2 === 0, defaultValue: text },
    { defaultValue: value % 2 === 0 ? undefined : String(number) },
    { core: at([true, false, undefined], value) },
    { maxLength: number },
    { minimum: number, maximum: at(numbers, value + place) },
    { textVersion: text },
    { shownIf: { questionID: questionAt(document, value), values: at([['YES'], ['YES', 'NO'], [], ['HKID']], value) } },
    { shownIf: undefined },
    { options: value % 2 === 0 ? makeChoice('any').options : [] },
    { options: [option('A', number, true), option(at(['A', 'B', 'a b', ''], value), undefined, true)] },
    { options: Array.from({ length: at([1, 200, 201], value) }, (_, index) => option(`O${index}`, index, false)) },
  ];
  return setQuestion(questionID, at(changes, place * 7 + value));
}

/** As the inspector does, which removes what the new type cannot have. */
function changeAnyType(document: TemplateDocument, { part, value }: StepNumbers): Edit {
  const question = findQuestion(document, questionAt(document, part));
  if (question === undefined) return (unchanged) => unchanged;
  const { question: next } = changeType(question, at(componentTypes, value));
  const removed = Object.keys(question).filter((field) => !(field in next));
  return setQuestion(question.questionID, {
    ...Object.fromEntries(removed.map((field) => [field, undefined])),
    ...next,
  });
}

function option(value: string, score: number | undefined, isDefault: boolean) {
  return { value, label: inAll(value === '' ? 'Empty' : value), ...(score !== undefined && { score }), isDefault };
}

function bandsFor(document: TemplateDocument, part: number, value: number): TemplateDocument['classification'] {
  const { classification } = document;
  const band = (from: number, to: number) => ({ value: `B${from}`, label: inAll('Class'), from, to });
  const most = reachableScores(document).maximum;
  const half = Math.floor(most / 2);
  switch (part % 6) {
    case 0:
      return repairBands(classification, most);
    case 1:
      return [];
    case 2:
      return [band(0, half), band(half + 1, most)];
    case 3:
      return [band(0, half), band(half, most)];
    case 4:
      return [...classification, ...classification];
    default:
      return Array.from({ length: at([1, 20, 21], value) }, (_, index) => band(index, index));
  }
}

function selectionAt(document: TemplateDocument, { part, value }: StepNumbers): TemplateSelection {
  const selections: readonly TemplateSelection[] = [
    { kind: 'page', pageID: pageAt(document, part) },
    { kind: 'group', groupID: groupAt(document, part) },
    { kind: 'questions', questionIDs: [questionAt(document, part), questionAt(document, part + value)] },
  ];
  return at(selections, value);
}

/** Pastes behind another part than the copied one. */
function pasteElsewhere(document: TemplateDocument, step: StepNumbers): Edit {
  const clip = copyPart(document, selectionAt(document, step));
  const place = placeBehind(document, selectionAt(document, { ...step, part: step.place }));
  return clip && place ? pastePart(clip, place) : (unchanged) => unchanged;
}
