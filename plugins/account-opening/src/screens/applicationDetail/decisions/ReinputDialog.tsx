import { reasonMaxLength, textIn, useDraft, useHost } from '@brokerdesk/plugin-sdk';
import { ReasonDialog } from '@brokerdesk/plugin-sdk/forms';
import { languageOfApplicant } from '../../../model/languageOfApplicant.ts';
import { reinputMessage } from '../../../model/reinputMessage.ts';
import { useReasons } from '../../../reasons/useReasons.ts';
import { useText } from '../useText.ts';
import { ApplicantName } from '../ApplicantName.tsx';
import { useDecide, type Wish } from './useDecide.ts';

const none: readonly string[] = [];

/** Returns an application to its client: which questions to fill in again, why, and what he is going to read. */
export function ReinputDialog(wish: Wish) {
  const { application } = wish;
  const text = useText();
  const decide = useDecide(wish);
  const { reasons } = useReasons('reinput');
  const chosen = useDraft({ form: 'reinput-questions', record: application.applyID, initial: none });
  const language = languageOfApplicant(application);
  const questions = questionsOf(application).filter(({ questionID }) => chosen.value.includes(questionID));
  const write = (reason: string) =>
    reinputMessage(reason, { questions: questions.map(({ label }) => label), language });
  return (
    <ReasonDialog
      name="reinput"
      id={application.applyID}
      title={text('decision.reinput.title')}
      subject={<ApplicantName application={application} />}
      consequence={text('decision.reinput.consequence')}
      actionLabel={text('decision.reinput.button')}
      record={application}
      describeChanges={decide.describeChanges}
      reasons={reasons.map(({ reasonID, text: words }) => ({ id: reasonID, text: words }))}
      isRequired
      // Both have to fit into what the back end takes.
      limit={Math.max(0, reasonMaxLength - [...write('')].length - 1)}
      clientLanguage={language}
      preview={write}
      onSend={(reason, context) => decide.send(write(reason ?? ''), context)}
      onDone={() => {
        chosen.discard();
        decide.done();
      }}
      onClose={decide.close}
    >
      <QuestionChoice application={application} chosen={chosen.value} onChange={chosen.change} />
    </ReasonDialog>
  );
}

function questionsOf({ pages }: Wish['application']) {
  return pages.flatMap(({ groups }) => groups.flatMap(({ answers }) => answers));
}

interface QuestionChoiceProps {
  readonly application: Wish['application'];
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
}

/** The questions of each page, folded up until somebody looks for one. */
function QuestionChoice({ application, chosen, onChange }: QuestionChoiceProps) {
  const text = useText();
  const { language } = useHost();
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
                  onChange={({ target }) =>
                    onChange(target.checked ? [...chosen, questionID] : chosen.filter((id) => id !== questionID))
                  }
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
