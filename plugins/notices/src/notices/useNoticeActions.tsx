import { ConfirmDialog, DeleteRecordDialog, type RowAction, useApi, useHost } from '@brokerdesk/plugin-sdk';
import { deleteNotification, type NotificationSummary, transitionNotification } from '@brokerdesk/plugin-sdk/api';
import { useCallback } from 'react';
import { ApproveDialog, RejectDialog } from './lazyParts.tsx';
import { titleOf } from './noticeLanguages.ts';
import { canBeCancelled } from './canBeCancelled.ts';
import { useText } from '../screens/useText.ts';

const code = 'PM_NM_GENERAL_NOTICE';

/** Returns the actions for a notice, for its row and for its own screen. */
export function useNoticeActions({ onDeleted }: { readonly onDeleted?: () => void } = {}) {
  const text = useText();
  const { language } = useHost();
  return useCallback(
    (notice: NotificationSummary): readonly RowAction[] => {
      const { ntfID, approval, deliveryTime } = notice;
      const recordName = titleOf(notice, language) || text('notice.untitled');
      const isDelivered = deliveryTime !== null;
      const isWaiting = approval?.state === 'waiting';
      const disabledReason = isDelivered ? text('action.isDelivered') : undefined;
      const decisions: readonly RowAction[] = [
        {
          id: 'approve',
          label: text('action.approve'),
          tone: 'primary',
          dialog: (close) => <ApproveDialog ntfID={ntfID} onClose={close} />,
        },
        {
          id: 'reject',
          label: text('action.reject'),
          dialog: (close) => <RejectDialog notice={notice} onClose={close} />,
        },
      ];
      const cancel: RowAction = {
        id: 'cancel',
        label: text(isWaiting ? 'action.withdraw' : 'action.cancel'),
        dialog: (close) => <CancelDialog notice={notice} onClose={close} />,
      };
      const params = { ntfID };
      return [
        ...(approval?.mayDecide ? decisions : []),
        {
          id: 'edit',
          label: text('action.edit'),
          disabledReason,
          ...(isDelivered || approval?.mayDecide ? {} : { tone: 'primary' as const }),
          to: { code, child: 'edit', params },
        },
        ...(canBeCancelled(notice) ? [cancel] : []),
        {
          id: 'copy',
          label: text('action.copy'),
          ...(isDelivered ? { tone: 'primary' as const } : {}),
          to: { code, child: 'new', params: { copyOf: ntfID } },
        },
        {
          id: 'delete',
          label: text('action.delete'),
          tone: 'danger',
          disabledReason,
          dialog: (close) => (
            <DeleteRecordDialog
              endpoint={deleteNotification}
              record={notice}
              input={({ version }) => ({ params: { ntfID }, query: { version } })}
              itemLabel={text('notice.item')}
              recordName={recordName}
              consequence={text('action.deleteConsequence')}
              refusals={{ E0016: text('action.isDelivered') }}
              {...(onDeleted && { onDeleted })}
              onClose={close}
            />
          ),
        },
      ];
    },
    [text, language, onDeleted],
  );
}

interface CancelDialogProps {
  readonly notice: NotificationSummary;
  readonly onClose: () => void;
}

/** Makes a scheduled notice, or one that waits for approval, a draft again. */
function CancelDialog({ notice, onClose }: CancelDialogProps) {
  const text = useText();
  const api = useApi();
  const { language, notify } = useHost();
  const isWaiting = notice.approval?.state === 'waiting';
  return (
    <ConfirmDialog
      title={text(isWaiting ? 'action.withdrawTitle' : 'action.cancelTitle')}
      subject={titleOf(notice, language) || text('notice.untitled')}
      consequence={text('action.cancelConsequence')}
      actionLabel={text(isWaiting ? 'action.withdraw' : 'action.cancel')}
      record={notice}
      isPossible={canBeCancelled}
      onConfirm={({ record: { ntfID, version }, idempotencyKey }) =>
        api.call(transitionNotification, { body: { ntfID, version, action: 'cancel' } }, { idempotencyKey })
      }
      onDone={() => notify({ tone: 'success', text: text('action.cancelled') })}
      onClose={onClose}
    />
  );
}
