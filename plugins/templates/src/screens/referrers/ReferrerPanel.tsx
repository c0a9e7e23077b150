import { Fact, FactList, RecordHistory, ScreenLink, Tabs, toLocalText, useFormats } from '@brokerdesk/plugin-sdk';
import type { ReferrerDetail } from '@brokerdesk/plugin-sdk/api';
import { OtherLanguages } from '../../local-texts/OtherLanguages.tsx';
import { ReferrerLinks } from './lazyParts.tsx';
import { useText } from '../useText.ts';

/** The panel of a referrer beside the list, with the links to templates. */
export function ReferrerPanel({ referrer }: { readonly referrer: ReferrerDetail }) {
  const text = useText();
  return (
    <Tabs
      label={text('referrerList.panel')}
      items={[
        { key: 'links', title: text('referrerList.links'), render: () => <ReferrerLinks referrer={referrer} /> },
        { key: 'facts', title: text('referrerList.facts'), render: () => <ReferrerFacts referrer={referrer} /> },
        {
          key: 'history',
          title: text('referrer.history'),
          render: () => <RecordHistory targetID={referrer.referrerID} />,
        },
      ]}
    />
  );
}

function ReferrerFacts({ referrer }: { readonly referrer: ReferrerDetail }) {
  const text = useText();
  const formats = useFormats();
  const { referrerID, applications } = referrer;
  return (
    <FactList>
      <Fact term={text('referrer.otherNames')}>
        <OtherLanguages of={toLocalText(referrer, 'name')} />
      </Fact>
      <Fact term={text('template.profileID')}>{referrerID}</Fact>
      <Fact term={text('referrer.phone')}>{referrer.phone}</Fact>
      <Fact term={text('referrer.link')}>{referrer.link}</Fact>
      <Fact term={text('referrer.applications')}>
        <ScreenLink to={{ code: 'RAO_CLIENT_MANAMEMENT', params: { referrerID } }}>
          {formats.count(applications)}
        </ScreenLink>
      </Fact>
      <Fact term={text('referrer.createTime')}>{formats.dateTime(referrer.createTime)}</Fact>
      <Fact term={text('template.updateTime')}>
        {formats.dateTime(referrer.updateTime)} · {referrer.updateBy}
      </Fact>
    </FactList>
  );
}
