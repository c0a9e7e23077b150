// The forms of the walks without fields: what a user types is written into the form directly.
import type { Faq } from '@brokerdesk/api';
import { type MutationResult, useMutation } from '@brokerdesk/plugin-sdk';
import { changeFaq, createFaq } from '@brokerdesk/plugin-sdk/api';
import { type FormHandle, useRecordForm } from '@brokerdesk/plugin-sdk/forms';
import { useLayoutEffect, useState } from 'react';

/** The values of the form. */
export type QuestionValues = Pick<Faq, 'categoryID' | 'question' | 'answer' | 'published'>;

/** The form that is open: for a new question, or for one as it was loaded. */
export interface OpenForm {
  readonly record: Faq | undefined;
}

/** What the screen offers, as of its last rendering. */
export interface DeskHandle {
  form?: FormHandle<QuestionValues> | undefined;
  mutation?: MutationResult<typeof changeFaq>;
  open?: (form: OpenForm | undefined) => void;
}

interface QuestionDeskProps {
  readonly handle: DeskHandle;
  /** The category of new questions. */
  readonly categoryID: string;
  /** Called once the server has accepted the form. */
  readonly onSaved: () => void;
}

/** A screen with a form and a switch, whose state the test reads from the handle. */
export function QuestionDesk({ handle, categoryID, onSaved }: QuestionDeskProps) {
  const [shown, setShown] = useState<OpenForm>();
  const mutation = useMutation(changeFaq);
  useLayoutEffect(() => {
    handle.mutation = mutation;
    handle.open = setShown;
  }, [handle, mutation]);
  if (!shown) return null;
  return (
    <QuestionForm
      handle={handle}
      categoryID={categoryID}
      record={shown.record}
      onSaved={onSaved}
      onClose={() => setShown(undefined)}
    />
  );
}

interface QuestionFormProps extends QuestionDeskProps, OpenForm {
  readonly onClose: () => void;
}

function QuestionForm({ handle, categoryID, record, onSaved, onClose }: QuestionFormProps) {
  const form = useRecordForm<Faq, QuestionValues, typeof createFaq, typeof changeFaq>({
    name: 'faq',
    itemLabel: 'question',
    record,
    create: createFaq,
    change: changeFaq,
    params: ({ faqID }) => ({ faqID }),
    toValues: (faq) => ({
      categoryID: faq?.categoryID ?? categoryID,
      question: faq?.question ?? noText,
      answer: faq?.answer ?? someText,
      published: faq?.published ?? false,
    }),
    onSaved,
    onClose,
  });
  useLayoutEffect(() => {
    handle.form = form;
    return () => {
      handle.form = undefined;
    };
  });
  return null;
}

const noText = { EN: '', SC: '', TC: '' };
const someText = { EN: 'Answer', SC: '答案', TC: '答案' };
