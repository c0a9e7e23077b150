import cross from '@blueprintjs/icons/lib/esm/generated/16px/paths/cross.js';
import tick from '@blueprintjs/icons/lib/esm/generated/16px/paths/tick.js';
import type { ReactNode } from 'react';
import { useFormats } from '../hooks/useFormats.ts';
import { useKitText } from '../hooks/useKitText.ts';
import { Icon } from '../kit/Icon.tsx';
import type { TagTone } from '../kit/Tag.tsx';
import { Text } from '../kit/Text.tsx';
import { useFormText } from './useFormText.ts';

/** The state of a step. */
export type StepState = 'done' | 'running' | 'failed' | 'waiting' | 'skipped';

/** One step of a process. */
export interface Step {
  readonly id: string;
  readonly title: string;
  readonly state: StepState;
  /** RFC 3339: when it reached its state; absent for a step that has not started. */
  readonly time?: string | null | undefined;
  /** The user who did it. */
  readonly actor?: string | null | undefined;
  /** Why the last attempt failed. */
  readonly error?: string | null | undefined;
  /** An action for this step only, such as a retry button. */
  readonly action?: ReactNode;
}

/** The props of {@link Stepper}. */
export interface StepperProps {
  /** The goal of the steps. */
  readonly label: string;
  readonly steps: readonly Step[];
}

/**
 * Shows the progress of a process: for each step its state, time, actor and last error. The first step that is neither
 * done nor skipped is the current one.
 */
export function Stepper({ label, steps }: StepperProps) {
  const current = steps.find(({ state }) => state !== 'done' && state !== 'skipped');
  return (
    <ol aria-label={label}>
      {steps.map((step, index) => (
        <StepItem key={step.id} step={step} number={index + 1} isCurrent={step === current} />
      ))}
    </ol>
  );
}

const tones: Readonly<Record<StepState, TagTone | undefined>> = {
  done: 'progress',
  running: 'form',
  failed: 'failed',
  waiting: undefined,
  skipped: undefined,
};

interface StepItemProps {
  readonly step: Step;
  readonly number: number;
  readonly isCurrent: boolean;
}

function StepItem({ step, number, isCurrent }: StepItemProps) {
  const text = useFormText();
  const kitText = useKitText();
  const formats = useFormats();
  const { title, state, time, actor, error, action } = step;
  return (
    <li className="bdk-step" data-state={state} data-tone={tones[state]} aria-current={isCurrent ? 'step' : undefined}>
      <span className="bdk-step-mark" aria-hidden="true">
        <StepMark state={state} number={number} />
      </span>
      <div>
        <Text
          as="p"
          bold={isCurrent || tones[state] !== undefined}
          tone={isCurrent || tones[state] ? undefined : 'neutral'}
        >
          {title}
        </Text>
        <Text as="p" tone="neutral" size="small">
          <Text as="strong" tone={tones[state]}>
            {text(`stepper.${state}`)}
          </Text>
          {typeof time === 'string' && (
            <>
              {' · '}
              <time dateTime={time} title={kitText('time.zone')}>
                {formats.dateTime(time)}
              </time>
            </>
          )}
          {typeof actor === 'string' && ` · ${actor}`}
        </Text>
        {typeof error === 'string' && (
          <Text as="p" tone="failed" size="small">
            {error}
          </Text>
        )}
        {action}
      </div>
    </li>
  );
}

function StepMark({ state, number }: { readonly state: StepState; readonly number: number }) {
  if (state === 'done') return <Icon paths={tick} size={12} />;
  if (state === 'failed') return <Icon paths={cross} size={12} />;
  return state === 'running' ? null : number;
}
