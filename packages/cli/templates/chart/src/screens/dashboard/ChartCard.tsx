import { Card } from '@brokerdesk/plugin-sdk';
import { Chart, type ChartProps } from '@brokerdesk/plugin-sdk/charts';
import { useText } from '../../useText.ts';

/** A chart below its heading; while `series` is undefined, the chart shows that it is loading. */
export function ChartCard(props: ChartProps) {
  const text = useText();
  return (
    <Card as="section" aria-label={props.title}>
      <h2>{props.title}</h2>
      <Chart {...props} emptyText={text('empty')} />
    </Card>
  );
}
