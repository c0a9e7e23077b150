import tick from '@blueprintjs/icons/lib/esm/generated/16px/paths/tick.js';
import { useFormats } from '../../hooks/useFormats.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Text } from '../../kit/Text.tsx';
import { useCheckTreeText } from './useCheckTreeText.ts';

/** Whether a node is ticked on one side of a comparison, and how many are below it. */
export interface TreeCellValue {
  readonly label: string;
  readonly isChecked: boolean;
  readonly checkedBelow: number;
  readonly totalBelow: number;
}

/** One side of a comparison in the row of a node. */
export function TreeCell({ label, isChecked, checkedBelow, totalBelow }: TreeCellValue) {
  const text = useCheckTreeText();
  const { count } = useFormats();
  return (
    <span className="bdk-tree-cell">
      <span className="bdk-hidden">{text(isChecked ? 'ticked.yes' : 'ticked.no', { side: label })}</span>
      {isChecked ? <Icon paths={tick} /> : <span aria-hidden="true">–</span>}{' '}
      {totalBelow > 0 && (
        <Text tone="neutral" size="small">
          {text('partCount', { checked: count(checkedBelow), total: count(totalBelow) })}
        </Text>
      )}
    </span>
  );
}
