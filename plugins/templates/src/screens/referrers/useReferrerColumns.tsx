import {
  type ListColumn,
  ScreenLink,
  type SortFieldOf,
  textIn,
  toLocalText,
  useFormats,
  useHost,
} from '@brokerdesk/plugin-sdk';
import type { listReferrers, ReferrerDetail } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { LinkCell } from '../../links/LinkCell.tsx';
import { joinOtherLanguages, OtherLanguages } from '../../local-texts/OtherLanguages.tsx';
import { nameOfReferrer } from '../../referrers/nameOfReferrer.ts';
import { useText } from '../useText.ts';

/** Returns the columns of the list of referrers. */
export function useReferrerColumns(): readonly ListColumn<ReferrerDetail, SortFieldOf<typeof listReferrers>>[] {
  const text = useText();
  const formats = useFormats();
  const { language } = useHost();
  return useMemo(() => {
    const templatesOf = ({ profiles }: ReferrerDetail) =>
      profiles.map(({ name }) => textIn(name, language)).join(text('referrer.separator'));
    return [
      {
        id: 'name',
        header: text('referrer.name'),
        width: 240,
        sortField: 'name',
        text: (referrer) => nameOfReferrer(referrer, language),
      },
      {
        id: 'otherNames',
        header: text('referrer.otherNames'),
        width: 280,
        text: (referrer) => joinOtherLanguages(toLocalText(referrer, 'name'), language),
        cell: (referrer) => <OtherLanguages of={toLocalText(referrer, 'name')} />,
      },
      { id: 'phone', header: text('referrer.phone'), width: 152, text: ({ phone }) => phone },
      {
        id: 'applications',
        header: text('referrer.applications'),
        width: 112,
        align: 'end',
        sortField: 'applications',
        text: ({ applications }) => formats.count(applications),
        cell: ({ referrerID, applications }) => (
          <ScreenLink to={{ code: 'RAO_CLIENT_MANAMEMENT', params: { referrerID } }} tabIndex={-1}>
            {formats.count(applications)}
          </ScreenLink>
        ),
      },
      { id: 'templates', header: text('referrer.templates'), width: 280, text: templatesOf },
      {
        id: 'link',
        header: text('referrer.link'),
        width: 328,
        text: ({ link }) => link,
        cell: ({ link }) => <LinkCell link={link} />,
      },
      {
        id: 'createTime',
        header: text('referrer.createTime'),
        width: 152,
        sortField: 'createTime',
        text: ({ createTime }) => formats.dateTime(createTime),
      },
      {
        id: 'referrerID',
        header: text('template.profileID'),
        width: 136,
        isHidden: true,
        text: ({ referrerID }) => referrerID,
      },
    ];
  }, [text, formats, language]);
}
