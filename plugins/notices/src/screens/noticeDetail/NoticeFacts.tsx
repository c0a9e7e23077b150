import { Fact, FactList, textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import type { NotificationDetail } from '@brokerdesk/plugin-sdk/api';
import { NoticeTime } from '../../notices/NoticeTime.tsx';
import { useNoticeLabels } from '../../notices/useNoticeLabels.ts';
import { useText } from '../useText.ts';

/** Whom a notice reaches, how and when, and who wrote it. */
export function NoticeFacts({ notice }: { readonly notice: NotificationDetail }) {
  const text = useText();
  const formats = useFormats();
  const labels = useNoticeLabels();
  const { language } = useHost();
  const { userGroupName, channel, sendUserStatus, pushTime, deliveryTime, recipientCount, approval } = notice;
  const approvedBy = approval?.state === 'approved' ? approval.decideBy : null;
  return (
    <FactList>
      <Fact term={text('notice.channel')}>{labels.channel(channel)}</Fact>
      <Fact term={text('notice.group')}>
        {userGroupName ? textIn(userGroupName, language) : text('notice.noGroup')}
      </Fact>
      <Fact term={text('notice.accounts')}>{labels.accountStates(sendUserStatus)}</Fact>
      {deliveryTime === null ? (
        <Fact term={text('notice.pushTime')}>
          {pushTime === null ? text('notice.now') : <NoticeTime time={pushTime} />}
        </Fact>
      ) : (
        <Fact term={text('notice.deliveryTime')}>
          <NoticeTime time={deliveryTime} />
        </Fact>
      )}
      {recipientCount !== null && <Fact term={text('notice.recipients')}>{formats.count(recipientCount)}</Fact>}
      {notice.deleteUserGroup && <Fact term={text('notice.deleteGroup')}>{text('notice.deleted')}</Fact>}
      {approvedBy !== null && (
        <Fact term={text('approval.fact')}>
          {text('approval.approvedBy', { name: approvedBy, time: formats.dateTime(approval?.decideTime ?? null) })}
        </Fact>
      )}
      <Fact term={text('notice.createBy')}>
        {formats.dateTime(notice.createTime)} · {notice.createBy}
      </Fact>
      <Fact term={text('notice.updateTime')}>
        {formats.dateTime(notice.updateTime)} · {notice.updateBy}
      </Fact>
    </FactList>
  );
}
