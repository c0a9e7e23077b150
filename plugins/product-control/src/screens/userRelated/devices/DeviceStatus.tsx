import { labelOf, StatusTag, type TagTone } from '@brokerdesk/plugin-sdk';
import type { DeviceApplication } from '@brokerdesk/plugin-sdk/api';
import { useCallback } from 'react';
import { en } from '../../locales/en.ts';
import { useText } from '../../useText.ts';

type Status = DeviceApplication['status'];

const tones: Readonly<Partial<Record<Status, TagTone>>> = {
  PND: 'waiting',
  APV: 'progress',
  BIND: 'progress',
  REJ: 'failed',
};

/** Returns the word for a status; one that the portal does not know is shown as the server sends it. */
export function useStatusText(): (status: Status) => string {
  const text = useText();
  return useCallback((status) => labelOf(en.status, status, (known) => text(`status.${known}`)), [text]);
}

/** The status of a device application. */
export function DeviceStatus({ status }: { readonly status: Status }) {
  const statusText = useStatusText();
  return <StatusTag tone={tones[status] ?? 'neutral'}>{statusText(status)}</StatusTag>;
}
