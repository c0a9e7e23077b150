import { textIn } from '@brokerdesk/plugin-sdk';
import { useEffect, useRef } from 'react';
import type { QuestionPage } from '../model/TemplateDocument.ts';
import { answerRuleTextIn } from './clientTexts.ts';
import type { FormContext } from './FormContext.ts';
import type { ClientSheet } from './sheet/ClientSheet.ts';

/** The problems that keep the client on the page. The list takes the focus after each attempt to go on, and leads to each answer. */
export function ErrorSummary({
  page,
  sheet,
  context,
}: {
  readonly page: QuestionPage;
  readonly sheet: ClientSheet;
  readonly context: FormContext;
}) {
  const { language, text, answers, broken, idOf } = context;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (sheet.attempts > 0) box.current?.focus();
  }, [sheet.attempts]);
  const questions = page.groups.flatMap(({ components }) => components).filter(({ questionID }) => broken[questionID]);
  if (questions.length === 0) return null;
  return (
    <div ref={box} className="templates-client-summary" role="alert" tabIndex={-1}>
      <p>{text('problems')}</p>
      <ul>
        {questions.map(({ questionID, label }) => {
          const rule = broken[questionID];
          return (
            <li key={questionID}>
              <button type="button" onClick={() => focusField(idOf(questionID))}>
                {textIn(label, language)}
              </button>
              {rule && ` – ${answerRuleTextIn(language, { rule, value: answers[questionID] })}`}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Focuses a field, or the first choice of a group. */
function focusField(id: string): void {
  const element = document.getElementById(id);
  const field = element?.matches('fieldset') ? element.querySelector<HTMLElement>('input, button') : element;
  field?.focus();
}
