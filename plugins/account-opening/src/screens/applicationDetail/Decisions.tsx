import type { ApplicationDetail } from '@brokerdesk/plugin-sdk';
import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { type BarAction, isLongStep } from '../../model/decisions.ts';
import { useStartDownload } from '../checkDocument/useStartStep.ts';
import { useFocusRestore } from '../useFocusRestore.ts';
import { ActionBar } from './ActionBar.tsx';
import type { NextActions } from './useNextActions.ts';

// Forms are loaded with the first decision or step.
const DecisionDialog = lazy(async () => ({ default: (await import('./decisions/DecisionDialog.tsx')).DecisionDialog }));
const StepDialog = lazy(async () => ({ default: (await import('../checkDocument/StepDialog.tsx')).StepDialog }));

/** The props of {@link Decisions}. */
export interface DecisionsProps {
  readonly application: ApplicationDetail;
  readonly next: NextActions;
  /** Called with the decision made or handed over to the tray, to continue from there. */
  readonly onDecided: (action: BarAction) => void;
  readonly children?: ReactNode;
}

/** The bar of possible actions, and the dialog of the current one. */
export function Decisions({ application, next, onDecided, children }: DecisionsProps) {
  const [current, setCurrent] = useState<Exclude<BarAction, 'download'>>();
  const startDownload = useStartDownload();
  const containerRef = useRef<HTMLDivElement>(null);
  const focusHandlers = useFocusRestore(() => containerRef.current?.querySelector('section'));
  const closeDialog = () => setCurrent(undefined);

  function begin(action: BarAction) {
    if (action === 'download') startDownload([application]);
    else setCurrent(action);
  }
  function dialogOf(action: Exclude<BarAction, 'download'>) {
    const onDone = () => onDecided(action);
    if (!isLongStep(action)) return <DecisionDialog {...{ action, application, onDone }} onClose={closeDialog} />;
    return <StepDialog request={{ step: action, applications: [application], onDone }} onClose={closeDialog} />;
  }
  return (
    <div ref={containerRef} className="account-opening-bar-place" {...focusHandlers}>
      <ActionBar application={application} next={next} current={current} onDecide={begin}>
        {children}
      </ActionBar>
      {current && <Suspense fallback={null}>{dialogOf(current)}</Suspense>}
    </div>
  );
}
