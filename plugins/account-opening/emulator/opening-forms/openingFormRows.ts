// Opening forms and the templates they begin with.
import type { AnswerPage, LocalText, WireLanguage } from '@brokerdesk/api';
import type { Stamp, StoredFile } from '@brokerdesk/mock-server/engine';

/** A PDF that opening forms of one profile begin with. */
export interface OpeningFormTemplateRow extends Stamp {
  readonly templateID: string;
  readonly brokerCode: string;
  readonly profileID: string;
  readonly fileName: string;
  /** RFC 3339. */
  readonly createTime: string;
  /** The upload, or the name of a drawing of the fixtures. */
  readonly content: { readonly file: StoredFile; readonly pageCount: number } | { readonly drawing: string };
}

/** The content of an application when its form was generated. */
export interface FormSnapshot {
  readonly profileName: LocalText;
  readonly applicant: { readonly chiName: string; readonly lastName: string; readonly firstName: string };
  readonly pages: readonly AnswerPage[];
  /** The values of the options of each question that has any, by `questionID`. */
  readonly optionValues: Readonly<Record<string, readonly string[]>>;
  /** Of the uploaded files, by `fileID`. */
  readonly fileNames: Readonly<Record<string, string>>;
}

/**
 * A document made from a template and answers; an application has one at most. Its content is created on first access,
 * and the application's history contains authors and times.
 */
export interface OpeningFormRow {
  readonly docID: string;
  readonly applyID: string;
  readonly brokerCode: string;
  readonly templateID: string;
  readonly language: WireLanguage;
  /** Null for a form that sandboxes begin with: its application cannot have changed since. */
  readonly snapshot: FormSnapshot | null;
}

const docIdPrefix = 'OF-';

/** The identifier of an application's form; it has one at most. */
export function docIdOf(applyID: string): string {
  return `${docIdPrefix}${applyID}`;
}

/** The application of a form; undefined if it is not the identifier of a form. */
export function applyIdOfForm(docID: string): string | undefined {
  return docID.startsWith(docIdPrefix) ? docID.slice(docIdPrefix.length) : undefined;
}
