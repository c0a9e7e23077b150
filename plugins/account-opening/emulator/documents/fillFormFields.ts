// The fields of a template that answers fill: a field is filled by the question whose questionID is its name. Answers are
// drawn on the page rather than set as values, with the font of the rest of the form: the fonts of an uploaded PDF
// mostly lack Chinese. So are values that the template has itself without a drawing of them, which flattening leaves out.
import type { AnswerPage, LocalText } from '@brokerdesk/api';
import type { FormField, PDF } from '@libpdf/core';
import { findTicks, readBoxValues } from './boxTicks.ts';
import { clearOwnValue } from './clearOwnValue.ts';
import { type FieldText, ownTextOf, styleText } from './fieldTexts.ts';
import { type Box, boxBetween, type Turn, turnOf } from './turnedBox.ts';

type Answer = AnswerPage['groups'][number]['answers'][number];
type Widget = ReturnType<FormField['getWidgets']>[number];

/** What is drawn into one place of a field. */
export interface FilledPlace {
  /** Of the template, from 0. */
  readonly page: number;
  readonly rect: Box;
  /** As the field says; 0 for one that says nothing and stands as its page is read. */
  readonly turn: Turn;
  /** A text, the cross of a box that is ticked, or the picture of a signature. */
  readonly content: FieldText | { readonly isTicked: true } | { readonly fileID: string };
}

export interface FieldAnswers {
  readonly pages: readonly AnswerPage[];
  /** The values of the options of each question that has any, by `questionID`. */
  readonly optionValues: Readonly<Record<string, readonly string[]>>;
  readonly spelling: keyof LocalText;
}

/** Lists what stands in the fields of a template. The fields themselves become lines and backgrounds of their pages. */
export function fillFormFields(source: PDF, answers: FieldAnswers): FilledPlace[] {
  const form = source.getForm();
  if (!form) return [];
  const answersByID = new Map(
    answers.pages
      .flatMap(({ groups }) => groups.flatMap((group) => group.answers))
      .map((answer) => [answer.questionID, answer]),
  );
  const pageOf = findPages(source);
  const places = form.getFields().flatMap((field) => {
    if (field.type === 'button') return [];
    const answer = answersByID.get(field.name);
    const contents = answer ? contentsOf(source, { field, answer, answers }) : ownContentsOf(field);
    return field.getWidgets().flatMap((widget, index): FilledPlace[] => {
      if (answer) clearOwnValue(field, widget);
      const page = pageOf(widget);
      const content = contents[index];
      if (page === undefined || !content) return [];
      const turn = turnOf(widget.getAppearanceCharacteristics()?.rotation ?? 0);
      return [{ page, rect: boxBetween(widget.rect), turn, content }];
    });
  });
  form.flatten();
  return places;
}

/** The page of each widget. Not every widget names its page. */
function findPages(source: PDF): (widget: Widget) => number | undefined {
  const pages = new Map(
    source.getPages().flatMap(({ dict }, page) => {
      const annotations = dict.getArray('Annots', (ref) => source.getObject(ref));
      return [...(annotations ?? [])].map((reference) => [reference, page] as const);
    }),
  );
  return ({ ref }) => (ref ? pages.get(ref) : undefined);
}

type Contents = readonly (FilledPlace['content'] | undefined)[];

interface AnsweredField {
  readonly field: FormField;
  readonly answer: Answer;
  readonly answers: FieldAnswers;
}

/** What the answer puts into each widget of a field. */
function contentsOf(source: PDF, { field, answer, answers: { optionValues, spelling } }: AnsweredField): Contents {
  if (field.type === 'checkbox' || field.type === 'radio') {
    const { questionID, value } = answer;
    const ticks = findTicks(readBoxValues(source, field), { value, options: optionValues[questionID] ?? [] });
    return ticks.map((isTicked) => (isTicked ? { isTicked } : undefined));
  }
  const [fileID] = answer.fileIDs;
  const text = answer.display[spelling];
  const content = fileID === undefined ? textContent(field, text) : { fileID };
  return field.getWidgets().map(() => content);
}

/** What the template itself puts into each widget of a field, unless the widget has a drawing of it. */
function ownContentsOf(field: FormField): Contents {
  const content = textContent(field, ownTextOf(field));
  return field.getWidgets().map((widget) => {
    const isDrawn = widget.hasNormalAppearance() || widget.isHidden();
    return isDrawn ? undefined : content;
  });
}

function textContent(field: FormField, text: string): FieldText | undefined {
  return text === '' ? undefined : styleText(field, text);
}
