import chevronLeft from '@blueprintjs/icons/lib/esm/generated/16px/paths/chevron-left.js';
import chevronRight from '@blueprintjs/icons/lib/esm/generated/16px/paths/chevron-right.js';
import doubleChevronLeft from '@blueprintjs/icons/lib/esm/generated/16px/paths/double-chevron-left.js';
import doubleChevronRight from '@blueprintjs/icons/lib/esm/generated/16px/paths/double-chevron-right.js';
import { useFormats } from '../../hooks/useFormats.ts';
import { useKitText } from '../../hooks/useKitText.ts';
import { IconButton } from '../IconButton.tsx';
import { Select } from '../Select.tsx';
import { Row } from '../Stack.tsx';
import { Text } from '../Text.tsx';
import { pageSizes } from '../../lists/listState.ts';
import { PageField } from './PageField.tsx';
import type { ChangeList } from './useListState.ts';

/** Moves between the pages of a list, and changes the page size. */
export function Pager({
  page,
  size,
  total,
  onChange,
}: {
  readonly page: number;
  readonly size: number;
  readonly total: number;
  readonly onChange: ChangeList;
}) {
  const text = useKitText();
  const { count } = useFormats();
  const pages = Math.max(1, Math.ceil(total / size));
  const range = {
    from: count(Math.min(total, (page - 1) * size + 1)),
    to: count(Math.min(total, page * size)),
    total: count(total),
  };
  const steps = [
    { name: text('list.firstPage'), paths: doubleChevronLeft, to: 1, isOff: page <= 1 },
    { name: text('list.previousPage'), paths: chevronLeft, to: page - 1, isOff: page <= 1 },
    { name: text('list.nextPage'), paths: chevronRight, to: page + 1, isOff: page >= pages },
    { name: text('list.lastPage'), paths: doubleChevronRight, to: pages, isOff: page >= pages },
  ];
  const buttons = steps.map((step) => (
    <IconButton
      key={step.name}
      label={step.name}
      paths={step.paths}
      // Not `disabled`: the button that leads to the last page would lose the focus.
      aria-disabled={step.isOff}
      onClick={() => !step.isOff && onChange({ page: step.to })}
    />
  ));
  return (
    <Row as="nav" wrap justify="between" className="bdk-pager" aria-label={text('list.pages')}>
      <Text tone="neutral">{text('list.range', range)}</Text>
      <Row as="label">
        <span className="bdk-filter-label">{text('list.pageSize')}</span>
        <Select value={size} onChange={(event) => onChange({ size: Number(event.target.value) })}>
          {pageSizes.map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </Select>
      </Row>
      <Row as="span" gap={4}>
        {buttons.slice(0, 2)}
        <PageField key={page} page={page} pages={pages} onGo={(next) => onChange({ page: next })} />
        {buttons.slice(2)}
      </Row>
    </Row>
  );
}
