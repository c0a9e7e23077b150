import { textIn } from '@brokerdesk/plugin-sdk';
import type { ClientFieldProps } from '../FormContext.ts';
import { questionName } from '../questionName.ts';
import { scoreSheetOf } from '../sheet/scoreSheet.ts';

/** The points and the class that the answers so far lead to. */
export function ScoreField({ question, context, describedBy }: ClientFieldProps) {
  const { document, answers, language, text } = context;
  const { points, band, questions } = scoreSheetOf(document, answers);
  const isOpen = questions.some(({ isAsked, chosen, question: { required } }) => required && isAsked && !chosen);
  const id = context.idOf(question.questionID);
  return (
    <>
      <p id={`${id}-name`} className="templates-client-label">
        {questionName(context, question)}
      </p>
      <output id={id} aria-labelledby={`${id}-name`} aria-describedby={describedBy} className="templates-client-score">
        {isOpen && text('noScore')}
        {!isOpen && band && <strong>{textIn(band.label, language)}</strong>}
        {!isOpen && ` ${text('points', { points })}`}
      </output>
    </>
  );
}
