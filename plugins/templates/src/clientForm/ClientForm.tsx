import { textIn, currentTime } from '@brokerdesk/plugin-sdk';
import type { AnswerValue, Language } from '@brokerdesk/plugin-sdk/api';
import { useEffect, useId, useMemo, useRef } from 'react';
import type { QuestionPage, TemplateDocument } from '../model/TemplateDocument.ts';
import './clientForm.css';
import { ClientGroup } from './ClientGroup.tsx';
import { type ClientText, clientTextIn } from './clientTexts.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import type { FormContext } from './FormContext.ts';
import {
  answersOf,
  type ClientSheet,
  currentPage,
  enterAnswer,
  goBack,
  goOn,
  pagesShown,
} from './sheet/ClientSheet.ts';

/** Props of {@link ClientForm}. */
export interface ClientFormProps {
  readonly document: TemplateDocument;
  /** The client's language, whatever the language of the portal is. */
  readonly language: Language;
  readonly sheet: ClientSheet;
  readonly onChange: (sheet: ClientSheet) => void;
}

/** A template as the applicant's app shows it: page by page, with conditions and messages. Nothing is sent. */
export function ClientForm({ document, language, sheet, onChange }: ClientFormProps) {
  const text = useMemo(() => clientTextIn(language), [language]);
  const answers = useMemo(() => answersOf(document, sheet), [document, sheet]);
  const pages = pagesShown(document, answers);
  const page = currentPage(pages, sheet);
  return (
    <div className="templates-client" lang={language}>
      <h2 className="templates-client-name">{textIn(document.name, language)}</h2>
      {!page && <p>{text('empty')}</p>}
      {page && sheet.isComplete && <Completed text={text} onBack={() => onChange(goBack(document, sheet))} />}
      {page && !sheet.isComplete && (
        <FormPage
          key={page.pageID}
          {...{ document, language, sheet, onChange, pages, page, text }}
          context={{ document, language, text, answers, broken: sheet.broken }}
        />
      )}
    </div>
  );
}

interface FormPageProps extends ClientFormProps {
  readonly pages: readonly QuestionPage[];
  readonly page: QuestionPage;
  readonly text: ClientText;
  readonly context: Omit<FormContext, 'idOf' | 'enter'>;
}

function FormPage({ document, language, sheet, onChange, pages, page, text, context }: FormPageProps) {
  const id = useId();
  const heading = useFocusOnArrival(sheet.pageID !== '');
  const index = pages.indexOf(page);
  const idOf = (questionID: string) => `${id}-${questionID}`;
  const enter = (questionID: string, value: AnswerValue) => onChange(enterAnswer(sheet, questionID, value));
  const whole = { ...context, idOf, enter };
  return (
    <form
      method="post"
      noValidate
      aria-labelledby={`${id}-heading`}
      onSubmit={(event) => {
        event.preventDefault();
        onChange(goOn(document, sheet, currentTime()));
      }}
    >
      <p className="templates-client-progress">
        <span>{text('page', { page: index + 1, pages: pages.length })}</span>
        <progress aria-hidden max={pages.length} value={index + 1} />
      </p>
      <h3 ref={heading} id={`${id}-heading`} tabIndex={-1}>
        {textIn(page.title, language)}
      </h3>
      <ErrorSummary page={page} sheet={sheet} context={whole} />
      {page.groups.map((group) => (
        <ClientGroup key={group.groupID} group={group} context={whole} />
      ))}
      <p className="templates-client-buttons">
        {index > 0 && (
          <button type="button" className="templates-client-button" onClick={() => onChange(goBack(document, sheet))}>
            {text('back')}
          </button>
        )}
        <button type="submit" className="templates-client-button templates-client-main">
          {text(index === pages.length - 1 ? 'submit' : 'next')}
        </button>
      </p>
    </form>
  );
}

function Completed({ text, onBack }: { readonly text: ClientText; readonly onBack: () => void }) {
  const heading = useFocusOnArrival(true);
  return (
    <section>
      <h3 ref={heading} tabIndex={-1}>
        {text('done')}
      </h3>
      <p>{text('doneHint')}</p>
      <p className="templates-client-buttons">
        <button type="button" className="templates-client-button" onClick={onBack}>
          {text('review')}
        </button>
      </p>
    </section>
  );
}

/** Moves the focus to the heading of a page that the client has come to, so that it is read out. */
function useFocusOnArrival(isActive: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  const wasActive = useRef(isActive);
  useEffect(() => {
    if (wasActive.current) heading.current?.focus();
  }, []);
  return heading;
}
