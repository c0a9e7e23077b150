import { type ApplicationDetail, textIn, useHost } from '@brokerdesk/plugin-sdk';
import { useText } from '../useText.ts';

/** The props of {@link QuestionChoice}. */
export interface QuestionChoiceProps {
  readonly application: ApplicationDetail;
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The questions of each page, collapsed until the user opens them. */
export function QuestionChoice({ application, chosen, onChange }: QuestionChoiceProps) {
  const text = useText();
  const { language } = useHost();
  const all = application.pages.flatMap(({ groups }) => groups.flatMap(({ answers }) => answers));
  function choose(id: string, isOn: boolean) {
    // In the order of the questions, so that ticking and unticking changes nothing.
    const wanted = (one: string) => (one === id ? isOn : chosen.includes(one));
    onChange(all.map(({ questionID }) => questionID).filter(wanted));
  }
  return (
    <fieldset className="bdk-field account-opening-questions">
      <legend className="bdk-field-label">{text('decision.reinput.questions')}</legend>
      {application.pages.map(({ pageID, title, groups }) => {
        const questions = groups.flatMap(({ answers }) => answers);
        const count = questions.filter(({ questionID }) => chosen.includes(questionID)).length;
        if (questions.length === 0) return null;
        return (
          <details key={pageID}>
            <summary>
              {textIn(title, language)} {count > 0 && <span className="account-opening-chosen">{count}</span>}
            </summary>
            {questions.map(({ questionID, label }) => (
              <label key={questionID} className="bdk-choice">
                <input
                  type="checkbox"
                  checked={chosen.includes(questionID)}
                  onChange={({ target }) => choose(questionID, target.checked)}
                />
                <span>{textIn(label, language)}</span>
              </label>
            ))}
          </details>
        );
      })}
      <p className="bdk-field-hint">{text('decision.reinput.hint')}</p>
    </fieldset>
  );
}
