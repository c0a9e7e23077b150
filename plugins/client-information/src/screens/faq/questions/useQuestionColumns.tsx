import { type ListColumn, Row, type SortFieldOf, textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import type { Faq, listFaq } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { findUntranslatedIn } from '../../../model/untranslated.ts';
import { Untranslated } from '../../../model/Untranslated.tsx';
import { useText } from '../../useText.ts';
import { PublishSwitch } from './PublishSwitch.tsx';

type Column = ListColumn<Faq, SortFieldOf<typeof listFaq>>;

/** Returns the columns of questions; those of one category do not name it. */
export function useQuestionColumns(isOfCategory: boolean): readonly Column[] {
  const text = useText();
  const { language } = useHost();
  const { count, dateTime } = useFormats();
  return useMemo(() => {
    const category: Column = {
      id: 'category',
      header: text('question.category'),
      width: 170,
      text: ({ categoryName }) => textIn(categoryName, language),
    };
    return [
      {
        id: 'question',
        header: text('question.question'),
        width: 308,
        text: ({ question }) => textIn(question, language),
      },
      ...(isOfCategory ? [] : [category]),
      {
        id: 'position',
        header: text('question.position'),
        width: 90,
        align: 'end',
        sortField: 'sequence',
        ...(!isOfCategory && { sortHint: text('question.positionHint') }),
        text: ({ sequence }) => count(sequence),
      },
      {
        id: 'published',
        header: text('question.published'),
        width: 100,
        text: ({ published }) => text(published ? 'question.yes' : 'question.no'),
        cell: (faq) => <PublishSwitch faq={faq} />,
      },
      {
        id: 'translation',
        header: text('translation.header'),
        width: 150,
        text: ({ question, answer }) => {
          const languages = findUntranslatedIn([question, answer]);
          return languages.length === 0
            ? text('translation.complete')
            : languages.map((one) => text(`translation.missing.${one}`)).join(', ');
        },
        cell: ({ question, answer }) =>
          findUntranslatedIn([question, answer]).length === 0 ? (
            text('translation.complete')
          ) : (
            <Row gap={4}>
              <Untranslated texts={[question, answer]} />
            </Row>
          ),
      },
      {
        id: 'updateTime',
        header: text('question.updateTime'),
        width: 160,
        sortField: 'updateTime',
        text: ({ updateTime }) => dateTime(updateTime),
      },
      {
        id: 'updateBy',
        header: text('question.updateBy'),
        width: 160,
        text: ({ updateBy }) => updateBy,
      },
      {
        id: 'answer',
        header: text('question.answer'),
        width: 360,
        isHidden: true,
        text: ({ answer }) => textIn(answer, language),
      },
    ];
  }, [text, language, count, dateTime, isOfCategory]);
}
