import { labelOf, StatusTag, type TagTone } from '@brokerdesk/plugin-sdk';
import { useCallback } from 'react';
import en from './locales/en.ts';
import type { RequestStatus } from './model/decisions.ts';
import { useText } from './useText.ts';

const tones: Readonly<Record<RequestStatus, TagTone>> = {
  waiting: 'waiting',
  returned: 'form',
  approved: 'progress',
  rejected: 'failed',
};

/** Returns a function that names a status; one that the portal does not know keeps its code. */
export function useStatusName(): (status: string) => string {
  const text = useText();
  return useCallback((status) => labelOf(en.status, status, (known) => text(`status.${known}`)), [text]);
}

/** The status of a request. */
export function RequestStatusTag({ status }: { readonly status: RequestStatus }) {
  const nameOf = useStatusName();
  return <StatusTag tone={Object.hasOwn(tones, status) ? tones[status] : 'neutral'}>{nameOf(status)}</StatusTag>;
}
