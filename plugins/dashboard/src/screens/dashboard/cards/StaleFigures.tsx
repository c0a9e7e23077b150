import { Button, Callout, Row, Text, toServerTime } from '@brokerdesk/plugin-sdk';
import { useClock } from '../useClock.ts';
import { useText } from '../useText.ts';
import type { CardQuery } from './CardContent.ts';

/** Explains that the last refresh of a card has failed, so that its figures are older; nothing if it has not. */
export function StaleFigures({
  error,
  dataUpdatedAt,
  refetch,
}: Pick<CardQuery, 'error' | 'dataUpdatedAt' | 'refetch'>) {
  const text = useText();
  const clock = useClock();
  if (error === null) return null;
  return (
    <Callout tone="waiting" role="status">
      <Row wrap>
        <Text>{text('card.stale', { time: clock(toServerTime(dataUpdatedAt)) })}</Text>
        <Button size="small" className="bdk-screen-only" onClick={() => void refetch()}>
          {text('card.retry')}
        </Button>
      </Row>
    </Callout>
  );
}
