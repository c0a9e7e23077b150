import { type ApplicationDetail, textIn, useHost } from '@brokerdesk/plugin-sdk';
import { useMemo, useState } from 'react';
import { compareAnswers, type Mark } from '../../../model/compareAnswers.ts';
import { ComparedTable } from './ComparedTable.tsx';
import { useText } from './useText.ts';

const kinds = ['all', 'alikeOnly', 'unlikeOnly'] as const;
type Kind = (typeof kinds)[number];

interface ComparedAnswersProps {
  readonly here: ApplicationDetail;
  readonly there: ApplicationDetail;
}

/** All answers of both, page by page; on demand only those that are alike, or only those that are not. */
export function ComparedAnswers({ here, there }: ComparedAnswersProps) {
  const text = useText();
  const { language } = useHost();
  const pages = useMemo(() => compareAnswers(here, there), [here, there]);
  const [kind, setKind] = useState<Kind>('all');
  const marks = pages.flatMap(({ answers }) => answers.map(({ mark }) => mark));
  const shown = pages
    .map((page) => ({ ...page, answers: page.answers.filter(({ mark }) => isOf(kind, mark)) }))
    .filter(({ answers }) => answers.length > 0);
  return (
    <>
      <div className="account-opening-similar-filter" role="group" aria-label={text('similar.filter')}>
        {kinds.map((each) => (
          <button
            key={each}
            type="button"
            className="bdk-queue"
            aria-pressed={each === kind}
            onClick={() => setKind(each)}
          >
            {text(`similar.${each}`, { count: marks.filter((mark) => isOf(each, mark)).length })}
          </button>
        ))}
      </div>
      {shown.length === 0 && <p className="account-opening-muted">{text('similar.noAnswers')}</p>}
      {shown.map(({ pageID, title, answers }) => (
        <ComparedTable
          key={pageID}
          caption={textIn(title, language)}
          numbers={[here.applyID, there.applyID]}
          rows={answers.map((answer) => ({
            id: answer.questionID,
            label: textIn(answer.label, language),
            here: textIn(answer.here, language),
            there: textIn(answer.there, language),
            mark: answer.mark,
          }))}
        />
      ))}
    </>
  );
}

function isOf(kind: Kind, mark: Mark): boolean {
  if (kind === 'all') return true;
  return (kind === 'alikeOnly') === (mark === 'equal' || mark === 'similar');
}
