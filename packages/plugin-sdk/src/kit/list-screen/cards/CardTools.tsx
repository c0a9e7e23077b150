import { Select } from '../../Select.tsx';
import { Row as Line } from '../../Stack.tsx';
import type { ShownColumn } from '../layout/ListLayout.ts';
import { SelectCheckbox } from '../selection/SelectCheckbox.tsx';
import type { RowSelection } from '../selection/useRowSelection.ts';
import { useToolText } from '../tools/listToolsTexts.ts';

/** Selects all cards, and chooses their order: what the header of a grid does. */
export function CardTools<Row>({
  columns,
  sort,
  onSort,
  selection,
}: {
  readonly columns: readonly ShownColumn<Row>[];
  readonly sort: string;
  readonly onSort: (sort: string) => void;
  readonly selection: RowSelection | undefined;
}) {
  const text = useToolText();
  const orders = columns.flatMap(({ sortField, header: name }) =>
    sortField === undefined
      ? []
      : [
          { value: sortField, label: text('cards.ascending', { name }) },
          { value: `-${sortField}`, label: text('cards.descending', { name }) },
        ],
  );
  if (selection === undefined && orders.length === 0) return null;
  return (
    <Line wrap justify="between">
      {selection && (
        <Line as="span" gap={4}>
          <SelectCheckbox
            label={text('cards.selectPage')}
            checkState={selection.pageCheckState}
            onToggle={() => selection.setPage(selection.pageCheckState !== 2)}
            tabIndex={0}
            data-cell={0}
          />
          <span aria-hidden="true">{text('cards.selectPage')}</span>
        </Line>
      )}
      {orders.length > 0 && (
        <Line as="label">
          <span className="bdk-filter-label">{text('cards.order')}</span>
          <Select value={sort} onChange={({ target }) => onSort(target.value)}>
            {sort === '' && <option value="">{text('cards.given')}</option>}
            {orders.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Line>
      )}
    </Line>
  );
}
