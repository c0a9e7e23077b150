import type { Question, QuestionGroup, QuestionPage, TemplateDocument } from '../../../model/TemplateDocument.ts';

/** A page and its position, from 0. */
export interface PlacedPage {
  readonly page: QuestionPage;
  readonly index: number;
}

/** A group, and where it is. */
export interface PlacedGroup {
  readonly group: QuestionGroup;
  readonly pageID: string;
  /** The position on the page, from 0. */
  readonly index: number;
}

/** A question, and where it is. */
export interface PlacedQuestion {
  readonly question: Question;
  readonly pageID: string;
  readonly groupID: string;
  /** The position in the group, from 0. */
  readonly index: number;
}

/** The parts of a template by their identifiers, in their order. Of two parts with one identifier it has the first. */
export interface TemplateIndex {
  readonly pages: ReadonlyMap<string, PlacedPage>;
  readonly groups: ReadonlyMap<string, PlacedGroup>;
  readonly questions: ReadonlyMap<string, PlacedQuestion>;
}

/** Lists the parts of a template by their identifiers. */
export function indexTemplate({ pages }: Pick<TemplateDocument, 'pages'>): TemplateIndex {
  const placedPages = new Map<string, PlacedPage>();
  const groups = new Map<string, PlacedGroup>();
  const questions = new Map<string, PlacedQuestion>();
  for (const [index, page] of pages.entries()) {
    addOnce(placedPages, page.pageID, { page, index });
    for (const [position, group] of page.groups.entries()) {
      const { groupID } = group;
      addOnce(groups, groupID, { group, pageID: page.pageID, index: position });
      for (const [place, question] of group.components.entries()) {
        addOnce(questions, question.questionID, { question, pageID: page.pageID, groupID, index: place });
      }
    }
  }
  return { pages: placedPages, groups, questions };
}

function addOnce<Part>(parts: Map<string, Part>, id: string, part: Part): void {
  if (!parts.has(id)) parts.set(id, part);
}
