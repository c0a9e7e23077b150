import { textIn } from '@brokerdesk/plugin-sdk';
import { isShown } from '@brokerdesk/plugin-sdk/api';
import type { QuestionGroup } from '../model/TemplateDocument.ts';
import { answerRuleTextIn } from './clientTexts.ts';
import { ChoicesField } from './fields/ChoicesField.tsx';
import { FileField } from './fields/FileField.tsx';
import { ScoreField } from './fields/ScoreField.tsx';
import { SelectField } from './fields/SelectField.tsx';
import { SignatureField } from './fields/SignatureField.tsx';
import { TextField } from './fields/TextField.tsx';
import type { ClientFieldProps, FormContext } from './FormContext.ts';

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
