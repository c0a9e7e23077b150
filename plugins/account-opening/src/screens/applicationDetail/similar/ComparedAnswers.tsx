import { type ApplicationDetail } from '@brokerdesk/plugin-sdk/api';
import { Text, textIn, useHost } from '@brokerdesk/plugin-sdk';
import { useMemo, useState } from 'react';
import { compareAnswers, type ComparisonResult } from '../../../model/compareAnswers.ts';
import { ComparedTable } from './ComparedTable.tsx';
import { useText } from '../../useText.ts';

const filters = ['all', 'alikeOnly', 'unlikeOnly'] as const;
type AnswerFilter = (typeof filters)[number];

interface ComparedAnswersProps {
  readonly left: ApplicationDetail;
  readonly right: ApplicationDetail;
}

/** All answers of both, page by page; on demand only the similar ones, or only the different ones. */
export function ComparedAnswers({ left, right }: ComparedAnswersProps) {
  const text = useText();
  const { language } = useHost();
  const pages = useMemo(() => compareAnswers(left, right), [left, right]);
  const [kind, setKind] = useState<AnswerFilter>('all');
  const marks = pages.flatMap(({ answers }) => answers.map(({ result }) => result));
  const shown = pages
    .map((page) => ({ ...page, answers: page.answers.filter(({ result }) => matchesFilter(kind, result)) }))
    .filter(({ answers }) => answers.length > 0);
  return (
    <>
      <div className="bdk-tab-list" role="group" aria-label={text('similar.filter')}>
        {filters.map((each) => (
          <button
            key={each}
            type="button"
            className="bdk-tab"
            aria-pressed={each === kind}
            onClick={() => setKind(each)}
          >
            {text(`similar.${each}`, { count: marks.filter((mark) => matchesFilter(each, mark)).length })}
          </button>
        ))}
      </div>
      {shown.length === 0 && (
        <Text as="p" tone="neutral" size="table">
          {text('similar.noAnswers')}
        </Text>
      )}
      {shown.map(({ pageID, title, answers }) => (
        <ComparedTable
          key={pageID}
          caption={textIn(title, language)}
          numbers={[left.applyID, right.applyID]}
          rows={answers.map((answer) => ({
            id: answer.questionID,
            label: textIn(answer.label, language),
            left: textIn(answer.left, language),
            right: textIn(answer.right, language),
            result: answer.result,
          }))}
        />
      ))}
    </>
  );
}

function matchesFilter(kind: AnswerFilter, mark: ComparisonResult): boolean {
  if (kind === 'all') return true;
  return (kind === 'alikeOnly') === (mark === 'equal' || mark === 'similar');
}
