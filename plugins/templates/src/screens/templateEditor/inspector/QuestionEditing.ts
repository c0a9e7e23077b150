import type { Question } from '../../../model/TemplateDocument.ts';
import type { EditorActions } from '../store/useEditor.ts';

/** What the fields of a question need. */
export interface QuestionEditing {
  readonly question: Question;
  /**
   * Changes fields of this question; one that is undefined is removed. Keystrokes with the same key become one step.
   */
  readonly change: (change: QuestionChange, mergeKey?: string) => void;
  /** Changes more than this question. */
  readonly edit: EditorActions['edit'];
}

/** Fields of a question to set; undefined removes one. */
export type QuestionChange = { readonly [Key in Exclude<keyof Question, 'questionID'>]?: Question[Key] | undefined };
