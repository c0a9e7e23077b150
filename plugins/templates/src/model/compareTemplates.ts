// What changed between two states of a template: for the review before publishing, for versions, imports and conflicts.
import { listFieldChanges } from './listFieldChanges.ts';
import { listMoved, type PartPlace } from './listMoved.ts';
import {
  groupsOf,
  type Question,
  type QuestionGroup,
  type QuestionPage,
  type ScoreBand,
  type TemplateDocument,
} from './TemplateDocument.ts';

/** A part of a template, named by its identifier; a class by its value, and the template by an empty text. */
export interface ChangedPart {
  readonly kind: 'template' | 'page' | 'group' | 'question' | 'class';
  readonly id: string;
}

/** One difference. Parts are told apart by identifier, so a renamed one counts as removed and added. */
export type TemplateChange =
  | { readonly change: 'added'; readonly part: ChangedPart; readonly after: unknown }
  | { readonly change: 'removed'; readonly part: ChangedPart; readonly before: unknown }
  | { readonly change: 'moved'; readonly part: ChangedPart; readonly from: PartPlace; readonly to: PartPlace }
  | {
      readonly change: 'field';
      readonly part: ChangedPart;
      /** Dotted; options are named by their value, as in `options.HIGH.label.EN`. */
      readonly field: string;
      /** Undefined where there is no such field. */
      readonly before: unknown;
      readonly after: unknown;
    };

interface Placed<T> {
  readonly id: string;
  readonly part: T;
  readonly place: PartPlace;
}

/**
 * Lists the differences in the order of the parts: the template itself, pages, groups, questions, classes. What is in an
 * added or removed part is listed as well. A part that only follows others to another index has not moved.
 */
export function compareTemplates(before: TemplateDocument, after: TemplateDocument): readonly TemplateChange[] {
  if (before === after) return [];
  return [
    ...compareFields({ kind: 'template', id: '' }, headOf(before), headOf(after)),
    ...compareParts('page', pagesIn(before), pagesIn(after)),
    ...compareParts('group', groupsIn(before), groupsIn(after)),
    ...compareParts('question', questionsIn(before), questionsIn(after)),
    ...compareParts('class', bandsIn(before), bandsIn(after)),
  ];
}

function compareParts<T extends object>(
  kind: ChangedPart['kind'],
  before: readonly Placed<T>[],
  after: readonly Placed<T>[],
): TemplateChange[] {
  const old = new Map(before.map((entry) => [entry.id, entry]));
  const kept = new Set(after.map(({ id }) => id));
  const moved = listMoved(before, after);
  const removed = before
    .filter(({ id }) => !kept.has(id))
    .map(({ id, part }): TemplateChange => ({ change: 'removed', part: { kind, id }, before: part }));
  const others = after.flatMap(({ id, part, place }): TemplateChange[] => {
    const earlier = old.get(id);
    if (!earlier) return [{ change: 'added', part: { kind, id }, after: part }];
    const move: TemplateChange = { change: 'moved', part: { kind, id }, from: earlier.place, to: place };
    return [...(moved.has(id) ? [move] : []), ...compareFields({ kind, id }, earlier.part, part)];
  });
  return [...removed, ...others];
}

function compareFields(part: ChangedPart, before: object, after: object): TemplateChange[] {
  return listFieldChanges(before, after).map((difference) => ({ change: 'field', part, ...difference }));
}

function headOf({ name, description, blockedCNIP }: TemplateDocument) {
  return { name, description, blockedCNIP };
}

function pagesIn({ pages }: TemplateDocument): Placed<Omit<QuestionPage, 'groups'>>[] {
  return pages.map(({ pageID, title }, index) => {
    return { id: pageID, part: { pageID, title }, place: { parentID: '', index } };
  });
}

function groupsIn({ pages }: TemplateDocument): Placed<Omit<QuestionGroup, 'components'>>[] {
  return pages.flatMap(({ pageID, groups }) =>
    groups.map(({ components: _components, ...part }, index) => {
      return { id: part.groupID, part, place: { parentID: pageID, index } };
    }),
  );
}

function questionsIn(document: TemplateDocument): Placed<Question>[] {
  return groupsOf(document).flatMap(({ groupID, components }) =>
    components.map((part, index) => ({ id: part.questionID, part, place: { parentID: groupID, index } })),
  );
}

function bandsIn({ classification }: TemplateDocument): Placed<ScoreBand>[] {
  return classification.map((part, index) => ({ id: part.value, part, place: { parentID: '', index } }));
}
