import type { PdfField } from '@brokerdesk/plugin-sdk/documents';
import { type Question, questionsOf, type TemplateDocument } from '../../../model/TemplateDocument.ts';

/** A field of a PDF and the question whose answer it takes; undefined if none does. */
export interface CoveredField {
  readonly field: PdfField;
  readonly question: Question | undefined;
}

/** The values that fill the fields of an opening-form template. */
export interface FieldCoverage {
  readonly fields: readonly CoveredField[];
  /** The questions whose answers stand only on the pages after the PDF's own. */
  readonly questionsWithoutField: readonly Question[];
}

const unanswered: ReadonlySet<string> = new Set(['Label', 'Linebreak']);

/** Matches fields and questions as the server does: a field takes the answer to the question whose questionID is its name. */
export function coverFields(fields: readonly PdfField[], document: Pick<TemplateDocument, 'pages'>): FieldCoverage {
  const questions = questionsOf(document).filter(({ type }) => !unanswered.has(type));
  const byID = new Map(questions.map((question) => [question.questionID, question]));
  const inputs = fields.filter(({ kind }) => kind !== 'button');
  const names = new Set(inputs.map(({ name }) => name));
  return {
    fields: inputs.map((field) => ({ field, question: byID.get(field.name) })),
    questionsWithoutField: questions.filter(({ questionID }) => !names.has(questionID)),
  };
}
