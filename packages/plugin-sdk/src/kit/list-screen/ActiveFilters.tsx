import smallCross from '@blueprintjs/icons/lib/esm/generated/16px/paths/small-cross.js';
import { useKitText } from '../../hooks/useKitText.ts';
import { Icon } from '../Icon.tsx';
import { Row } from '../Stack.tsx';
import { Text } from '../Text.tsx';
import type { ActiveFilter } from './findActiveFilters.ts';
import { LinkButton } from '../LinkButton.tsx';

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
    <Row wrap role="group" aria-label={text('list.active')}>
      {active.map((filter) => (
        <button
          key={filter.key}
          type="button"
          className="bdk-tag bdk-chip"
          data-tone="form"
          aria-label={text('list.remove', { name: filter.label })}
          onClick={() => onRemove(filter)}
        >
          <Text cut>{filter.label}</Text>
          <Icon paths={smallCross} />
        </button>
      ))}
      <LinkButton onClick={onClear}>{text('list.clear')}</LinkButton>
    </Row>
  );
}
