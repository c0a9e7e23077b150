import { Callout, PageHeader, Stack, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import { type ReactNode, useState } from 'react';
import type { ReviewRequest } from '../../endpoints.ts';
import type { DecisionName } from '../../model/decisions.ts';
import { useStatusName } from '../../RequestStatusTag.tsx';
import { useText } from '../../useText.ts';
import { DecideRequest } from './DecideRequest.tsx';
import { DecisionBar } from './DecisionBar.tsx';
import { RequestFacts } from './RequestFacts.tsx';
import { RequestHistory } from './RequestHistory.tsx';

/** A request that has been loaded. */
export function RequestView({ request, back }: { readonly request: ReviewRequest; readonly back: ReactNode }) {
  const text = useText();
  const format = useFormats();
  const statusName = useStatusName();
  const { notify } = useHost();
  const [decision, setDecision] = useState<DecisionName>();
  // The request as another user had decided it when this user's decision was refused.
  const [refusedFor, setRefusedFor] = useState<ReviewRequest>();
  const { clientName, requestID } = request;
  return (
    <Stack className="bdk-window-page">
      <PageHeader title={clientName} backLink={back} />
      {/* It is mounted while still empty; otherwise screen readers would not read it. */}
      <div role="alert">
        {refusedFor && (
          <Callout tone="waiting" title={text('refused.title')}>
            <p>
              {text('refused.text', {
                name: refusedFor.decidedBy ?? '',
                status: statusName(refusedFor.status),
                time: format.dateTime(refusedFor.decidedTime),
              })}
            </p>
          </Callout>
        )}
      </div>
      <RequestFacts request={request} />
      <RequestHistory requestID={requestID} />
      <DecisionBar status={request.status} onDecide={setDecision} isOpen={decision !== undefined} />
      {decision && (
        <DecideRequest
          decision={decision}
          request={request}
          onDone={() => notify({ tone: 'success', text: text(`done.${decision}`, { name: clientName }) })}
          onRefused={setRefusedFor}
          onClose={() => setDecision(undefined)}
        />
      )}
    </Stack>
  );
}
