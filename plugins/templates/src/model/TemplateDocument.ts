// A template as it is edited: plain data that is never written to, so that an earlier state is just an earlier value.
import type {
  createProfile,
  DeepReadonly,
  InputOf,
  LocalText,
  ProfileDetail,
  ScoreBandOnWire,
  TemplateComponent,
  TemplateGroup,
  TemplatePage,
} from '@brokerdesk/plugin-sdk/api';

/** A text in three languages. */
export type Text = DeepReadonly<LocalText>;
/** A question, a note, a break or a result, named by `questionID`. */
export type Question = DeepReadonly<TemplateComponent>;
/** An option of a question, named by `value`. */
export type QuestionOption = NonNullable<Question['options']>[number];
/** Questions under one heading, named by `groupID`. */
export type QuestionGroup = DeepReadonly<TemplateGroup>;
/** A page that the client fills in, named by `pageID`. */
export type QuestionPage = DeepReadonly<TemplatePage>;
/** A class of the risk questionnaire; both ends are included. */
export type ScoreBand = DeepReadonly<ScoreBandOnWire>;

/** Everything of a template that can be edited. No two pages, groups or questions of it have the same identifier. */
export interface TemplateDocument {
  readonly name: Text;
  readonly description: Text;
  readonly blockedCNIP: boolean;
  readonly pages: readonly QuestionPage[];
  readonly classification: readonly ScoreBand[];
}

/**
 * Makes one change: a pure function whose result shares every untouched page, group and question with the document
 * before, and is that document itself if nothing changes.
 */
export type Edit = (document: TemplateDocument) => TemplateDocument;

/** Returns the part of a template that can be edited. */
export function documentOf({ name, description, blockedCNIP, pages, classification }: ProfileDetail): TemplateDocument {
  return { name, description, blockedCNIP, pages, classification };
}

/** Returns the body with which a document is created; with `version`, it is the body with which it is changed. */
export function bodyOf(document: TemplateDocument): InputOf<typeof createProfile>['body'] {
  return document as InputOf<typeof createProfile>['body'];
}

/** Returns the groups of a document, in their order. */
export function groupsOf({ pages }: Pick<TemplateDocument, 'pages'>): readonly QuestionGroup[] {
  return pages.flatMap(({ groups }) => groups);
}

/** Returns the questions of a document, in their order. */
export function questionsOf(document: Pick<TemplateDocument, 'pages'>): readonly Question[] {
  return groupsOf(document).flatMap(({ components }) => components);
}

/** Finds a question by its identifier. */
export function findQuestion(document: TemplateDocument, questionID: string): Question | undefined {
  return questionsOf(document).find((question) => question.questionID === questionID);
}
