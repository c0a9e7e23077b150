import { useKitText } from '../../hooks/useKitText.ts';
import { type ActiveFilter } from './findActiveFilters.ts';
import { ActiveFilters } from './ActiveFilters.tsx';
import { ChoicesField } from './ChoicesField.tsx';
import { DatesField } from './DatesField.tsx';
import type { ListFilter, ListQueues } from './ListFilter.ts';
import { type ListState, withFilter } from './listState.ts';
import { QueueTabs } from './QueueTabs.tsx';
import { SearchField } from './SearchField.tsx';
import { SelectField } from './SelectField.tsx';
import type { ChangeList } from './useListState.ts';

/** Everything by which a list is narrowed down. */
export function FilterBar({
  filters,
  queues,
  searchLabel,
  state,
  active,
  onChange,
}: {
  readonly filters: readonly ListFilter[];
  readonly queues: ListQueues | undefined;
  readonly searchLabel: string | undefined;
  readonly state: ListState;
  readonly active: readonly ActiveFilter[];
  readonly onChange: ChangeList;
}) {
  const text = useKitText();
  const values = state.filters;
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
        {filters.map((filter) => {
          if (filter.kind === 'dates') {
            return <DatesField key={filter.from} filter={filter} values={values} onChange={set} />;
          }
          const { param } = filter;
          const common = { value: values[param] ?? '', onChange: (value: string) => set(param, value) };
          return filter.kind === 'choices' ? (
            <ChoicesField key={param} filter={filter} {...common} />
          ) : (
            <SelectField key={param} filter={filter} {...common} />
          );
        })}
      </div>
      <ActiveFilters active={active} onRemove={remove} onClear={() => onChange({ filters: {}, q: '' })} />
    </div>
  );
}
