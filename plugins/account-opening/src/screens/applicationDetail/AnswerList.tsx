import { type AnswerPage, textIn, useHost } from '@brokerdesk/plugin-sdk';
import { useText } from '../../useText.ts';

type Answers = AnswerPage['groups'][number]['answers'];

/** Questions with the answers as people read them. */
export function AnswerList({ answers }: { readonly answers: Answers }) {
  const text = useText();
  const { language } = useHost();
  return (
    <dl className="account-opening-answer-list">
      {answers.map((answer) => {
        const display = textIn(answer.display, language);
        return (
          <div key={answer.questionID} className="account-opening-answer">
            <dt className="account-opening-term">{textIn(answer.label, language)}</dt>
            <dd className="account-opening-value">
              {answer.value === null || display === '' ? (
                <span className="account-opening-muted">{text('detail.notAnswered')}</span>
              ) : (
                display
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
