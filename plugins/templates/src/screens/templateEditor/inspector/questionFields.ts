// Which fields a question has depends on its type. The inspector shows these and no others; the server rejects some of
// the rest, such as options of a text.
import type { TemplateComponent } from '@brokerdesk/plugin-sdk/api';

/** A type of question. */
export type ComponentType = TemplateComponent['type'];

/** A part of the inspector; `range` is minimum and maximum together. */
export type QuestionField =
  | 'label'
  | 'help'
  | 'required'
  | 'readOnly'
  | 'defaultValue'
  | 'maxLength'
  | 'range'
  | 'options'
  | 'score'
  | 'textVersion';

const text: readonly QuestionField[] = ['label', 'help', 'required', 'readOnly', 'defaultValue', 'maxLength'];
const typed: readonly QuestionField[] = ['label', 'help', 'required', 'readOnly', 'defaultValue'];
const choice: readonly QuestionField[] = ['label', 'help', 'required', 'readOnly', 'options', 'score', 'textVersion'];
const file: readonly QuestionField[] = ['label', 'help', 'required'];

const fieldsByType: Readonly<Record<ComponentType, readonly QuestionField[]>> = {
  Label: ['label', 'help', 'textVersion'],
  Textbox: text,
  Multilinebox: text,
  Emailbox: text,
  Phonebox: text,
  Numberbox: [...typed, 'range'],
  Selectbox: choice,
  Radiobox: choice,
  Checkbox: choice.filter((field) => field !== 'score'),
  FileUpload: file,
  Date: typed,
  Signature: [...file, 'textVersion'],
  Linebreak: [],
  ScoreResult: ['label', 'help'],
};

/** Returns whether questions of a type have a field. */
export function hasField(type: ComponentType, field: QuestionField): boolean {
  return fieldsByType[type].includes(field);
}

/** The types in the order of the palette. */
export const componentTypesInOrder = Object.keys(fieldsByType) as readonly ComponentType[];

/** Returns whether the applicant chooses exactly one option, so that points and conditions can depend on it. */
export function isSingleChoice({ type }: { readonly type: ComponentType }): boolean {
  return hasField(type, 'score');
}
