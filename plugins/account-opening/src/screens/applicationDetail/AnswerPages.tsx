import { type AnswerPage, type ApplicationDetail, listAnswerAmends } from '@brokerdesk/plugin-sdk/api';
import { Fact, FactList, LinkButton, Stack, Tag, Text, textIn, useHost, useCall } from '@brokerdesk/plugin-sdk';
import { useEffect, useState, useMemo } from 'react';
import { useText } from '../useText.ts';
import { evidenceOf, startPageOf } from '../../model/startPage.ts';
import { AnswerValue } from './AnswerValue.tsx';
import { type AnswerCorrection, useAnswerCorrection } from './useAnswerCorrection.tsx';
import { isOneOf } from '../../status/statusMeaning.ts';

interface AnswerPagesProps {
  readonly application: ApplicationDetail;
  readonly canAmend: boolean;
  readonly onShowFile: (fileID: string) => void;
  readonly seenPages: ReadonlySet<string>;
  readonly onShowPage: (pageID: string) => void;
}

/** The applicant's answers, page by page as the client filled them in. */
export function AnswerPages({ application, canAmend, onShowFile, seenPages, onShowPage }: AnswerPagesProps) {
  const text = useText();
  const { language } = useHost();
  const { pages } = application;
  const correction = useAnswerCorrection(application.applyID, canAmend);
  const changed = useChangedAnswers(application);
  const [chosen, setChosen] = useState<string>();
  const shown = chosen ?? startPageOf(application, changed);
  const current = pages.find(({ pageID }) => pageID === shown) ?? pages[0];
  const currentID = current?.pageID;
  useEffect(() => {
    if (currentID !== undefined) onShowPage(currentID);
  }, [currentID, onShowPage]);
  if (current === undefined)
    return (
      <Text as="p" tone="neutral" size="table">
        {text('detail.noAnswers')}
      </Text>
    );
  return (
    <div className="account-opening-answers">
      <nav className="account-opening-pages" aria-label={text('detail.pages')}>
        {pages.map((page) => (
          <button
            key={page.pageID}
            type="button"
            className="bdk-item account-opening-page"
            aria-current={page === current ? 'page' : undefined}
            data-seen={page === current || seenPages.has(page.pageID) || undefined}
            title={page === current || seenPages.has(page.pageID) ? undefined : text('detail.pageUnseen')}
            onClick={() => setChosen(page.pageID)}
          >
            {textIn(page.title, language)}
          </button>
        ))}
      </nav>
      <Page {...{ application, correction, changed, onShowFile }} page={current} />
      {correction.dialog}
    </div>
  );
}

interface PageProps extends Pick<AnswerPagesProps, 'application' | 'onShowFile'> {
  readonly page: AnswerPage;
  readonly correction: AnswerCorrection;
  /** The questions whose answers have been changed since the first submission. */
  readonly changed: ReadonlySet<string>;
}

function Page({ page, application, correction, changed, onShowFile }: PageProps) {
  const text = useText();
  const { language } = useHost();
  const evidence = evidenceOf(page, application.attachments);
  return (
    <Stack as="section" gap={24} aria-label={textIn(page.title, language)}>
      {correction.failure}
      {page.groups.length === 0 && (
        <Text as="p" tone="neutral" size="table">
          {text('detail.noAnswers')}
        </Text>
      )}
      {page.groups.map((group) => (
        <Stack as="section" gap={8} key={group.groupID}>
          <h2>{textIn(group.name, language)}</h2>
          <FactList>
            {group.answers.map((answer) => (
              <Fact
                key={answer.questionID}
                term={textIn(answer.label, language)}
                action={
                  correction.canAmend(answer.questionID) && (
                    <LinkButton
                      aria-label={text('decision.amend.open', { question: textIn(answer.label, language) })}
                      onClick={() => correction.amend(answer.questionID)}
                    >
                      {text('decision.amend.short')}
                    </LinkButton>
                  )
                }
              >
                <AnswerValue
                  answer={answer}
                  attachments={application.attachments}
                  evidence={evidence}
                  onShowFile={onShowFile}
                />
                {changed.has(answer.questionID) && (
                  <>
                    {' '}
                    <Tag tone="waiting">{text('detail.changedAnswer')}</Tag>
                  </>
                )}
              </Fact>
            ))}
          </FactList>
        </Stack>
      ))}
    </Stack>
  );
}

/** Returns the questions whose answers were corrected or filled in again, for an application that is checked again. */
function useChangedAnswers({ applyID, status }: ApplicationDetail): ReadonlySet<string> {
  // Passive: without the marks, the answers can still be checked.
  const { data } = useCall(
    listAnswerAmends,
    { query: { applyID } },
    { enabled: isOneOf(['RSB'], status), passive: true },
  );
  return useMemo(() => new Set(data?.map(({ questionID }) => questionID)), [data]);
}
