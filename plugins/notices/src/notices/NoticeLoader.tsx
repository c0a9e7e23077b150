import { BackToList, EmptyState, ErrorState, PageHeader, Stack, useCall, WaitingText } from '@brokerdesk/plugin-sdk';
import { getNotification, type NotificationDetail } from '@brokerdesk/plugin-sdk/api';
import type { ReactNode } from 'react';
import { useText } from '../screens/useText.ts';

/** The way back to the list of notices, as the user left it. */
export function BackToNotices() {
  const text = useText();
  return (
    <BackToList code="PM_NM_GENERAL_NOTICE" list="notices">
      {text('notice.back')}
    </BackToList>
  );
}

interface NoticeLoaderProps {
  /** The title until the notice is loaded. */
  readonly title: string;
  readonly ntfID: string;
  readonly children: (notice: NotificationDetail) => ReactNode;
}

/** Loads a notice. Until it is there, the screen has its title and the way back. */
export function NoticeLoader({ title, ntfID, children }: NoticeLoaderProps) {
  const text = useText();
  const isNamed = ntfID !== '';
  const { data, error, isPending, refetch } = useCall(getNotification, { params: { ntfID } }, { enabled: isNamed });
  const isAwaited = isNamed && isPending;
  if (data) return children(data);
  return (
    <Stack gap={16}>
      <PageHeader title={title} backLink={<BackToNotices />} />
      {!isNamed && <EmptyState title={text('notice.none')}>{text('notice.noneHint')}</EmptyState>}
      {error && <ErrorState title={text('notice.failedToLoad')} error={error} onRetry={() => void refetch()} />}
      <WaitingText active={isAwaited} lines={6} itemsLabel={text('notice.awaited')} />
    </Stack>
  );
}
