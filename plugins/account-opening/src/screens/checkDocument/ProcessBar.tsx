import { type ApplicationDetail, listNextActions, useCall, useHotkeys } from '@brokerdesk/plugin-sdk';
import { lazy, Suspense, useRef, useState } from 'react';
import { useText } from '../applicationDetail/useText.ts';
import { useKeptFocus } from '../useKeptFocus.ts';
import { type StepName, steps, type StepWish } from './StepWish.ts';
import { useStartDownload } from './useStartStep.ts';
import { useStepJob } from './useStepJob.ts';

// Forms come with the first thing that is asked.
const StepDialog = lazy(async () => ({ default: (await import('./StepDialog.tsx')).StepDialog }));

/** What may be done next with an application, as the back end says; the step that leads on stands last. */
export function ProcessBar({ application }: { readonly application: ApplicationDetail }) {
  const text = useText();
  const { applyID, status, work } = application;
  const { data, error, refetch } = useCall(listNextActions, { query: { status } });
  const { isUnderway, unknown } = useStepJob(applyID);
  const startDownload = useStartDownload();
  const [wish, setWish] = useState<StepWish>();
  const bar = useRef<HTMLDivElement>(null);
  const keptFocus = useKeptFocus(() => bar.current);
  const isBusy = isUnderway || work !== null;
  const allowed: readonly string[] = data?.actions ?? [];
  const possible = steps.filter((step) => allowed.includes(step));
  const [leading] = possible;
  const others = possible.slice(1).toReversed();

  // What nobody knows is asked about first; otherwise it might be tried in vain.
  const isOff = isBusy || unknown !== undefined;
  const labelOf = (step: StepName) =>
    step === 'importToBackOffice' && status === 'CHK' ? text('step.skip.action') : text(`step.${step}.label`);
  function ask(step: StepName) {
    if (!isOff) setWish({ step, applications: [application], onDone: () => setWish(undefined) });
  }
  // The same key as for the decisions before; after the import only the archive is left, which has none.
  useHotkeys(leading === undefined ? [] : [{ keys: 'v', what: labelOf(leading), run: () => ask(leading) }], {
    active: !isOff && leading !== 'archive',
  });

  // The documents stand before it, with many stops on the way.
  useHotkeys([{ keys: 'a', what: text('step.actions'), run: () => bar.current?.focus() }]);

  function button(step: StepName, tone: string) {
    return (
      <button
        key={step}
        type="button"
        className={`bp6-button ${tone}`}
        aria-disabled={isOff || undefined}
        onClick={() => ask(step)}
      >
        {labelOf(step)}
      </button>
    );
  }
  return (
    <div
      ref={bar}
      className="account-opening-process-bar"
      role="group"
      aria-label={text('step.actions')}
      tabIndex={-1}
      {...keptFocus}
    >
      <span className="account-opening-process-note" role="status">
        {isBusy && text('step.inTray')}
        {!isBusy && data !== undefined && possible.length === 0 && text('step.nothing')}
      </span>
      {error !== null && data === undefined && (
        <span role="alert">
          {text('detail.nextFailed')}{' '}
          <button type="button" className="bdk-link-button" onClick={() => void refetch()}>
            {text('detail.nextRetry')}
          </button>
        </span>
      )}
      {allowed.includes('download') && (
        <button type="button" className="bp6-button" onClick={() => startDownload([application])}>
          {text('step.download.label')}
        </button>
      )}
      {others.map((step) => button(step, ''))}
      {leading && button(leading, 'bp6-intent-primary')}
      {wish && (
        <Suspense fallback={null}>
          <StepDialog wish={wish} onClose={() => setWish(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
