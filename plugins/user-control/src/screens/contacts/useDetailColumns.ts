import { type ListColumn, type SortFieldOf, textIn, toLocalText, useHost } from '@brokerdesk/plugin-sdk';
import type { ContactDetail, listContactDetails } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { useText } from '../useText.ts';

/** Returns the columns of the contacts of a group. */
export function useDetailColumns(): readonly ListColumn<ContactDetail, SortFieldOf<typeof listContactDetails>>[] {
  const text = useText();
  const { language } = useHost();
  return useMemo(
    () => [
      {
        id: 'name',
        header: text('details.name'),
        width: 180,
        sortField: 'name',
        text: (detail) => textIn(toLocalText(detail, 'name'), language),
      },
      { id: 'phone', header: text('details.phone'), width: 150, text: ({ phone }) => phone ?? '' },
      { id: 'email', header: text('details.email'), width: 240, text: ({ email }) => email ?? '' },
      { id: 'whatsApp', header: text('details.whatsApp'), width: 150, text: ({ whatsApp }) => whatsApp ?? '' },
      { id: 'weChat', header: text('details.weChat'), width: 140, text: ({ weChat }) => weChat ?? '' },
      {
        id: 'hours',
        header: text('details.hours'),
        width: 240,
        text: (detail) => textIn(toLocalText(detail, 'hours'), language),
      },
    ],
    [text, language],
  );
}
