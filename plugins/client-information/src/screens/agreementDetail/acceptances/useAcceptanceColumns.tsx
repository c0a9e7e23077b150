import {
  type ListColumn,
  ScreenLink,
  type SortFieldOf,
  textIn,
  useFormats,
  useHost,
  useRecordTarget,
} from '@brokerdesk/plugin-sdk';
import type { AgreementAcceptance, listAgreementAcceptances } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { useText } from '../../useText.ts';

type Column = ListColumn<AgreementAcceptance, SortFieldOf<typeof listAgreementAcceptances>>;

/** Returns the columns of acceptances. */
export function useAcceptanceColumns(): readonly Column[] {
  const text = useText();
  const { language } = useHost();
  const { count, dateTime } = useFormats();
  const targetOf = useRecordTarget();
  return useMemo(() => {
    const reference = ({ applyID, userID }: AgreementAcceptance) => applyID ?? userID ?? '';
    return [
      { id: 'name', header: text('acceptance.name'), width: 220, text: ({ name }) => textIn(name, language) },
      {
        id: 'textVersion',
        header: text('acceptance.version'),
        width: 100,
        align: 'end',
        sortField: 'textVersion',
        text: ({ textVersion }) => count(textVersion),
      },
      {
        id: 'acceptTime',
        header: text('acceptance.time'),
        width: 170,
        sortField: 'acceptTime',
        text: ({ acceptTime }) => dateTime(acceptTime),
      },
      {
        id: 'source',
        header: text('acceptance.source'),
        width: 150,
        text: ({ source }) => text(`acceptance.from.${source}`),
      },
      {
        id: 'reference',
        header: text('acceptance.reference'),
        width: 180,
        text: reference,
        cell(acceptance) {
          const target = targetOf('application.submit', acceptance.applyID);
          return target ? <ScreenLink to={target}>{reference(acceptance)}</ScreenLink> : reference(acceptance);
        },
      },
    ];
  }, [text, language, count, dateTime, targetOf]);
}
