import { textIn, toLocalText, useHost } from '@brokerdesk/plugin-sdk';
import type { NotificationGroup } from '@brokerdesk/plugin-sdk/api';
import { useNameSome } from './members/useNameSome.ts';
import { useText } from '../useText.ts';

type WaitingNotice = NonNullable<NotificationGroup['pendingNotifications']>[number];

/** Returns a function that names notices by their quoted titles. */
export function useNoticeNames(): (notices: readonly WaitingNotice[]) => string {
  const text = useText();
  const { language } = useHost();
  const nameSome = useNameSome();
  return (notices) =>
    nameSome(notices.map((notice) => text('group.quoted', { title: textIn(toLocalText(notice, 'title'), language) })));
}
