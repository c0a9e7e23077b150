import { BottomBar, Button, Text, useCanCall, useHotkeys } from '@brokerdesk/plugin-sdk';
import { decideRequest } from '../../endpoints.ts';
import { type DecisionName, decisionNames, isPossible, type RequestStatus } from '../../model/decisions.ts';
import { useText } from '../../useText.ts';

const keys: Readonly<Record<DecisionName, string>> = { approve: 'v', return: 'b', reject: 'x' };

/** The decisions that are possible, with their keys; nothing for users who may not decide. */
export function DecisionBar({
  status,
  onDecide,
  isOpen,
}: {
  readonly status: RequestStatus;
  readonly onDecide: (decision: DecisionName) => void;
  /** Whether a decision is being taken. */
  readonly isOpen: boolean;
}) {
  const text = useText();
  const canDecide = useCanCall()(decideRequest);
  const possible = decisionNames.filter((decision) => isPossible(decision, status));
  useHotkeys(
    possible.map((decision) => ({
      keys: keys[decision],
      description: text(`decision.${decision}`),
      run: () => onDecide(decision),
    })),
    { active: canDecide && !isOpen },
  );
  if (!canDecide) return null;
  return (
    <BottomBar role="group" aria-label={text('request.decisions')}>
      {possible.length === 0 && <Text tone="neutral">{text('request.decided')}</Text>}
      {possible.map((decision) => (
        <Button key={decision} {...looks[decision]} onClick={() => onDecide(decision)}>
          {text(`decision.${decision}`)}
        </Button>
      ))}
    </BottomBar>
  );
}

const looks = {
  approve: { intent: 'primary' },
  return: {},
  reject: { intent: 'danger', variant: 'minimal' },
} as const;
