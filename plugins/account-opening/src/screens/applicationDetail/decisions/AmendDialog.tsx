import { textIn, useApi, useHost } from '@brokerdesk/plugin-sdk';
import { type AnswerSheet, type AnswerToQuestion, amendAnswer } from '@brokerdesk/plugin-sdk/api';
import { DialogSubject, FormDialog, useForm } from '@brokerdesk/plugin-sdk/forms';
import { withLatestOwnVersion } from '../../../model/withLatestOwnVersion.ts';
import { useText } from '../../useText.ts';
import { AmendField, type AmendValues } from './AmendField.tsx';
import { checkRecordReason, RecordReason } from './RecordReason.tsx';

/** An answer to be corrected, with the loaded answers that contain it. */
export interface AmendDialogProps {
  readonly sheet: AnswerSheet;
  readonly questionID: string;
  readonly onClose: () => void;
}

/** Corrects one answer: the old value, the new value and the reason. */
export function AmendDialog({ sheet, questionID, onClose }: AmendDialogProps) {
  const text = useText();
  const api = useApi();
  const { language, notify } = useHost();
  const answer = answerIn(sheet, questionID);
  const form = useForm<AmendValues, unknown, AnswerSheet>({
    name: 'amend',
    id: `${sheet.applyID} ${questionID}`,
    record: sheet,
    toValues: (record) => ({ value: answerIn(record, questionID)?.value ?? emptyOf(answer), choice: '', reason: '' }),
    validate: (values) => checkRecordReason(values, text),
    send({ value, reason }, { record, idempotencyKey }) {
      const { applyID, version, seqNum: seen } = record;
      const body = { applyID, questionID, value: storedOf(value), reason: reason.trim() };
      // Answers have a separate sequence number; each correction also makes a version of the application.
      return withLatestOwnVersion(
        { api, key: applyID, version },
        {
          send: () =>
            withLatestOwnVersion(
              { api, key: `${applyID} answers`, version: seen },
              {
                send: (seqNum) => api.call(amendAnswer, { body: { ...body, seqNum } }, { idempotencyKey }),
                versionOf: (amend) => amend.seqNum,
              },
            ),
          versionOf: (_amend, from) => from + 1,
        },
      );
    },
    onSent() {
      notify({
        tone: 'success',
        text: text('decision.amend.done', { question: textIn(answer?.label ?? noText, language) }),
      });
      onClose();
    },
    describeChanges: (before, now) => describeOtherAnswers(before, now),
  });
  if (!answer) return null;
  return (
    <FormDialog
      form={form}
      title={text('decision.amend.title')}
      submitLabel={text('decision.amend.button')}
      onClose={onClose}
    >
      <DialogSubject
        subject={textIn(answer.label, language)}
        consequence={text('decision.amend.was', {
          value: textIn(answer.display, language) || text('detail.notAnswered'),
        })}
      />
      <AmendField form={form} answer={answer} />
      <RecordReason form={form} />
    </FormDialog>
  );

  /** The other answers that another user has corrected in the meantime; this one is a field of the form. */
  function describeOtherAnswers(before: AnswerSheet, now: AnswerSheet) {
    return now.answers.flatMap(({ questionID: id, label, display }) => {
      const was = textIn(answerIn(before, id)?.display ?? noText, language);
      const is = textIn(display, language);
      return id === questionID || was === is
        ? []
        : [{ name: textIn(label, language), was: was || '–', now: is || '–' }];
    });
  }
}

const noText = { EN: '', SC: '', TC: '' };

function answerIn(sheet: AnswerSheet, questionID: string): AnswerToQuestion | undefined {
  return sheet.answers.find((answer) => answer.questionID === questionID);
}

/** Only checkboxes result in several values. */
function emptyOf(answer: AnswerToQuestion | undefined): AmendValues['value'] {
  return answer?.type === 'Checkbox' ? [] : '';
}

/** An empty field removes the answer. */
function storedOf(value: AmendValues['value']): string | string[] | null {
  if (typeof value !== 'string') return value.length === 0 ? null : [...value];
  return value.trim() === '' ? null : value.trim();
}
