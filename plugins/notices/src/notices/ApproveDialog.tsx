import {
  Button,
  ConfirmDialog,
  ErrorState,
  rewordError,
  SkeletonLines,
  Stack,
  useApi,
  useCall,
  useFormats,
  useHost,
} from '@brokerdesk/plugin-sdk';
import {
  decideNotification,
  getNotification,
  listNotificationGroups,
  type NotificationDetail,
} from '@brokerdesk/plugin-sdk/api';
import { Dialog } from '@brokerdesk/plugin-sdk/forms';
import { countReach } from './countReach.ts';
import { titleOf } from './noticeLanguages.ts';
import { useNoticeLabels } from './useNoticeLabels.ts';
import { useText } from '../screens/useText.ts';

/** The props of {@link ApproveDialog}. */
export interface ApproveDialogProps {
  readonly ntfID: string;
  readonly onClose: () => void;
}

/** Approves a notice of another user, after a last look at what it is and whom it reaches. */
export function ApproveDialog({ ntfID, onClose }: ApproveDialogProps) {
  const text = useText();
  const { data, error, refetch } = useCall(getNotification, { params: { ntfID } });
  if (data) return <ApproveNotice notice={data} onClose={onClose} />;
  return (
    <Dialog
      title={text('action.approveTitle')}
      onDismiss={onClose}
      actions={<Button onClick={onClose}>{text('action.close')}</Button>}
    >
      {error ? (
        <ErrorState title={text('notice.failedToLoad')} error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines count={3} />
      )}
    </Dialog>
  );
}

interface ApproveNoticeProps {
  readonly notice: NotificationDetail;
  readonly onClose: () => void;
}

function ApproveNotice({ notice, onClose }: ApproveNoticeProps) {
  const text = useText();
  const api = useApi();
  const formats = useFormats();
  const labels = useNoticeLabels();
  const { language, notify } = useHost();
  // Read after the notice, so that the number belongs to the version that is approved.
  const { data: groups = [], isFetching, refetch } = useCall(listNotificationGroups, {}, { staleTimeMs: 0 });
  const { pushTime, userGroupID, sendUserStatus, channel } = notice;
  const group = groups.find(({ groupID }) => groupID === userGroupID);
  const reached = isFetching || !group ? undefined : countReach(group, sendUserStatus);
  const clients = { count: reached ?? 0, number: reached === undefined ? '…' : formats.count(reached) };
  const consequence =
    pushTime === null
      ? text('action.approveNow', clients)
      : text('action.approveLater', { ...clients, time: formats.dateTime(pushTime) });
  // The approver can change nothing here, so the problems of fields are explained as a whole.
  function explainProblems(data: unknown): string {
    const { fields = [] } = (data ?? {}) as { readonly fields?: readonly { path?: string; message?: string }[] };
    if (fields.some(({ path }) => path === 'pushTime')) return text('action.timePassed');
    return text('action.notDeliverable', { reason: fields[0]?.message ?? '' });
  }
  return (
    <ConfirmDialog
      title={text('action.approveTitle')}
      subject={
        <Stack gap={4}>
          <span>{titleOf(notice, language)}</span>
          <span>{labels.channel(channel)}</span>
        </Stack>
      }
      consequence={consequence}
      actionLabel={text('action.approve')}
      record={notice}
      isPossible={({ approval }) => approval?.mayDecide === true}
      onConfirm={({ record: { ntfID, version }, idempotencyKey }) =>
        api
          .call(
            decideNotification,
            { params: { ntfID }, body: { decision: 'approve', reason: '', version } },
            { idempotencyKey },
          )
          .catch((error: unknown) => {
            void refetch();
            throw rewordError(error, { E0004: explainProblems });
          })
      }
      onDone={() => notify({ tone: 'success', text: text('action.approved') })}
      onClose={onClose}
    />
  );
}
