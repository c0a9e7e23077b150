import type { ApplicationDetail } from '@brokerdesk/plugin-sdk';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { type BarAction, isLongStep } from '../../model/decisions.ts';
import { useStartDownload } from '../checkDocument/useStartStep.ts';
import { useKeptFocus } from '../useKeptFocus.ts';
import { ActionBar } from './ActionBar.tsx';
import type { NextActions } from './useNextActions.ts';

// Forms come with the first decision, or the first step.
const DecisionDialog = lazy(async () => ({ default: (await import('./decisions/DecisionDialog.tsx')).DecisionDialog }));
const StepDialog = lazy(async () => ({ default: (await import('../checkDocument/StepDialog.tsx')).StepDialog }));

/** What {@link Decisions} is about. */
export interface DecisionsProps {
  readonly application: ApplicationDetail;
  readonly next: NextActions;
  /** Told what was decided or handed over to the tray, to go on from there. */
  readonly onDecided: (action: BarAction) => void;
  readonly children?: ReactNode;
}

/** The bar of what may be done, and the dialog of what is being done. */
export function Decisions({ application, next, onDecided, children }: DecisionsProps) {
  const [current, setCurrent] = useState<Exclude<BarAction, 'download'>>();
  const startDownload = useStartDownload();
  const place = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(() => place.current?.querySelector('section'));
  const end = () => setCurrent(undefined);

  function begin(action: BarAction) {
    if (action === 'download') startDownload([application]);
    else setCurrent(action);
  }
  function dialogOf(action: Exclude<BarAction, 'download'>) {
    const onDone = () => onDecided(action);
    if (!isLongStep(action)) return <DecisionDialog {...{ action, application, onDone }} onClose={end} />;
    return <StepDialog wish={{ step: action, applications: [application], onDone }} onClose={end} />;
  }
  return (
    <div ref={place} className="account-opening-bar-place" {...keptFocus}>
      <ActionBar application={application} next={next} current={current} onDecide={begin}>
        {children}
      </ActionBar>
      {current && <Suspense fallback={null}>{dialogOf(current)}</Suspense>}
    </div>
  );
}
