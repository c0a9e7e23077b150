import {
  Button,
  type FilterParamOf,
  type ListFilter,
  ListScreen,
  Row,
  textIn,
  useHost,
  useRefreshAfterJobs,
  useScreenParams,
} from '@brokerdesk/plugin-sdk';
import { type Faq, type FaqCategory, listFaq } from '@brokerdesk/plugin-sdk/api';
import { useMemo, useState } from 'react';
import { useText } from '../../useText.ts';
import { QuestionOrder } from '../lazyParts.tsx';
import { useQuestionActions } from './useQuestionActions.tsx';
import { useQuestionBulk } from './useQuestionBulk.tsx';
import { useQuestionColumns } from './useQuestionColumns.tsx';
import { useQuestionDialogs } from './useQuestionDialogs.tsx';

interface QuestionListProps {
  /** The questions of one category; of all if undefined. */
  readonly category: FaqCategory | undefined;
  readonly categories: readonly FaqCategory[];
}

/** Questions with their answers: search, publish, move, order, create, change and delete. */
export function QuestionList({ category, categories }: QuestionListProps) {
  const text = useText();
  const { language } = useHost();
  const [isOrdering, setIsOrdering] = useState(false);
  const columns = useQuestionColumns(category !== undefined);
  const filters = useQuestionFilters(category === undefined);
  const { list, dialog } = useQuestionDialogs(category, categories);
  const actionsOf = useQuestionActions(list, categories);
  const bulk = useQuestionBulk(categories);
  useRefreshAfterJobs();
  return (
    <>
      <ListScreen
        id={category ? 'faq' : 'faq-all'}
        title={category ? text('question.title', { category: textIn(category.name, language) }) : text('faq.all')}
        itemsLabel={text('question.what')}
        endpoint={listFaq}
        {...(category && { fixedFilters: { categoryID: category.categoryID } })}
        columns={columns}
        filters={filters}
        rowId={idOf}
        defaultSort="sequence"
        searchLabel={text('question.search')}
        exportName={text('question.exportName')}
        {...list}
        rowActions={actionsOf}
        {...(bulk.bulk && { bulk: bulk.bulk })}
        action={
          <Row wrap>
            {category && category.questionCount > 1 && (
              <Button onClick={() => setIsOrdering(true)}>{text('question.order')}</Button>
            )}
            {list.action}
          </Row>
        }
        empty={{ title: text('question.none'), text: text('question.noneHint') }}
      />
      {dialog}
      {bulk.dialog}
      {isOrdering && category && <QuestionOrder category={category} onClose={() => setIsOrdering(false)} />}
    </>
  );
}

function useQuestionFilters(hasAll: boolean): readonly ListFilter<FilterParamOf<typeof listFaq>>[] {
  const text = useText();
  const { faqID } = useScreenParams();
  return useMemo(
    () => [
      {
        kind: 'select',
        param: 'published',
        label: text('question.published'),
        options: [
          { value: 'true', label: text('question.yes') },
          { value: 'false', label: text('question.no') },
        ],
      },
      // A link to one question, such as from the operation records.
      ...(faqID === undefined || !hasAll
        ? []
        : [
            {
              kind: 'select',
              param: 'faqID',
              label: text('question.question'),
              options: [{ value: faqID, label: text('question.onlyOne') }],
            } as const,
          ]),
    ],
    [text, faqID, hasAll],
  );
}

function idOf({ faqID }: Faq): string {
  return faqID;
}
