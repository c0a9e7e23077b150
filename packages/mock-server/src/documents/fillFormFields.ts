// The fields of a template that answers fill: a field is filled by the question whose questionID is its name. Answers are
// drawn on the page rather than set as values, with the font of the rest of the form: the fonts of an uploaded PDF
// mostly lack Chinese.
import type { AnswerPage, LocalText } from '@brokerdesk/api';
import type { PDF } from '@libpdf/core';
import type { Box } from './PageWriter.ts';

type Answer = AnswerPage['groups'][number]['answers'][number];

/** What is drawn into one place of a field. */
export interface FilledPlace {
  /** Of the template, from 0. */
  readonly page: number;
  readonly rect: Box;
  /** A text, the cross of a box that is ticked, or the picture of a signature. */
  readonly content: { readonly text: string } | { readonly isTicked: true } | { readonly fileID: string };
}

/** Lists what the answers fill in a template. The fields themselves become lines and backgrounds of their pages. */
export function fillFormFields(source: PDF, pages: readonly AnswerPage[], spelling: keyof LocalText): FilledPlace[] {
  const form = source.getForm();
  if (!form) return [];
  const answers = new Map(
    pages
      .flatMap(({ groups }) => groups.flatMap((group) => group.answers))
      .map((answer) => [answer.questionID, answer]),
  );
  const pagesByWidget = findPages(source);
  const places = form.getFields().flatMap((field) => {
    const answer = answers.get(field.name);
    if (!answer || field.type === 'button') return [];
    const isBox = field.type === 'checkbox' || field.type === 'radio';
    return field.getWidgets().flatMap((widget): FilledPlace[] => {
      const page = widget.ref ? pagesByWidget.get(widget.ref) : undefined;
      const content = isBox ? tickOf(answer, widget.getOnValue()) : contentOf(answer, spelling);
      if (page === undefined || !content) return [];
      const [left, bottom, right, top] = widget.rect;
      const [x, y] = [Math.min(left, right), Math.min(bottom, top)];
      return [{ page, rect: { x, y, width: Math.abs(right - left), height: Math.abs(top - bottom) }, content }];
    });
  });
  form.flatten();
  return places;
}

/** The page of each annotation, by its reference. Not every widget names its page. */
function findPages(source: PDF): ReadonlyMap<object, number> {
  return new Map(
    source.getPages().flatMap(({ dict }, page) => {
      const annotations = dict.getArray('Annots', (ref) => source.getObject(ref));
      return [...(annotations ?? [])].map((reference) => [reference, page] as const);
    }),
  );
}

function contentOf({ display, fileIDs }: Answer, spelling: keyof LocalText): FilledPlace['content'] | undefined {
  const [fileID] = fileIDs;
  if (fileID !== undefined) return { fileID };
  return display[spelling] === '' ? undefined : { text: display[spelling] };
}

/** A box is ticked if the answer is or contains its value; one without a separate value for any answer. */
function tickOf({ value }: Answer, onValue: string | null): FilledPlace['content'] | undefined {
  const values = Array.isArray(value) ? value : [value ?? ''];
  const hasOwnValue = onValue !== null && !/^(?:Yes|On|1)$/i.test(onValue);
  const isTicked = hasOwnValue ? values.includes(onValue) : values.some((one) => one !== '');
  return isTicked ? { isTicked } : undefined;
}
