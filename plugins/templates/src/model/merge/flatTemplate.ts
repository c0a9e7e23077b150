import type { Question, QuestionGroup, QuestionPage, TemplateDocument } from '../TemplateDocument.ts';

/** A kind of part that has an identifier. */
export type PartKind = 'page' | 'group' | 'question';

/** A part without its identifier and without what is in it. */
export interface FlatPart {
  readonly fields: Readonly<Record<string, unknown>>;
  /** The page of a group, the group of a question; empty for a page. */
  readonly parentID: string;
}

/** The parts of a template by kind and identifier. */
export type FlatTemplate = Readonly<Record<PartKind, ReadonlyMap<string, FlatPart>>> & {
  /** The identifiers of the parts in a parent, in their order. */
  readonly children: (kind: PartKind, parentID: string) => readonly string[];
};

/** Takes a template apart. */
export function flattenTemplate({ pages }: TemplateDocument): FlatTemplate {
  const page = new Map<string, FlatPart>();
  const group = new Map<string, FlatPart>();
  const question = new Map<string, FlatPart>();
  for (const { pageID, groups, ...pageFields } of pages) {
    page.set(pageID, { fields: pageFields, parentID: '' });
    for (const { groupID, components, ...groupFields } of groups) {
      group.set(groupID, { fields: groupFields, parentID: pageID });
      for (const { questionID, ...fields } of components) question.set(questionID, { fields, parentID: groupID });
    }
  }
  const parts = { page, group, question };
  const children = (kind: PartKind, parentID: string) =>
    [...parts[kind]].filter(([, part]) => part.parentID === parentID).map(([id]) => id);
  return { ...parts, children };
}

/** Puts the pages of a template together from its parts. */
export function rebuildPages({
  parts,
  orderOf,
}: {
  readonly parts: Readonly<Record<PartKind, ReadonlyMap<string, FlatPart>>>;
  readonly orderOf: (kind: PartKind, parentID: string) => readonly string[];
}): readonly QuestionPage[] {
  const fieldsOf = (kind: PartKind, id: string) => parts[kind].get(id)?.fields;
  return orderOf('page', '').map((pageID) => ({
    ...(fieldsOf('page', pageID) as Omit<QuestionPage, 'pageID' | 'groups'>),
    pageID,
    groups: orderOf('group', pageID).map((groupID) => ({
      ...(fieldsOf('group', groupID) as Omit<QuestionGroup, 'groupID' | 'components'>),
      groupID,
      components: orderOf('question', groupID).map((questionID) => ({
        ...(fieldsOf('question', questionID) as Omit<Question, 'questionID'>),
        questionID,
      })),
    })),
  }));
}
