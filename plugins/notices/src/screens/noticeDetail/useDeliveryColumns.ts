import { labelOf, type ListColumn, type SortFieldOf, useFormats } from '@brokerdesk/plugin-sdk';
import type { listNotificationDeliveries, NotificationDelivery } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { useNoticeLabels } from '../../notices/useNoticeLabels.ts';
import { en } from '../locales/en.ts';
import { useText } from '../useText.ts';

const failureNames: Readonly<Record<string, keyof typeof en.report.failures>> = {
  'no-app': 'noApp',
  'device-unreachable': 'deviceUnreachable',
  'no-mailbox': 'noMailbox',
  'mailbox-full': 'mailboxFull',
};

/** Returns functions that name the results of a delivery and the reasons of a failure. */
export function useDeliveryLabels() {
  const text = useText();
  return useMemo(
    () => ({
      state: (state: string) => labelOf(en.report.states, state, (known) => text(`report.states.${known}`)),
      failure(code: string | null) {
        const name = failureNames[code ?? ''];
        return name === undefined ? (code ?? '') : text(`report.failures.${name}`);
      },
    }),
    [text],
  );
}

/** Returns the columns of the delivery report. */
export function useDeliveryColumns(): readonly ListColumn<
  NotificationDelivery,
  SortFieldOf<typeof listNotificationDeliveries>
>[] {
  const text = useText();
  const formats = useFormats();
  const labels = useDeliveryLabels();
  const noticeLabels = useNoticeLabels();
  return useMemo(
    () => [
      {
        id: 'accountNumber',
        header: text('report.account'),
        width: 144,
        sortField: 'accountNumber',
        text: ({ accountNumber }) => accountNumber,
      },
      {
        id: 'state',
        header: text('report.state'),
        width: 144,
        sortField: 'state',
        text: ({ state }) => labels.state(state),
      },
      { id: 'failure', header: text('report.failure'), width: 200, text: ({ failure }) => labels.failure(failure) },
      {
        id: 'attempts',
        header: text('report.attempts'),
        width: 96,
        align: 'end',
        text: ({ attempts }) => formats.count(attempts),
      },
      {
        id: 'time',
        header: text('report.time'),
        width: 152,
        sortField: 'time',
        text: ({ time }) => formats.dateTime(time),
      },
      {
        id: 'accountStatus',
        header: text('report.accountStatus'),
        width: 136,
        text: ({ accountStatus }) => noticeLabels.accountState(accountStatus),
      },
    ],
    [text, formats, labels, noticeLabels],
  );
}
