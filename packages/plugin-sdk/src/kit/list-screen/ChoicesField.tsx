import { useFormats } from '../../hooks/useFormats.ts';
import { FilterPopover } from './FilterPopover.tsx';
import type { ChoicesFilter } from './ListFilter.ts';
import { Choice } from '../Choice.tsx';
import { Row } from '../Stack.tsx';
import { Text } from '../Text.tsx';

/** Chooses any number of values from a list that opens below its button. */
export function ChoicesField({
  filter,
  value,
  onChange,
}: {
  readonly filter: ChoicesFilter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const formats = useFormats();
  const selected = new Set(value === '' ? [] : value.split(','));

  function toggle(option: string) {
    if (!selected.delete(option)) selected.add(option);
    // In the order of the options, so that equal choices have the same address.
    onChange(filter.options.flatMap((known) => (selected.has(known.value) ? [known.value] : [])).join(','));
  }
  return (
    <FilterPopover label={filter.label} activeCount={selected.size}>
      <fieldset className="bdk-choices-list" tabIndex={-1}>
        <legend className="bdk-hidden">{filter.label}</legend>
        {filter.options.map((option) => (
          <Choice
            key={option.value}
            type="checkbox"
            label={
              <Row as="span" justify="between">
                {option.label}
                {option.count !== undefined && <Text tone="neutral">{formats.count(option.count)}</Text>}
              </Row>
            }
            checked={selected.has(option.value)}
            onChange={() => toggle(option.value)}
          />
        ))}
      </fieldset>
    </FilterPopover>
  );
}
