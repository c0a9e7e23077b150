import { textIn } from '@brokerdesk/plugin-sdk';
import { isShown } from '@brokerdesk/plugin-sdk/api';
import type { QuestionGroup } from '../model/TemplateDocument.ts';
import { answerRuleTextIn } from './clientTexts.ts';
import { ChoicesField } from './fields/ChoicesField.tsx';
import { SelectField } from './fields/SelectField.tsx';
import { SignatureField } from './fields/SignatureField.tsx';
import { TextField } from './fields/TextField.tsx';
import { type ClientFieldProps, type FormContext, listAnswer } from './FormContext.ts';
import { questionName } from './questionName.ts';
import { scoreSheetOf } from './sheet/scoreSheet.ts';

/** The questions of a group that are asked; nothing if none is. */
export function ClientGroup({ group, context }: { readonly group: QuestionGroup; readonly context: FormContext }) {
  const shown = group.components.filter((component) => isShown(component, context.answers));
  if (shown.length === 0) return null;
  return (
    <section className="templates-client-group">
      <h4>{textIn({ EN: group.nameEN, SC: group.nameSC, TC: group.nameTC }, context.language)}</h4>
      {shown.map((question) => (
        <ClientQuestion key={question.questionID} question={question} context={context} />
      ))}
    </section>
  );
}

function ClientQuestion({ question, context }: Omit<ClientFieldProps, 'describedBy'>) {
  const { language, text, answers, broken, idOf } = context;
  const { questionID, type, help, textVersion, readOnly } = question;
  if (type === 'Linebreak') return <hr className="templates-client-break" />;
  if (type === 'Label') return <p className="templates-client-note">{textIn(question.label, language)}</p>;
  const rule = broken[questionID];
  const hint = [
    help && textIn(help, language),
    textVersion && text('textVersion', { version: textVersion }),
    readOnly && text('fixed'),
  ].filter((line) => line);
  const hintID = `${idOf(questionID)}-hint`;
  const errorID = `${idOf(questionID)}-error`;
  const describedBy = [hint.length > 0 && hintID, rule && errorID].filter((id) => id).join(' ') || undefined;
  return (
    <div className="templates-client-question" data-broken={rule !== undefined}>
      <Field question={question} context={context} describedBy={describedBy} />
      {hint.length > 0 && (
        <p id={hintID} className="templates-client-hint">
          {hint.join(' · ')}
        </p>
      )}
      {rule && (
        <p id={errorID} className="templates-client-error">
          {answerRuleTextIn(language, { rule, value: answers[questionID] })}
        </p>
      )}
    </div>
  );
}

function Field(props: ClientFieldProps) {
  switch (props.question.type) {
    case 'Selectbox':
      return <SelectField {...props} />;
    case 'Radiobox':
    case 'Checkbox':
      return <ChoicesField {...props} />;
    case 'FileUpload':
      return <FileField {...props} />;
    case 'Signature':
      return <SignatureField {...props} />;
    case 'ScoreResult':
      return <ScoreField {...props} />;
    default:
      return <TextField {...props} />;
  }
}

/** A picture or file. Only its name is kept: nothing leaves the browser. */
function FileField({ question, context, describedBy }: ClientFieldProps) {
  const { questionID, required } = question;
  const id = context.idOf(questionID);
  const [name] = listAnswer(context, question);
  return (
    <>
      <label htmlFor={id}>{questionName(context, question)}</label>
      <input
        id={id}
        type="file"
        className="templates-client-input"
        accept="image/*,application/pdf"
        aria-required={required}
        aria-invalid={context.broken[questionID] !== undefined}
        aria-describedby={describedBy}
        onChange={({ target }) =>
          context.enter(
            questionID,
            [...(target.files ?? [])].map((file) => file.name),
          )
        }
      />
      {name !== undefined && <p className="templates-client-hint">{context.text('chosenFile', { name })}</p>}
    </>
  );
}

/** The points and the class that the answers so far lead to. */
function ScoreField({ question, context, describedBy }: ClientFieldProps) {
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
