import { Stack } from '@brokerdesk/plugin-sdk';
import { RecordHistory } from '@brokerdesk/plugin-sdk/forms';
import { useId } from 'react';
import { decideRequest } from '../../endpoints.ts';
import { useStatusName } from '../../RequestStatusTag.tsx';
import { useText } from '../../useText.ts';

/** Who decided about a request, and when. */
export function RequestHistory({ requestID }: { readonly requestID: string }) {
  const text = useText();
  const statusName = useStatusName();
  const headingId = useId();
  const fieldNames: Readonly<Record<string, string>> = {
    status: text('column.status'),
    reason: text('column.reason'),
  };
  return (
    <Stack as="section" className="bdk-card" aria-labelledby={headingId}>
      <h2 id={headingId}>{text('request.history')}</h2>
      <RecordHistory
        targetID={requestID}
        operationName={(operation) => (operation === decideRequest.operation ? text('request.decision') : undefined)}
        fieldName={(field) => fieldNames[field]}
        formatValue={(field, value) => (field === 'status' ? statusName(value) : undefined)}
      />
    </Stack>
  );
}
