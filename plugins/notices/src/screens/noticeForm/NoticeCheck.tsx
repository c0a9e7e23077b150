import { Callout, Fact, FactList, Stack, textIn, toLocalText, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import type { NotificationDetail, NotificationGroup } from '@brokerdesk/plugin-sdk/api';
import { keptFileIDs } from '@brokerdesk/plugin-sdk/forms';
import { countReach } from '../../notices/countReach.ts';
import { NoticeTime } from '../../notices/NoticeTime.tsx';
import { languageKeys } from '../../notices/noticeLanguages.ts';
import { useNoticeLabels } from '../../notices/useNoticeLabels.ts';
import type { NoticeValues } from './noticeValues.ts';
import { useText } from '../useText.ts';

interface NoticeCheckProps {
  readonly values: NoticeValues;
  readonly record: NotificationDetail | undefined;
  readonly groups: readonly NotificationGroup[];
}

/** The last look before a notice is sent: whom it reaches, how, when, in which languages, and that it is final. */
export function NoticeCheck({ values, record, groups }: NoticeCheckProps) {
  const text = useText();
  const formats = useFormats();
  const labels = useNoticeLabels();
  const { language, configuration } = useHost();
  const { userGroupID, sendUserStatus, channel, when, pushTime } = values;
  const group = groups.find(({ groupID }) => groupID === userGroupID);
  const count = group ? countReach(group, sendUserStatus) : 0;
  const number = formats.count(count);
  const isNow = when === 'now' || pushTime === null;
  return (
    <Stack gap={12}>
      <FactList>
        <Fact term={text('notice.recipients')}>{number}</Fact>
        <Fact term={text('notice.group')}>{group ? textIn(toLocalText(group, 'name'), language) : userGroupID}</Fact>
        <Fact term={text('notice.accounts')}>{labels.accountStates(sendUserStatus)}</Fact>
        <Fact term={text('notice.channel')}>{labels.channel(channel)}</Fact>
        <Fact term={text('notice.pushTime')}>{isNow ? text('notice.now') : <NoticeTime time={pushTime} />}</Fact>
        <Fact term={text('check.languages')}>
          <Languages values={values} record={record} />
        </Fact>
        {values.deleteUserGroup && <Fact term={text('notice.deleteGroup')}>{text('notice.deleted')}</Fact>}
      </FactList>
      <Callout tone="waiting" title={text('check.noRecall')}>
        {configuration.noticeApproval === true && <p>{text('check.approvalText')}</p>}
        <p>{text(isNow ? 'check.nowText' : 'check.laterText', { count, number })}</p>
      </Callout>
    </Stack>
  );
}

function Languages({ values, record }: Pick<NoticeCheckProps, 'values' | 'record'>) {
  const text = useText();
  const { count } = useFormats();
  return (
    <Stack as="ul" gap={4}>
      {languageKeys.map((key) => {
        const { added, removed } = values[`files${key}`];
        const kept = record ? keptFileIDs(record[`attachFile${key}`], { added, removed }) : [];
        const files = kept.length + added.length;
        const { length } = Array.from(values[`content${key}`]);
        const line = text('check.languageLine', {
          language: text(`preview.${key}`),
          title: values[`title${key}`],
          count: length,
          number: count(length),
        });
        return <li key={key}>{files === 0 ? line : `${line} · ${text('check.filesCount', { count: files })}`}</li>;
      })}
    </Stack>
  );
}
