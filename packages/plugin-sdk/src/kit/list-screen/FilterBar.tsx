import { useKitText } from '../../hooks/useKitText.ts';
import { type ActiveFilter } from './findActiveFilters.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { FilterField } from './FilterField.tsx';
import { FilterPopover } from './FilterPopover.tsx';
import type { ListFilter, ListQueues } from './ListFilter.ts';
import { type ListState, withFilter } from './listState.ts';
import { QueueTabs } from './QueueTabs.tsx';
import { SearchField } from './SearchField.tsx';
import { useIsNarrow } from './useIsNarrow.ts';
import type { ChangeList } from './useListState.ts';

/** Everything by which a list is narrowed down. */
export function FilterBar({
  filters,
  queues,
  searchLabel,
  state,
  activeFilters,
  onChange,
}: {
  readonly filters: readonly ListFilter[];
  readonly queues: ListQueues | undefined;
  readonly searchLabel: string | undefined;
  readonly state: ListState;
  readonly activeFilters: readonly ActiveFilter[];
  readonly onChange: ChangeList;
}) {
  const text = useKitText();
  const values = state.filters;
  const isNarrow = useIsNarrow();
  // Fields take a line of their own where there is no room; a button that opens takes little.
  const isInPopover = ({ isSecondary = false, kind }: ListFilter) => isSecondary || (isNarrow && kind !== 'choices');
  const common = filters.filter((filter) => !isInPopover(filter));
  const secondary = filters.filter(isInPopover);
  const secondaryKeys = new Set(secondary.map(keyOf));
  const set = (param: string, value: string) => onChange({ filters: withFilter(values, param, value) });

  function remove(filter: ActiveFilter) {
    onChange({ filters: filter.params.reduce((rest, param) => withFilter(rest, param, ''), values) });
  }
  return (
    <div className="bdk-filters" role="group" aria-label={text('list.filters')}>
      {queues !== undefined && (
        <QueueTabs queues={queues} value={values[queues.param] ?? ''} onChange={(value) => set(queues.param, value)} />
      )}
      <div className="bdk-filter-row">
        {searchLabel !== undefined && (
          <SearchField
            label={searchLabel}
            value={state.q}
            // One search is one step back, however it was typed.
            onSearch={(q) => onChange({ q }, { replace: state.q !== '' && q !== '' })}
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
            <div className="bdk-choices-list bdk-more-filters" tabIndex={-1}>
              {secondary.map((filter) => (
                <FilterField key={keyOf(filter)} filter={filter} values={values} onChange={set} />
              ))}
            </div>
          </FilterPopover>
        )}
      </div>
      <ActiveFilters active={activeFilters} onRemove={remove} onClear={() => onChange({ filters: {}, q: '' })} />
    </div>
  );
}

/** As `findActiveFilters` names what is set. */
function keyOf(filter: ListFilter): string {
  return filter.kind === 'dates' ? filter.from : filter.param;
}
