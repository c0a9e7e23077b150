import { Card, RecordHistory } from '@brokerdesk/plugin-sdk';
import { useId } from 'react';
import { useStatusName } from '../../RequestStatusTag.tsx';
import { useText } from '../../useText.ts';

/** Who decided about a request, and when. */
export function RequestHistory({ requestID }: { readonly requestID: string }) {
  const text = useText();
  const statusName = useStatusName();
  const headingId = useId();
  return (
    <Card as="section" aria-labelledby={headingId}>
      <h2 id={headingId}>{text('request.history')}</h2>
      <RecordHistory
        targetID={requestID}
        formatValue={(field, value) => (field === 'status' ? statusName(value) : undefined)}
      />
    </Card>
  );
}
