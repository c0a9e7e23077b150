import { useEffect, useEffectEvent, useState } from 'react';
import { type IdentityProblem, identityProblem } from '../identity/identityProblem.ts';
import { useIdentityText } from '../languages/identityTexts.ts';
import { spokenTimeLeft } from '../session/countdown.ts';
import { useTimeLeft } from '../session/useTimeLeft.ts';

/** What {@link TimeToChange} shows. */
export interface TimeToChangeProps {
  /** Milliseconds since 1970. */
  readonly endsAt: number;
  /** From so many seconds before its end on, more time is offered. */
  readonly warnBeforeSec: number;
  readonly onMoreTime: () => Promise<unknown>;
  readonly onOver: () => void;
}

/** Counts down to the end of the session in which an initial password can be changed, and offers more time. */
export function TimeToChange({ endsAt, warnBeforeSec, onMoreTime, onOver }: TimeToChangeProps) {
  const text = useIdentityText();
  const left = useTimeLeft(endsAt);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<IdentityProblem>();
  const isSoon = left.unit === 'seconds' || left.count * 60 <= warnBeforeSec;
  const isOver = left.count === 0;
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  const sayTime = ({ unit, count }: typeof left) => text('change.left', { time: text(`change.${unit}`, { count }) });
  const ask = async () => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    await onMoreTime().catch((error: unknown) => setProblem(identityProblem(error)));
    setIsBusy(false);
  };
  return (
    <div className="bd-time-to-change" data-soon={isSoon || undefined}>
      <span aria-hidden>{sayTime(left)}</span>
      <span className="bd-visually-hidden" role="status">
        {isSoon && sayTime(spokenTimeLeft(left))}
      </span>
      {isSoon && (
        <button
          type="button"
          className="bp6-button bp6-small"
          aria-disabled={isBusy || undefined}
          onClick={() => void ask()}
        >
          {text('change.moreTime')}
        </button>
      )}
      <p className="bd-problem" role="alert">
        {problem && text(problem.key, problem.values)}
      </p>
    </div>
  );
}
