import { type ApplicationDetail, listNextActions, toApplicationStatus } from '@brokerdesk/plugin-sdk/api';
import { BottomBar, Button, LinkButton, Text, useCall, useHotkeys, lazyPart } from '@brokerdesk/plugin-sdk';
import { useRef, useState } from 'react';
import { useText } from '../useText.ts';
import { useFocusRestore } from '../useFocusRestore.ts';
import { type StepName, steps, type StepRequest } from '../../steps/StepRequest.ts';
import { useStartDownload } from '../../steps/useStartStep.ts';
import { useStepJob } from '../../steps/useStepJob.ts';

// Forms are loaded with the first dialog.
const StepDialog = lazyPart(async () => (await import('../../steps/StepDialog.tsx')).StepDialog);

/** The next actions on an application, as returned by the back end; the next step is last. */
export function ProcessBar({ application }: { readonly application: ApplicationDetail }) {
  const text = useText();
  const { applyID, status, work } = application;
  const { data, error, refetch } = useCall(listNextActions, { query: { status } });
  const { isRunning, unknownJobId } = useStepJob(applyID);
  const startDownload = useStartDownload();
  const [request, setRequest] = useState<StepRequest>();
  const bar = useRef<HTMLDivElement>(null);
  const focusHandlers = useFocusRestore(() => bar.current);
  const isBusy = isRunning || work !== null;
  const allowed: readonly string[] = data?.actions ?? [];
  const possible = steps.filter((step) => allowed.includes(step));
  const [primary] = possible;
  const others = possible.slice(1).toReversed();

  // An unknown outcome is checked first; otherwise the next attempt might fail.
  const isDisabled = isBusy || unknownJobId !== undefined;
  const labelOf = (step: StepName) =>
    step === 'importToBackOffice' && toApplicationStatus(status) === 'CHK'
      ? text('step.skip.action')
      : text(`action.${step}`);
  function openDialog(step: StepName) {
    if (!isDisabled) setRequest({ step, applications: [application], onDone: () => setRequest(undefined) });
  }
  // The same key as for earlier decisions; after the import only the archive is left, which has no key.
  useHotkeys(
    primary === undefined ? [] : [{ keys: 'v', description: labelOf(primary), run: () => openDialog(primary) }],
    {
      active: !isDisabled && primary !== 'archive',
    },
  );

  // The documents before it have many tab stops.
  useHotkeys([{ keys: 'a', description: text('step.actions'), run: () => bar.current?.focus() }]);

  function button(step: StepName, intent: 'primary' | 'none') {
    return (
      <Button key={step} intent={intent} aria-disabled={isDisabled || undefined} onClick={() => openDialog(step)}>
        {labelOf(step)}
      </Button>
    );
  }
  return (
    <BottomBar
      ref={bar}
      className="account-opening-process-bar"
      role="group"
      aria-label={text('step.actions')}
      tabIndex={-1}
      {...focusHandlers}
    >
      <Text tone="neutral" size="table" className="bdk-grow account-opening-process-note" role="status">
        {isBusy && text('step.inTray')}
        {!isBusy && data !== undefined && possible.length === 0 && text('step.nothing')}
      </Text>
      {error !== null && data === undefined && (
        <span role="alert">
          {text('detail.nextFailed')} <LinkButton onClick={() => void refetch()}>{text('detail.nextRetry')}</LinkButton>
        </span>
      )}
      {allowed.includes('download') && (
        <Button onClick={() => startDownload([application])}>{text('action.download')}</Button>
      )}
      {others.map((step) => button(step, 'none'))}
      {primary && button(primary, 'primary')}
      {request && <StepDialog request={request} onClose={() => setRequest(undefined)} />}
    </BottomBar>
  );
}
