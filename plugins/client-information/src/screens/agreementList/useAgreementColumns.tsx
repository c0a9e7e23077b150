import { type ListColumn, Row, type SortFieldOf, textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import type { AgreementSummary, listAgreements } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { textsOf } from '../../agreements/agreementParts.ts';
import { findUntranslatedIn } from '../../model/untranslated.ts';
import { Untranslated } from '../../model/Untranslated.tsx';
import { useText } from '../useText.ts';

/** Returns the columns of the list of agreements. */
export function useAgreementColumns(): readonly ListColumn<AgreementSummary, SortFieldOf<typeof listAgreements>>[] {
  const text = useText();
  const { language } = useHost();
  const { count, dateTime } = useFormats();
  return useMemo(
    () => [
      {
        id: 'title',
        header: text('agreement.title'),
        width: 280,
        text: ({ title }) => textIn(title, language),
      },
      {
        id: 'category',
        header: text('agreement.categoryLabel'),
        width: 130,
        text: ({ category }) => text(`agreement.category.${category}`),
      },
      {
        id: 'type',
        header: text('agreement.typeLabel'),
        width: 190,
        text: ({ type }) => text(`agreement.type.${type}`),
      },
      {
        id: 'sequence',
        header: text('agreementList.sequence'),
        width: 100,
        align: 'end',
        sortField: 'sequence',
        sortHint: text('agreementList.sequenceHint'),
        text: ({ sequence }) => count(sequence),
      },
      {
        id: 'textVersion',
        header: text('agreementList.textVersion'),
        width: 100,
        align: 'end',
        text: ({ textVersion }) => count(textVersion),
      },
      {
        id: 'translation',
        header: text('translation.header'),
        width: 150,
        text: (agreement) => {
          const languages = findUntranslatedIn(textsOf(agreement));
          if (languages.length === 0) return text('translation.complete');
          return languages.map((one) => text(`translation.missing.${one}`)).join(', ');
        },
        cell: (agreement) =>
          findUntranslatedIn(textsOf(agreement)).length === 0 ? (
            text('translation.complete')
          ) : (
            <Row gap={4}>
              <Untranslated texts={textsOf(agreement)} />
            </Row>
          ),
      },
      {
        id: 'updateTime',
        header: text('agreement.updateTime'),
        width: 160,
        sortField: 'updateTime',
        text: ({ updateTime }) => dateTime(updateTime),
      },
      { id: 'updateBy', header: text('agreement.updateBy'), width: 170, text: ({ updateBy }) => updateBy },
    ],
    [text, language, count, dateTime],
  );
}
