import { labelOf, StatusTag, type TagTone } from '@brokerdesk/plugin-sdk';
import type { NotificationSummary } from '@brokerdesk/plugin-sdk/api';
import { useCallback } from 'react';
import en from '../locales/en.ts';
import { useText } from '../screens/useText.ts';

const tones: Readonly<Record<string, TagTone>> = {
  draft: 'neutral',
  pending: 'waiting',
  sent: 'progress',
  displaying: 'progress',
};

/** The status of a notice; of a draft, also whether it waits for approval or was returned. */
export function NoticeStatus({ notice }: { readonly notice: NotificationSummary }) {
  const statusText = useStatusText();
  const { state } = notice.approval ?? {};
  const isRequest = notice.status === 'draft' && (state === 'waiting' || state === 'rejected');
  const tone = isRequest && state === 'rejected' ? 'failed' : 'waiting';
  return <StatusTag tone={isRequest ? tone : (tones[notice.status] ?? 'neutral')}>{statusText(notice)}</StatusTag>;
}

/** Returns the words for the status of a notice. */
export function useStatusText(): (notice: Pick<NotificationSummary, 'status' | 'approval'>) => string {
  const text = useText();
  return useCallback(
    ({ status, approval }) => {
      if (status === 'draft' && approval?.state === 'waiting') return text('approval.waiting');
      if (status === 'draft' && approval?.state === 'rejected') return text('approval.rejected');
      return labelOf(en.notice.states, status, (known) => text(`notice.states.${known}`));
    },
    [text],
  );
}
