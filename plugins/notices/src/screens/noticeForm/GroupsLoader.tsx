import { ErrorState, SkeletonLines, useCall } from '@brokerdesk/plugin-sdk';
import { listNotificationGroups, type NotificationGroup } from '@brokerdesk/plugin-sdk/api';
import type { ReactNode } from 'react';
import { useText } from '../useText.ts';

interface GroupsLoaderProps {
  readonly children: (groups: readonly NotificationGroup[]) => ReactNode;
}

/** Loads the groups to which a notice can be sent. */
export function GroupsLoader({ children }: GroupsLoaderProps) {
  const text = useText();
  const { data, error, refetch } = useCall(listNotificationGroups, {});
  if (data) return children(data);
  if (error) return <ErrorState title={text('noticeForm.groupsFailed')} error={error} onRetry={() => void refetch()} />;
  return <SkeletonLines count={6} />;
}
