import inboxPaths from '@blueprintjs/icons/lib/esm/generated/16px/paths/inbox';
import { useFormats } from '@brokerdesk/plugin-sdk';
import { useAtomValue } from 'jotai';
import { useHostText } from '../languages/hostTexts.ts';
import { Disclosure } from './Disclosure.tsx';
import { toastsAtom } from './toastAtoms.ts';
import { Icon } from '../components/Icon.tsx';

/** The id of the button that opens the log. */
export const messageLogId = 'bd-message-log';

/** The messages that have passed by since sign-in, newest first. */
export function MessageLog() {
  const text = useHostText();
  const { dateTime } = useFormats();
  const toasts = useAtomValue(toastsAtom);
  return (
    <Disclosure id={messageLogId} label={text('frame.messages')} button={<Icon paths={inboxPaths} />}>
      {() =>
        toasts.length === 0 ? (
          <p className="bd-panel-text">{text('frame.noMessages')}</p>
        ) : (
          <ul className="bd-messages" tabIndex={0} aria-label={text('frame.messages')}>
            {toasts.map((notice) => (
              <li key={notice.id} data-tone={notice.tone}>
                <span className="bd-muted">
                  <time dateTime={notice.time}>{dateTime(notice.time)}</time> · {text(`frame.tone.${notice.tone}`)}
                </span>
                <span>{notice.text}</span>
              </li>
            ))}
          </ul>
        )
      }
    </Disclosure>
  );
}
