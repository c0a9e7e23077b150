import { LinkButton, Row, Stack } from '@brokerdesk/plugin-sdk';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useHostText } from '../texts/host/hostTexts.ts';
import { type LoggedToast, toastsAtom, dismissToastAtom, runToastActionAtom } from './toastAtoms.ts';

// The specification, section 9.
const dismissAfterMs = 1500;

/** Shows the toasts; one that is hovered or focused stays. */
export function Toasts() {
  const text = useHostText();
  const toasts = useAtomValue(toastsAtom).filter((notice) => notice.isVisible);
  return (
    <Stack
      as="section"
      gap={8}
      align="center"
      className="bd-notices"
      aria-label={text('frame.notices')}
      aria-live="polite"
    >
      {toasts.map((notice) => (
        <VisibleToast key={notice.id} toast={notice} />
      ))}
    </Stack>
  );
}

function VisibleToast({ toast }: { readonly toast: LoggedToast }) {
  const text = useHostText();
  const dismiss = useSetAtom(dismissToastAtom);
  const runAction = useSetAtom(runToastActionAtom);
  const [isPaused, setIsPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return undefined;
    const timer = setTimeout(() => dismiss(toast.id), dismissAfterMs);
    return () => clearTimeout(timer);
  }, [isPaused, toast.id, dismiss]);
  return (
    <Row
      gap={16}
      className="bdk-card bd-toast"
      data-tone={toast.tone}
      onPointerEnter={() => setIsPaused(true)}
      onPointerLeave={() => setIsPaused(false)}
      onFocus={() => setIsPaused(true)}
      onBlur={() => setIsPaused(false)}
    >
      <span className="bdk-grow">{toast.text}</span>
      {toast.action && <LinkButton onClick={() => runAction(toast.id)}>{toast.action.label}</LinkButton>}
      <LinkButton onClick={() => dismiss(toast.id)}>{text('frame.close')}</LinkButton>
    </Row>
  );
}
