import { Button, Row, Text, toServerTime } from '@brokerdesk/plugin-sdk';
import { use } from 'react';
import { RefreshTimesContext } from './RefreshContext.ts';
import { useClock } from './useClock.ts';
import { useText } from './useText.ts';

/** How old the figures are, and a button for new ones. */
export function RefreshBar() {
  const text = useText();
  const clock = useClock();
  const times = use(RefreshTimesContext);
  if (times === undefined) return null;
  const { oldest, isRefreshing, isRefreshed, refresh } = times;
  return (
    <Row wrap>
      <Text tone="neutral" size="table" title={text('refresh.hint')}>
        {oldest === undefined ? text('refresh.loading') : text('refresh.asOf', { time: clock(toServerTime(oldest)) })}
      </Text>
      <Button
        variant="minimal"
        title={text('refresh.hint')}
        aria-disabled={isRefreshing || undefined}
        onClick={() => {
          if (!isRefreshing) refresh();
        }}
      >
        {text('refresh.now')}
      </Button>
      <span className="bdk-hidden" role="status">
        {isRefreshed && text('refresh.done')}
      </span>
    </Row>
  );
}
