import { BottomBar, lazyPart } from '@brokerdesk/plugin-sdk';
import { type ApplicationDetail } from '@brokerdesk/plugin-sdk/api';
import { type ReactNode, useRef, useState } from 'react';
import { type BarAction, isLongStep } from '../../model/decisions.ts';
import { useStartDownload } from '../../steps/useStartStep.ts';
import { useFocusRestore } from '../useFocusRestore.ts';
import { ActionBar } from './ActionBar.tsx';
import type { NextActions } from './useNextActions.ts';

// Forms are loaded with the first decision or step.
const DecisionDialog = lazyPart(async () => (await import('./decisions/DecisionDialog.tsx')).DecisionDialog);
const StepDialog = lazyPart(async () => (await import('../../steps/StepDialog.tsx')).StepDialog);

/** The props of {@link Decisions}. */
export interface DecisionsProps {
  readonly application: ApplicationDetail;
  readonly next: NextActions;
  /** What has not been looked at; named before a verification. */
  readonly warning: string | undefined;
  /** Called with the decision made or handed over to the tray, to continue from there. */
  readonly onDecided: (action: BarAction) => void;
  readonly children?: ReactNode;
}

interface CurrentDecision {
  readonly action: Exclude<BarAction, 'download'>;
  /** As it was when the decision began: what loads later must not replace the dialog. */
  readonly warning: string | undefined;
}

/** The bar of possible actions, and the dialog of the current one. */
export function Decisions({ application, next, warning, onDecided, children }: DecisionsProps) {
  const [current, setCurrent] = useState<CurrentDecision>();
  const startDownload = useStartDownload();
  const containerRef = useRef<HTMLDivElement>(null);
  const focusHandlers = useFocusRestore(() => containerRef.current?.querySelector('section'));
  const closeDialog = () => setCurrent(undefined);

  function begin(action: BarAction) {
    if (action === 'download') startDownload([application]);
    else setCurrent({ action, warning });
  }
  function dialogOf({ action, ...shown }: CurrentDecision) {
    const onDone = () => onDecided(action);
    if (!isLongStep(action))
      return <DecisionDialog {...{ action, application, onDone }} warning={shown.warning} onClose={closeDialog} />;
    return <StepDialog request={{ step: action, applications: [application], onDone }} onClose={closeDialog} />;
  }
  return (
    <BottomBar ref={containerRef} {...focusHandlers}>
      <ActionBar application={application} next={next} current={current?.action} onDecide={begin}>
        {children}
      </ActionBar>
      {current && dialogOf(current)}
    </BottomBar>
  );
}
