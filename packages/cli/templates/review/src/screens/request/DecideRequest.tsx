import { ApiError, useApi, useRefresh } from '@brokerdesk/plugin-sdk';
import type { SendContext } from '@brokerdesk/plugin-sdk/forms';
import { DecisionDialog } from '../../DecisionDialog.tsx';
import { decideRequest, type ReviewRequest } from '../../endpoints.ts';
import { type DecisionName, isPossible } from '../../model/decisions.ts';
import { useText } from '../../useText.ts';

type Outcome = { readonly decided: ReviewRequest } | { readonly refusedFor: ReviewRequest };

/** Takes a decision about one request. */
export function DecideRequest({
  decision,
  request,
  onDone,
  onRefused,
  onClose,
}: {
  readonly decision: DecisionName;
  readonly request: ReviewRequest;
  readonly onDone: () => void;
  /** Called with the request as it is now, if another user's decision came first and left no room for this one. */
  readonly onRefused: (current: ReviewRequest) => void;
  readonly onClose: () => void;
}) {
  const text = useText();
  const api = useApi();
  const refresh = useRefresh();

  async function send(reason: string | null, { record, idempotencyKey }: SendContext<ReviewRequest>): Promise<Outcome> {
    const { requestID, version } = record;
    const input = { params: { requestID }, body: { decision, reason, version } };
    try {
      return { decided: await api.call(decideRequest, input, { idempotencyKey }) };
    } catch (error) {
      const current = readCurrent(error);
      // Where the decision is still possible, the dialog shows what has changed and offers to go on.
      if (!current || isPossible(decision, current.status)) throw error;
      return { refusedFor: current };
    }
  }
  function finish(outcome: Outcome) {
    if ('decided' in outcome) return onDone();
    onRefused(outcome.refusedFor);
    refresh();
  }
  return (
    <DecisionDialog
      decision={decision}
      id={request.requestID}
      title={text(`question.${decision}`)}
      subject={`${request.accountNumber} ${request.clientName}`}
      record={request}
      onSend={send}
      onDone={finish}
      onClose={onClose}
    />
  );
}

/** Returns the request that an `E0005` has; undefined for any other failure. */
function readCurrent(error: unknown): ReviewRequest | undefined {
  if (!(error instanceof ApiError) || error.code !== 'E0005') return undefined;
  return (error.data as { readonly current?: ReviewRequest } | null)?.current;
}
