import { Row } from '@brokerdesk/plugin-sdk';
import { buttonClass } from '@brokerdesk/plugin-sdk/host';
import { useEffect, useEffectEvent, useState } from 'react';
import { type PasswordProblem, toPasswordProblem } from '../password/toPasswordProblem.ts';
import { useProblemText } from '../password/useProblemText.ts';
import { usePasswordText } from '../texts/password/passwordTexts.ts';
import { announcedTimeLeft } from '../session/useTimeLeft.ts';
import { useTimeLeft } from '../session/useTimeLeft.ts';

/** The props of {@link SessionCountdown}. */
export interface SessionCountdownProps {
  /** Milliseconds since 1970. */
  readonly endsAt: number;
  /** The remaining seconds from which more time is offered. */
  readonly warnBeforeSec: number;
  readonly onMoreTime: () => Promise<unknown>;
  readonly onExpired: () => void;
}

/** Counts down to the end of the session in which an initial password can be changed, and offers more time. */
export function SessionCountdown({ endsAt, warnBeforeSec, onMoreTime, onExpired }: SessionCountdownProps) {
  const text = usePasswordText();
  const problemText = useProblemText();
  const left = useTimeLeft(endsAt);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<PasswordProblem>();
  const isSoon = left.unit === 'seconds' || left.count * 60 <= warnBeforeSec;
  const hasExpired = left.count === 0;
  const notifyExpired = useEffectEvent(onExpired);
  useEffect(() => {
    if (hasExpired) notifyExpired();
  }, [hasExpired]);
  const formatTime = ({ unit, count }: typeof left) => text('change.left', { time: text(`change.${unit}`, { count }) });
  const requestMoreTime = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    await onMoreTime().catch((error: unknown) => setProblem(toPasswordProblem(error)));
    setIsBusy(false);
  };
  return (
    <Row wrap className="bdk-text" data-tone={isSoon ? 'waiting' : 'neutral'}>
      <span aria-hidden>{formatTime(left)}</span>
      <span className="bdk-hidden" role="status">
        {isSoon && formatTime(announcedTimeLeft(left))}
      </span>
      {isSoon && (
        <button
          type="button"
          className={buttonClass({ size: 'small' })}
          aria-disabled={isBusy || undefined}
          onClick={() => void requestMoreTime()}
        >
          {text('change.moreTime')}
        </button>
      )}
      <p className="bd-problem" role="alert">
        {problem && problemText(problem)}
      </p>
    </Row>
  );
}
