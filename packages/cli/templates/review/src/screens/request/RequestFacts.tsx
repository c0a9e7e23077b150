import { Card, Fact, FactList, labelOf, Text, useFormats } from '@brokerdesk/plugin-sdk';
import type { ReviewRequest } from '../../endpoints.ts';
import en from '../../locales/en.ts';
import { RequestStatusTag } from '../../RequestStatusTag.tsx';
import { useText } from '../../useText.ts';

/** What is known about a request. */
export function RequestFacts({ request }: { readonly request: ReviewRequest }) {
  const text = useText();
  const format = useFormats();
  const { status, kind, accountNumber, details, requestedBy, requestedTime, decidedBy, decidedTime, reason } = request;
  return (
    <Card as="section" aria-label={text('request.facts')}>
      <FactList>
        <Fact term={text('column.status')}>
          <RequestStatusTag status={status} />
        </Fact>
        <Fact term={text('column.kind')}>{labelOf(en.kind, kind, (known) => text(`kind.${known}`))}</Fact>
        <Fact term={text('column.account')}>{accountNumber}</Fact>
        <Fact term={text('column.details')}>
          <Text lines>{details}</Text>
        </Fact>
        <Fact term={text('column.requestedBy')}>{requestedBy}</Fact>
        <Fact term={text('column.requestedTime')}>{format.dateTime(requestedTime)}</Fact>
        {decidedBy !== null && <Fact term={text('column.decidedBy')}>{decidedBy}</Fact>}
        {decidedTime !== null && <Fact term={text('column.decidedTime')}>{format.dateTime(decidedTime)}</Fact>}
        {reason !== null && (
          <Fact term={text('column.reason')}>
            <Text lines>{reason}</Text>
          </Fact>
        )}
      </FactList>
    </Card>
  );
}
