import inboxPaths from '@blueprintjs/icons/lib/esm/generated/16px/paths/inbox';
import { LinkButton, Stack, Tag, Text, useFormats } from '@brokerdesk/plugin-sdk';
import { Icon, PopoverButton } from '@brokerdesk/plugin-sdk/host';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useHostText } from '../texts/host/hostTexts.ts';
import { markToastsSeenAtom, runToastActionAtom, toastsAtom, unseenToastsAtom } from './toastAtoms.ts';

/** The id of the button that opens the log. */
export const messageLogId = 'bd-message-log';

/** Lists the toasts since sign-in, newest first. */
export function MessageLog() {
  const text = useHostText();
  const unseen = useAtomValue(unseenToastsAtom);
  return (
    <PopoverButton
      id={messageLogId}
      label={unseen > 0 ? text('frame.messagesNew', { number: unseen }) : text('frame.messages')}
      variant="minimal"
      icon={<Icon paths={inboxPaths} />}
      button={
        unseen > 0 && (
          <Tag className="bd-badge" tone="form">
            {unseen}
          </Tag>
        )
      }
      popoverClassName="bd-panel"
    >
      {() => <MessageList />}
    </PopoverButton>
  );
}

function MessageList() {
  const text = useHostText();
  const { dateTime } = useFormats();
  const toasts = useAtomValue(toastsAtom);
  const runAction = useSetAtom(runToastActionAtom);
  const markSeen = useSetAtom(markToastsSeenAtom);
  useEffect(() => markSeen(), [toasts.length, markSeen]);
  if (toasts.length === 0) return <p className="bd-muted bd-panel-text">{text('frame.noMessages')}</p>;
  return (
    <ul className="bdk-scroll bdk-inset bdk-divided bd-messages" tabIndex={0} aria-label={text('frame.messages')}>
      {toasts.map((toast) => (
        <Stack as="li" gap={0} align="start" className="bdk-callout" key={toast.id} data-tone={toast.tone}>
          <Text tone="neutral" size="small">
            <time dateTime={toast.time}>{dateTime(toast.time)}</time> · {text(`frame.tone.${toast.tone}`)}
          </Text>
          <span>{toast.text}</span>
          {toast.action && <LinkButton onClick={() => runAction(toast.id)}>{toast.action.label}</LinkButton>}
        </Stack>
      ))}
    </ul>
  );
}
