import { type AnswerPage, type ApplicationDetail, textIn, useHost } from '@brokerdesk/plugin-sdk';
import { useState } from 'react';
import { useText } from '../../useText.ts';
import { AnswerList } from './AnswerList.tsx';

/** The applicant's answers, page by page as the client filled them in. */
export function AnswerPages({ application }: { readonly application: ApplicationDetail }) {
  const text = useText();
  const { language } = useHost();
  const { pages } = application;
  const [chosen, setChosen] = useState(pages[0]?.pageID);
  const current = pages.find(({ pageID }) => pageID === chosen) ?? pages[0];
  if (current === undefined) return <p className="account-opening-muted">{text('detail.noAnswers')}</p>;
  return (
    <div className="account-opening-answers">
      <nav className="account-opening-pages" aria-label={text('detail.pages')}>
        {pages.map((page) => (
          <button
            key={page.pageID}
            type="button"
            className="account-opening-page"
            aria-current={page === current ? 'page' : undefined}
            onClick={() => setChosen(page.pageID)}
          >
            {textIn(page.title, language)}
          </button>
        ))}
      </nav>
      <Page page={current} />
    </div>
  );
}

function Page({ page }: { readonly page: AnswerPage }) {
  const text = useText();
  const { language } = useHost();
  return (
    <section className="account-opening-page-content" aria-label={textIn(page.title, language)}>
      {page.groups.length === 0 && <p className="account-opening-muted">{text('detail.noAnswers')}</p>}
      {page.groups.map((group) => (
        <section key={group.groupID}>
          <h2 className="account-opening-group">{textIn(group.name, language)}</h2>
          <AnswerList answers={group.answers} />
        </section>
      ))}
    </section>
  );
}
