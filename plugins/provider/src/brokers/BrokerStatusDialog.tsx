import {
  ConfirmDialog,
  rewordError,
  textIn,
  useApi,
  useFormats,
  useHost,
  useSecondFactor,
} from '@brokerdesk/plugin-sdk';
import { type Broker, setBrokerStatus } from '@brokerdesk/plugin-sdk/api';
import { useStatusText } from './BrokerStatus.tsx';
import { useBrokerRefusals } from './useBrokerRefusals.ts';
import { useText } from '../screens/useText.ts';

/** The actions for a broker as a whole. */
export type BrokerAction = 'enable' | 'disable' | 'delete';

const statusAfter = { enable: 'enabled', disable: 'disabled', delete: 'deleted' } as const;

/** Props of {@link BrokerStatusDialog}. */
export interface BrokerStatusDialogProps {
  readonly broker: Broker;
  readonly action: BrokerAction;
  readonly onClose: () => void;
}

/** Enables, disables or deletes a broker, after naming it and the effect in numbers. */
export function BrokerStatusDialog({ broker, action, onClose }: BrokerStatusDialogProps) {
  const text = useText();
  const api = useApi();
  const { notify, language } = useHost();
  const withSecondFactor = useSecondFactor();
  const refusals = useBrokerRefusals();
  const describeChanges = useDescribeBrokerChanges();
  const consequenceOf = useConsequence();
  const { brokerCode } = broker;
  const name = textIn(broker.name, language);
  const status = statusAfter[action];
  return (
    <ConfirmDialog
      title={text(`brokerAction.${action}Title`)}
      subject={`${name} (${brokerCode})`}
      consequence={consequenceOf(broker, action)}
      actionLabel={text(`brokerAction.${action}Label`)}
      tone={action === 'enable' ? 'primary' : 'danger'}
      {...(action === 'delete' && { typedConfirmation: { label: text('brokerAction.typedCode'), word: brokerCode } })}
      record={broker}
      describeChanges={describeChanges}
      onConfirm={({ record: { version }, idempotencyKey }) =>
        withSecondFactor((options) =>
          api.call(setBrokerStatus, { body: { brokerCode, status, version } }, { idempotencyKey, ...options }),
        ).catch((error: unknown) => {
          throw rewordError(error, refusals);
        })
      }
      onDone={() => notify({ tone: 'success', text: text(`brokerAction.${status}`, { name }) })}
      onClose={onClose}
    />
  );
}

/** Returns a function that says what an action does to the broker's users, in numbers. */
function useConsequence() {
  const text = useText();
  const { count } = useFormats();
  return (broker: Broker, action: BrokerAction) => {
    const { enabledUserCount, sessionCount } = broker;
    const users = text('brokerAction.users', { count: enabledUserCount, number: count(enabledUserCount) });
    if (action === 'enable') return text('brokerAction.enableConsequence', { users });
    // A back end that does not count sessions is not quoted with none.
    const sessions =
      sessionCount !== undefined && text('brokerAction.sessions', { count: sessionCount, number: count(sessionCount) });
    const effect = sessions
      ? text('brokerAction.endsAndBlocks', { sessions, users })
      : text('brokerAction.blocks', { users });
    return text(`brokerAction.${action}Consequence`, { effect });
  };
}

/** Returns a function that lists what a colleague has changed of a broker since it was shown. */
function useDescribeBrokerChanges() {
  const text = useText();
  const statusText = useStatusText();
  const { count } = useFormats();
  return (before: Broker, now: Broker) =>
    [
      { name: text('brokers.statusName'), was: statusText(before.status), now: statusText(now.status) },
      { name: text('brokers.enabledUsers'), was: count(before.enabledUserCount), now: count(now.enabledUserCount) },
    ].filter((change) => change.was !== change.now);
}
