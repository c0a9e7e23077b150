import type { ApplicationDetail } from '@brokerdesk/plugin-sdk';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { DecisionName } from '../../model/decisions.ts';
import { ActionBar } from './ActionBar.tsx';
import type { NextActions } from './useNextActions.ts';

// Forms come with the first decision.
const DecisionDialog = lazy(async () => ({ default: (await import('./decisions/DecisionDialog.tsx')).DecisionDialog }));

/** What {@link Decisions} is about. */
export interface DecisionsProps {
  readonly application: ApplicationDetail;
  readonly next: NextActions;
  /** Told what was decided, to go on from there. */
  readonly onDecided: (action: DecisionName) => void;
  readonly children?: ReactNode;
}

/** The bar of what may be done, and the dialog of what is being done. */
export function Decisions({ application, next, onDecided, children }: DecisionsProps) {
  const [current, setCurrent] = useState<DecisionName>();
  const place = useRef<HTMLDivElement>(null);
  const { version } = application;
  // The button that was pressed is gone when the status changes; whoever works by keyboard goes on from the bar.
  const known = useRef(version);
  useEffect(() => {
    if (known.current === version) return;
    known.current = version;
    if (document.activeElement === document.body) place.current?.querySelector<HTMLElement>('section')?.focus();
  }, [version]);
  return (
    <div ref={place} className="account-opening-bar-place">
      <ActionBar application={application} next={next} current={current} onDecide={setCurrent}>
        {children}
      </ActionBar>
      {current && (
        <Suspense fallback={null}>
          <DecisionDialog
            action={current}
            application={application}
            onDone={() => onDecided(current)}
            onClose={() => setCurrent(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
