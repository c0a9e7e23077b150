import { type ApplicationDetail, toApplicationStatus } from '@brokerdesk/plugin-sdk/api';
import { Button, type ButtonProps, labelOf, LinkButton, Row, Tag, Text, useHotkeys } from '@brokerdesk/plugin-sdk';
import { type ReactNode, useId, useRef } from 'react';
import { groupActions, type BarAction } from '../../model/decisions.ts';
import { en } from '../../locales/en.ts';
import { useText } from '../useText.ts';
import { type StepJob, useStepJob } from '../../steps/useStepJob.ts';
import type { NextActions } from './useNextActions.ts';

/** Props of {@link ActionBar}. */
export interface ActionBarProps {
  readonly application: ApplicationDetail;
  readonly next: NextActions;
  /** The decision in progress. */
  readonly current: BarAction | undefined;
  readonly onDecide: (action: BarAction) => void;
  /** The content at the start of the bar, such as the link to the next application. */
  readonly children?: ReactNode;
}

/** The possible actions on the application: only those that the server returned. */
export function ActionBar({ application, next, current, onDecide, children }: ActionBarProps) {
  const text = useText();
  const hintId = useId();
  const bar = useRef<HTMLElement>(null);
  const { actions, error, retry } = next;
  const { primary, others, destructive, unknownActions } = groupActions(actions ?? []);
  const job = useStepJob(application.applyID);
  const isUnknown = job.unknownJobId !== undefined;
  const isRunning = application.work !== null || job.isRunning;
  // The server rejects every action while work is running, and an unknown outcome is checked first.
  const isDisabled = isRunning || isUnknown || current !== undefined;
  const hotkeyActions = [
    ...(primary ? [{ keys: primaryKey, action: primary }] : []),
    ...others.flatMap((action) => (hasHotkey(action) ? [{ keys: actionKeys[action], action }] : [])),
  ];
  useHotkeys(
    hotkeyActions.map(({ keys: pressed, action }) => ({
      keys: pressed,
      description: text(`action.${action}`),
      run: () => onDecide(action),
    })),
    { active: !isDisabled },
  );

  // The answers and documents before it have many tab stops.
  useHotkeys([{ keys: 'a', description: text('decision.bar'), run: () => bar.current?.focus() }]);

  function button(action: BarAction, look: Pick<ButtonProps, 'intent' | 'variant'> = {}) {
    const skipsChecks = action === 'importToBackOffice' && toApplicationStatus(application.status) === 'CHK';
    return (
      <Button
        key={action}
        {...look}
        aria-disabled={isDisabled || undefined}
        aria-describedby={isRunning || isUnknown ? hintId : undefined}
        aria-busy={action === current || undefined}
        onClick={({ detail }) => {
          // The second half of a double click would act on what has replaced the button: the next application.
          if (!isDisabled && detail < 2) onDecide(action);
        }}
      >
        {skipsChecks ? text('step.skip.action') : text(`action.${action}`)}
      </Button>
    );
  }
  return (
    <section
      ref={bar}
      className="bdk-layout-row bdk-wrap bdk-grow account-opening-bar"
      aria-label={text('decision.bar')}
      tabIndex={-1}
    >
      {children}
      {destructive.length > 0 && (
        <Row wrap>{destructive.map((action) => button(action, { intent: 'danger', variant: 'minimal' }))}</Row>
      )}
      <Row wrap justify="end" className="bdk-end account-opening-bar-end">
        <BlockedNote id={hintId} application={application} job={job} />
        {error !== null && <NextActionsFailure onRetry={retry} />}
        {actions?.length === 0 && (
          <Text tone="neutral" size="table">
            {text('detail.nextNone')}
          </Text>
        )}
        <UnknownActions actions={unknownActions} />
        {others.map((action) => button(action))}
        {primary && button(primary, { intent: 'primary' })}
      </Row>
    </section>
  );
}

/** The next step has the same key everywhere; actions that end an application have none. */
const primaryKey = 'v';
const actionKeys = { correct: 'c', reinput: 'i' } as const;

function hasHotkey(action: BarAction): action is keyof typeof actionKeys {
  return action in actionKeys;
}

/** Why nothing is possible at the moment. */
function BlockedNote({
  id,
  application: { work },
  job,
}: {
  readonly id: string;
  readonly application: ApplicationDetail;
  readonly job: StepJob;
}) {
  const text = useText();
  return (
    <Text tone="neutral" size="table" id={id} role="status">
      {work !== null &&
        text('decision.underway', { work: labelOf(en.work, work.action, (action) => text(`work.${action}`)) })}
      {work === null && job.isRunning && text('step.inTray')}
      {work === null && job.unknownJobId !== undefined && (
        <>
          {text('step.lost')} <LinkButton onClick={job.check}>{text('step.check')}</LinkButton>
        </>
      )}
    </Text>
  );
}

function NextActionsFailure({ onRetry }: { readonly onRetry: () => void }) {
  const text = useText();
  return (
    <Row wrap role="alert">
      <Text tone="neutral" size="table">
        {text('detail.nextFailed')}
      </Text>
      <LinkButton onClick={onRetry}>{text('detail.nextRetry')}</LinkButton>
    </Row>
  );
}

/** Actions that only a newer server knows, by their name there. */
function UnknownActions({ actions }: { readonly actions: readonly string[] }) {
  const text = useText();
  const labelId = useId();
  if (actions.length === 0) return null;
  return (
    <Row wrap>
      <Text tone="neutral" size="table" id={labelId}>
        {text('decision.elsewhere')}
      </Text>
      <Row as="ul" wrap aria-labelledby={labelId}>
        {actions.map((action) => (
          <li key={action}>
            <Tag tone="neutral">{action}</Tag>
          </li>
        ))}
      </Row>
    </Row>
  );
}
