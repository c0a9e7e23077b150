import type { Endpoint } from '@brokerdesk/api';
import { useFormats } from '../../hooks/useFormats.ts';
import { useKitText } from '../../hooks/useKitText.ts';
import { type ActiveFilter, findActiveFilters } from './findActiveFilters.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FilterPopover } from './FilterPopover.tsx';
import { fieldGap, filtersThatFit, searchWidth } from './filtersThatFit.ts';
import type { ListFilter } from './ListFilter.ts';
import { withFilter } from '../../lists/listState.ts';
import type { List } from './useList.ts';
import { QueueTabs } from './QueueTabs.tsx';
import { SearchField } from './SearchField.tsx';
import { Row, Stack } from '../Stack.tsx';
import { useIsNarrow } from './useIsNarrow.ts';
import type { ScreenParams } from '../../services/hostServices.ts';
import { ChoicesField } from './ChoicesField.tsx';
import { DatesField } from './DatesField.tsx';
import { SelectField } from './SelectField.tsx';
import { TextFilterField } from './TextFilterField.tsx';

/** The queues, the search and the filters of a list, and which of them are set. */
export function FilterBar<E extends Endpoint>({ list, width }: { readonly list: List<E>; readonly width: number }) {
  const { filters, queues, state, change } = list;
  const { searchLabel } = list.props;
  const text = useKitText();
  const { date } = useFormats();
  const values = state.filters;
  const activeFilters = findActiveFilters({ filters, values, formatDate: date, text });
  const isNarrow = useIsNarrow();
  // Fields would take a second line in a narrow window; a button fits.
  const mayStand = ({ isSecondary = false, kind }: ListFilter) => !isSecondary && (!isNarrow || kind === 'choices');
  const room = width - (searchLabel === undefined ? 0 : searchWidth + fieldGap);
  const common = filtersThatFit(filters.filter(mayStand), { room, isAll: filters.every(mayStand) });
  const secondary = filters.filter((filter) => !common.includes(filter));
  const secondaryKeys = new Set(secondary.map(keyOf));
  const set = (param: string, value: string) => change({ filters: withFilter(values, param, value) });

  function remove(filter: ActiveFilter) {
    change({ filters: filter.params.reduce((rest, param) => withFilter(rest, param, ''), values) });
  }
  return (
    <Stack gap={4} className="bdk-filters" role="group" aria-label={text('list.filters')}>
      <div className="bdk-filter-line">
        {queues !== undefined && (
          <QueueTabs
            queues={queues}
            value={values[queues.param] ?? ''}
            onChange={(value) => {
              list.rememberQueue?.(value);
              set(queues.param, value);
            }}
          />
        )}
        <Row wrap gap={12} className="bdk-filter-fields">
          {searchLabel !== undefined && (
            <SearchField
              label={searchLabel}
              value={state.q}
              // One search is one entry in the browser's history, however it was typed.
              onSearch={(q) => change({ q }, { replace: state.q !== '' && q !== '' })}
            />
          )}
          {common.map((filter) => (
            <FilterField key={keyOf(filter)} filter={filter} values={values} onChange={set} />
          ))}
          {secondary.length > 0 && (
            <FilterPopover
              label={text('list.moreFilters')}
              activeCount={activeFilters.filter(({ key }) => secondaryKeys.has(key)).length}
            >
              <Stack gap={12} className="bdk-panel bdk-more-filters" tabIndex={-1}>
                {secondary.map((filter) => (
                  <FilterField key={keyOf(filter)} filter={filter} values={values} onChange={set} />
                ))}
              </Stack>
            </FilterPopover>
          )}
        </Row>
      </div>
      <ActiveFilters active={activeFilters} onRemove={remove} onClear={() => change({ filters: {}, q: '' })} />
    </Stack>
  );
}

/** The key that `findActiveFilters` uses. */
function keyOf(filter: ListFilter): string {
  return filter.kind === 'dates' ? filter.from : filter.param;
}

/** The field of one filter, whatever its kind. */
function FilterField({
  filter,
  values,
  onChange,
}: {
  readonly filter: ListFilter;
  readonly values: ScreenParams;
  readonly onChange: (param: string, value: string) => void;
}) {
  if (filter.kind === 'dates') return <DatesField filter={filter} values={values} onChange={onChange} />;
  const { param } = filter;
  const common = { value: values[param] ?? '', onChange: (value: string) => onChange(param, value) };
  if (filter.kind === 'text') return <TextFilterField filter={filter} {...common} />;
  return filter.kind === 'choices' ? (
    <ChoicesField filter={filter} {...common} />
  ) : (
    <SelectField filter={filter} {...common} />
  );
}
