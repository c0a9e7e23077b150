import type { ReactNode } from 'react';
import { useKitText } from '../../../hooks/useKitText.ts';
import { Row as Line } from '../../Stack.tsx';
import { Text } from '../../Text.tsx';
import { RowOpener } from '../RowOpener.tsx';
import { RowMenuButton } from '../selection/RowMenuButton.tsx';
import { SelectCheckbox } from '../selection/SelectCheckbox.tsx';
import type { RowMenuControl } from '../selection/useRowMenu.tsx';
import type { RowSelection } from '../selection/useRowSelection.ts';
import { type RowOpeningOptions, useRowOpening } from '../useRowOpening.ts';

/** The props of {@link ListCard}. */
interface ListCardProps<Row> extends RowOpeningOptions<Row> {
  readonly id: string;
  readonly index: number;
  readonly name: string;
  readonly content: ReactNode;
  /** Its controls can be reached with Tab. */
  readonly isActive: boolean;
  readonly selection: RowSelection | undefined;
  readonly rowMenu: RowMenuControl<Row> | undefined;
}

/** One row of a list as a card. */
export function ListCard<Row>(props: ListCardProps<Row>) {
  const { row, id, index, name, content, isActive, selection, rowMenu } = props;
  const text = useKitText();
  const { target, opens, openByClick } = useRowOpening(props);
  const tabIndex = isActive ? 0 : -1;
  const isSelected = selection?.isRowSelected(index);
  return (
    <div
      role="row"
      aria-rowindex={index + 1}
      aria-selected={isSelected}
      data-row={index}
      className={`bdk-card bdk-list-card ${opens ? 'bdk-row-opens' : ''}`}
      onClick={openByClick}
      onAuxClick={openByClick}
    >
      <div role="gridcell" {...(opens ? {} : { tabIndex, 'data-cell': 0 })}>
        {content}
        <Line gap={4}>
          {selection && (
            <SelectCheckbox
              label={name}
              checkState={isSelected ? 2 : 0}
              onToggle={(isRange) => selection.toggle(index, isRange)}
              tabIndex={tabIndex}
              data-cell={1}
            />
          )}
          {opens ? (
            <RowOpener to={target} tabIndex={tabIndex} columnIndex={0}>
              {name}
            </RowOpener>
          ) : (
            <Text cut className="bdk-grow">
              {name}
            </Text>
          )}
          {rowMenu && (
            <RowMenuButton
              label={`${text('list.rowActions')} ${name}`}
              id={id}
              row={row}
              isOpen={rowMenu.openId === id}
              onToggle={rowMenu.toggle}
              tabIndex={tabIndex}
              data-cell={2}
            />
          )}
        </Line>
      </div>
    </div>
  );
}
