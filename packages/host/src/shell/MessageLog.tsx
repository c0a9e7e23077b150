import inboxPaths from '@blueprintjs/icons/lib/esm/generated/16px/paths/inbox';
import { useFormats } from '@brokerdesk/plugin-sdk';
import { PopoverButton } from '@brokerdesk/plugin-sdk/host';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useHostText } from '../texts/host/hostTexts.ts';
import { markToastsSeenAtom, runToastActionAtom, toastsAtom, unseenToastsAtom } from './toastAtoms.ts';
import { Icon } from '../components/Icon.tsx';

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
      button={unseen > 0 && <span className="bd-badge">{unseen}</span>}
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
  if (toasts.length === 0) return <p className="bd-panel-text">{text('frame.noMessages')}</p>;
  return (
    <ul className="bd-messages" tabIndex={0} aria-label={text('frame.messages')}>
      {toasts.map((toast) => (
        <li key={toast.id} data-tone={toast.tone}>
          <span className="bd-muted">
            <time dateTime={toast.time}>{dateTime(toast.time)}</time> · {text(`frame.tone.${toast.tone}`)}
          </span>
          <span>{toast.text}</span>
          {toast.action && (
            <button type="button" className="bd-link-button" onClick={() => runAction(toast.id)}>
              {toast.action.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
