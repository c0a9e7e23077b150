import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useHostText } from '../languages/hostTexts.ts';
import { type LoggedNotice, noticesAtom, passNoticeAtom } from './noticeAtoms.ts';

// The specification, section 9.
const passAfterMs = 1500;

const intents = { success: 'success', warning: 'warning', error: 'danger' } as const;

/** Shows the messages that pass by; one that is pointed at or focused stays. */
export function Notices() {
  const text = useHostText();
  const notices = useAtomValue(noticesAtom).filter((notice) => notice.isPassing);
  return (
    <section className="bd-notices" aria-label={text('frame.notices')} aria-live="polite">
      {notices.map((notice) => (
        <PassingNotice key={notice.id} notice={notice} />
      ))}
    </section>
  );
}

function PassingNotice({ notice }: { readonly notice: LoggedNotice }) {
  const text = useHostText();
  const pass = useSetAtom(passNoticeAtom);
  const [isHeld, setIsHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return undefined;
    const timer = setTimeout(() => pass(notice.id), passAfterMs);
    return () => clearTimeout(timer);
  }, [isHeld, notice.id, pass]);
  return (
    <div
      className={`bp6-toast bp6-intent-${intents[notice.tone]} bd-notice`}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      <span>{notice.text}</span>
      <button type="button" className="bd-link-button" onClick={() => pass(notice.id)}>
        {text('frame.close')}
      </button>
    </div>
  );
}
