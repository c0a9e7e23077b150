import { Fact, FactList, useFormats } from '@brokerdesk/plugin-sdk';
import type { Announcement } from '@brokerdesk/plugin-sdk/api';
import { NoticeTime } from '../../../notices/NoticeTime.tsx';
import { useText } from '../useText.ts';

/** When clients see an announcement, its place in the order, and who changed it last. */
export function AnnouncementFacts({ announcement }: { readonly announcement: Announcement }) {
  const text = useText();
  const formats = useFormats();
  const { startTime, endTime, published, sequence, createTime, updateTime, updateBy } = announcement;
  return (
    <FactList>
      <Fact term={text('announcement.start')}>
        {startTime === null ? text('announcement.onPublication') : <NoticeTime time={startTime} />}
      </Fact>
      <Fact term={text('announcement.end')}>
        {endTime === null ? text('announcement.noEnd') : <NoticeTime time={endTime} />}
      </Fact>
      <Fact term={text('announcement.published')}>{text(published ? 'announcement.yes' : 'announcement.no')}</Fact>
      <Fact term={text('announcement.position')}>{formats.count(sequence)}</Fact>
      <Fact term={text('announcement.created')}>{formats.dateTime(createTime)}</Fact>
      <Fact term={text('notice.updateTime')}>
        {formats.dateTime(updateTime)} · {updateBy}
      </Fact>
    </FactList>
  );
}
