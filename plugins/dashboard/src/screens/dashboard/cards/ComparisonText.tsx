import { Text, useFormats } from '@brokerdesk/plugin-sdk';
import { compareCounts } from '../../../model/compareCounts.ts';
import { formatShare } from '../../../model/shares.ts';
import { useText } from '../useText.ts';

const signs = { more: '▲', fewer: '▼', same: '=' } as const;
const pointKeys = {
  more: 'comparison.morePoints',
  fewer: 'comparison.fewerPoints',
  same: 'comparison.samePoints',
} as const;

/**
 * How a figure differs from the period before, in words and by a sign; not by colour, because more is not better in every
 * chart.
 */
export function ComparisonText({
  value,
  previous,
  isShare,
  previousName,
}: {
  readonly value: number;
  readonly previous: number;
  readonly isShare: boolean;
  readonly previousName: string;
}) {
  const text = useText();
  const { count } = useFormats();
  const { direction, difference, percent } = compareCounts(value, previous);
  const isEqual = direction === 'same';
  function describe(): string {
    const values = { period: previousName, difference: isShare ? difference.toFixed(1) : count(difference) };
    if (isShare) return text(pointKeys[direction], values);
    if (isEqual) return text('comparison.same', values);
    if (percent === undefined) return text('comparison.moreThanNone', values);
    return text(`comparison.${direction}`, { ...values, percent: `${isMore ? '+' : '−'}${formatShare(percent)}` });
  }
  const isMore = direction === 'more';
  return (
    <Text as="div" tone="neutral" size="small" data-direction={direction}>
      <span aria-hidden="true">{signs[direction]}</span> {describe()}
    </Text>
  );
}
