import smallCross from '@blueprintjs/icons/lib/esm/generated/16px/paths/small-cross.js';
import { useKitText } from '../../hooks/useKitText.ts';
import { Icon } from '../Icon.tsx';
import type { ActiveFilter } from './findActiveFilters.ts';

/** Shows the filters that are set. The user can remove one, or all together. */
export function ActiveFilters({
  active,
  onRemove,
  onClear,
}: {
  readonly active: readonly ActiveFilter[];
  readonly onRemove: (filter: ActiveFilter) => void;
  readonly onClear: () => void;
}) {
  const text = useKitText();
  if (active.length === 0) return null;
  return (
    <div className="bdk-active" role="group" aria-label={text('list.active')}>
      {active.map((filter) => (
        <button
          key={filter.key}
          type="button"
          className="bdk-chip"
          aria-label={text('list.remove', { name: filter.label })}
          onClick={() => onRemove(filter)}
        >
          <span className="bdk-chip-label">{filter.label}</span>
          <Icon paths={smallCross} />
        </button>
      ))}
      <button type="button" className="bdk-link-button" onClick={onClear}>
        {text('list.clear')}
      </button>
    </div>
  );
}
