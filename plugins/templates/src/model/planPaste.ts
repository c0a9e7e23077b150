import type { GroupPlace, QuestionPlace } from './edits/insert.ts';
import { freshGroups, freshPages, freshQuestions, takenIDs } from './identifiers.ts';
import { insertEntries, mapGroups, mapPages, mapQuestions, withFields, withPages } from './mapParts.ts';
import { canBeCondition } from './references.ts';
import type { TemplateClip } from './TemplateClip.ts';
import { type Question, questionsOf, type TemplateDocument } from './TemplateDocument.ts';

/** Where a clip is pasted. A clip of a larger part than the place takes is opened: its groups or questions are pasted. */
export type PastePlace =
  | { readonly kind: 'page'; readonly index: number }
  | ({ readonly kind: 'group' } & GroupPlace)
  | ({ readonly kind: 'questions' } & QuestionPlace);

/** What pasting does. */
export interface PastePlan {
  readonly document: TemplateDocument;
  /** The identifiers of the pasted questions. */
  readonly questionIDs: readonly string[];
  /** The identifier of the pasted page or group; undefined for questions. */
  readonly partID: string | undefined;
  /** Questions whose condition named nothing at the place, with the question that it named. */
  readonly dropped: readonly { readonly questionID: string; readonly dependedOn: string }[];
}

/** Computes what pasting a clip does. A place that does not exist changes nothing. */
export function planPaste(document: TemplateDocument, clip: TemplateClip, place: PastePlace): PastePlan {
  const { pasted, questionIDs, partID } = paste(document, clip, place);
  if (pasted === document) return { document, questionIDs: [], partID: undefined, dropped: [] };
  const copies = new Set(questionIDs);
  const dropped = danglingIn(pasted, copies);
  const ids = new Set(dropped.map(({ questionID }) => questionID));
  const whole = mapQuestions(pasted, (question) =>
    ids.has(question.questionID) ? withFields(question, { shownIf: undefined }) : question,
  );
  return { document: whole, questionIDs, partID, dropped };
}

interface Pasted {
  readonly pasted: TemplateDocument;
  readonly questionIDs: readonly string[];
  readonly partID: string | undefined;
}

function paste(document: TemplateDocument, { page, kind }: TemplateClip, place: PastePlace): Pasted {
  const taken = takenIDs(document);
  switch (place.kind) {
    case 'page': {
      // A group or questions become a page of their own, which needs an identifier that says more than "clip".
      const named = kind === 'page' ? page : { ...page, pageID: 'page' };
      const { parts, renamed } = freshPages([named], taken);
      const pasted = withPages(document, insertEntries(document.pages, place.index, parts));
      return { pasted, questionIDs: [...renamed.values()], partID: parts[0]?.pageID };
    }
    case 'group': {
      const groups = page.groups.map((group) => (kind === 'questions' ? { ...group, groupID: 'group' } : group));
      const { parts, renamed } = freshGroups(groups, taken);
      const pasted = mapPages(document, (one) =>
        one.pageID === place.pageID ? withFields(one, { groups: insertEntries(one.groups, place.index, parts) }) : one,
      );
      return { pasted, questionIDs: [...renamed.values()], partID: parts[0]?.groupID };
    }
    case 'questions': {
      const questions = page.groups.flatMap(({ components }) => components);
      const { parts, renamed } = freshQuestions(questions, taken);
      const pasted = mapGroups(document, (group) =>
        group.groupID === place.groupID
          ? withFields(group, { components: insertEntries(group.components, place.index, parts) })
          : group,
      );
      return { pasted, questionIDs: [...renamed.values()], partID: undefined };
    }
  }
}

/** Copies whose condition names no earlier single choice, or an option that it does not have. */
function danglingIn(document: TemplateDocument, copies: ReadonlySet<string>): PastePlan['dropped'] {
  const earlier = new Map<string, Question>();
  const dangling: { questionID: string; dependedOn: string }[] = [];
  for (const question of questionsOf(document)) {
    const { questionID, shownIf } = question;
    if (shownIf && copies.has(questionID) && !isMet(earlier.get(shownIf.questionID), shownIf.values))
      dangling.push({ questionID, dependedOn: shownIf.questionID });
    earlier.set(questionID, question);
  }
  return dangling;
}

function isMet(question: Question | undefined, values: readonly string[]): boolean {
  if (!question || !canBeCondition(question)) return false;
  return values.length > 0 && values.every((value) => question.options?.some((option) => option.value === value));
}
