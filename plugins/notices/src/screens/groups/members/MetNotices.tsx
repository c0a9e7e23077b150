import { Callout } from '@brokerdesk/plugin-sdk';
import type { NotificationGroup } from '@brokerdesk/plugin-sdk/api';
import { useNoticeNames } from '../useNoticeNames.ts';
import { useText } from '../useText.ts';

interface MetNoticesProps {
  readonly group: NotificationGroup;
  /** The account numbers that are about to be saved. */
  readonly members: readonly string[];
}

/** What a change of the members means for notices to the group that wait, before it is saved. */
export function MetNotices({ group: { accountNumbers, pendingNotifications = [] }, members }: MetNoticesProps) {
  const text = useText();
  const nameNotices = useNoticeNames();
  const saved = new Set(accountNumbers);
  const isSame = saved.size === members.length && members.every((number) => saved.has(number));
  if (isSame || pendingNotifications.length === 0) return null;
  const needApproval = pendingNotifications.filter(({ approvalState = null }) => approvalState !== null);
  const others = pendingNotifications.filter(({ approvalState = null }) => approvalState === null);
  return (
    <Callout tone="waiting" title={text('group.meetsNotices')}>
      {needApproval.length > 0 && (
        <p>{text('group.approvedAgain', { count: needApproval.length, names: nameNotices(needApproval) })}</p>
      )}
      {others.length > 0 && <p>{text('group.sentToMembers', { count: others.length, names: nameNotices(others) })}</p>}
    </Callout>
  );
}
