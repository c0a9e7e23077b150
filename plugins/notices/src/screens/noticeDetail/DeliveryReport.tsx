import {
  Button,
  ConfirmDialog,
  EmptyState,
  ListScreen,
  repeat,
  useApi,
  useFormats,
  useHost,
  useRefresh,
} from '@brokerdesk/plugin-sdk';
import {
  listNotificationDeliveries,
  type NotificationDelivery,
  type NotificationDetail,
  resendNotification,
} from '@brokerdesk/plugin-sdk/api';
import { useEffect, useMemo, useState } from 'react';
import { titleOf } from '../../notices/noticeLanguages.ts';
import { useDeliveryColumns, useDeliveryLabels } from './useDeliveryColumns.ts';
import { useText } from '../useText.ts';

const refreshMs = 3000;

/** Whom a notice has reached; those whom it did not reach can be sent it again. */
export function DeliveryReport({ notice }: { readonly notice: NotificationDetail }) {
  const text = useText();
  const { count } = useFormats();
  const columns = useDeliveryColumns();
  const labels = useDeliveryLabels();
  const refresh = useRefresh();
  const [isResending, setIsResending] = useState(false);
  const { ntfID, delivery } = notice;
  const isSending = (delivery?.sending ?? 0) > 0;
  useEffect(() => {
    if (!isSending) return undefined;
    return repeat(async () => {
      refresh();
      return refreshMs;
    });
  }, [isSending, refresh]);
  const filters = useMemo(
    () => [
      {
        kind: 'select' as const,
        param: 'state' as const,
        label: text('report.state'),
        options: (['failed', 'sending', 'delivered'] as const).map((value) => ({ value, label: labels.state(value) })),
      },
    ],
    [text, labels],
  );
  if (!delivery) {
    return <EmptyState title={text('noticeDetail.notDelivered')}>{text('noticeDetail.reportHint')}</EmptyState>;
  }
  const { delivered, failed, sending } = delivery;
  const counts = { delivered: count(delivered), failed: count(failed), sending: count(sending) };
  return (
    <>
      <ListScreen
        id="notice-deliveries"
        title={text('noticeDetail.report')}
        itemsLabel={text('report.what')}
        endpoint={listNotificationDeliveries}
        fixedFilters={{ ntfID }}
        columns={columns}
        filters={filters}
        rowId={accountOf}
        defaultSort="state"
        searchLabel={text('report.search')}
        exportName={text('report.export')}
        note={<p role="status">{text('report.summary', counts)}</p>}
        action={
          failed > 0 && (
            <Button intent="primary" onClick={() => setIsResending(true)}>
              {text('action.resend')}
            </Button>
          )
        }
        empty={{ title: text('report.none'), text: text('report.noneHint') }}
      />
      {isResending && <ResendDialog notice={notice} failed={failed} onClose={() => setIsResending(false)} />}
    </>
  );
}

interface ResendDialogProps {
  readonly notice: NotificationDetail;
  readonly failed: number;
  readonly onClose: () => void;
}

function ResendDialog({ notice, failed, onClose }: ResendDialogProps) {
  const text = useText();
  const api = useApi();
  const { count } = useFormats();
  const { language, notify } = useHost();
  return (
    <ConfirmDialog
      title={text('report.resendTitle', { count: failed, number: count(failed) })}
      subject={titleOf(notice, language)}
      consequence={text('report.resendConsequence')}
      actionLabel={text('action.resend')}
      record={notice}
      onConfirm={({ record: { ntfID }, idempotencyKey }) =>
        api.call(resendNotification, { params: { ntfID } }, { idempotencyKey })
      }
      onDone={() => notify({ tone: 'success', text: text('report.resent') })}
      onClose={onClose}
    />
  );
}

function accountOf({ accountNumber }: NotificationDelivery): string {
  return accountNumber;
}
