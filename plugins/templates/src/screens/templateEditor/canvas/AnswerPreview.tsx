import { textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import type { Question } from '../../../model/TemplateDocument.ts';
import { useText } from '../useText.ts';

/** More options than this are counted, not listed. */
const listedOptions = 6;

/** Draws what the applicant fills in; assistive technology reads the options only. */
export function AnswerPreview({ question }: { readonly question: Question }) {
  switch (question.type) {
    case 'Label':
    case 'ScoreResult':
      return null;
    case 'Linebreak':
      return <hr />;
    case 'Radiobox':
    case 'Checkbox':
    case 'Selectbox':
      return <Options question={question} />;
    default:
      return (
        <div className="templates-answer" data-type={question.type} aria-hidden="true">
          {question.defaultValue}
        </div>
      );
  }
}

function Options({ question: { type, options = [] } }: { readonly question: Question }) {
  const text = useText();
  const { count } = useFormats();
  const { language } = useHost();
  const rest = options.length - listedOptions;
  if (options.length === 0) return null;
  return (
    <ul className="templates-options" data-type={type}>
      {options.slice(0, listedOptions).map(({ value, label, score, isDefault }) => (
        <li key={value} data-default={isDefault === true || undefined}>
          {textIn(label, language) || value}
          {isDefault === true && <span className="bdk-hidden">{` ${text('editor.isDefault')}`}</span>}
          {score !== undefined && <span>{` · ${text('editor.points', { count: score })}`}</span>}
        </li>
      ))}
      {rest > 0 && <li data-rest>{text('editor.moreOptions', { count: count(rest) })}</li>}
    </ul>
  );
}
