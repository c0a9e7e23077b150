import { type ApplicationDetail, listActionHistories } from '@brokerdesk/plugin-sdk/api';
import { Button, LinkButton, Text, textIn, useCall, useHost } from '@brokerdesk/plugin-sdk';
import { type Step, Stepper } from '@brokerdesk/plugin-sdk/forms';
import { useEffect } from 'react';
import { progressOf, type StepProgress } from '../../model/processSteps.ts';
import { useText } from '../useText.ts';
import { useStepJob } from '../../steps/useStepJob.ts';

/** The steps of an application: the state of each, when and by whom it was taken, and its last failure. */
export function ProcessSteps({ application }: { readonly application: ApplicationDetail }) {
  const text = useText();
  const { language } = useHost();
  const { applyID, version } = application;
  const input = { params: { id: applyID } };
  const { data: histories, error, refetch } = useCall(listActionHistories, input, { keepPrevious: true });
  useEffect(() => void refetch(), [version, refetch]);
  const { isRunning, unknownJobId, check } = useStepJob(applyID);

  function show({ step, state, time, actor, error: why }: StepProgress): Step {
    const isOpen = (state === 'waiting' || state === 'failed') && isNext(step);
    // The tray has started a step that the loaded application does not show yet.
    if (isRunning && isOpen) {
      return { id: step, title: text(`action.${step}`), state: 'running', time: null, actor: null, error: null };
    }
    const isUnknown = unknownJobId !== undefined && isOpen;
    return {
      id: step,
      title: text(`action.${step}`),
      state,
      time,
      actor,
      error: isUnknown ? text('step.lost') : why && textIn(why, language),
      ...(isUnknown
        ? {
            action: (
              <Button size="small" onClick={check}>
                {text('step.check')}
              </Button>
            ),
          }
        : {}),
    };
  }
  const steps = progressOf(application, histories ?? []);
  const next = steps.find(({ state }) => state !== 'done' && state !== 'skipped')?.step;
  const isNext = (step: StepProgress['step']) => step === next;
  return (
    <>
      {error !== null && histories === undefined && (
        <Text as="p" tone="neutral" size="table" role="alert">
          {text('step.historyFailed')}{' '}
          <LinkButton onClick={() => void refetch()}>{text('detail.nextRetry')}</LinkButton>
        </Text>
      )}
      <Stepper label={text('step.stepper')} steps={steps.map(show)} />
    </>
  );
}
