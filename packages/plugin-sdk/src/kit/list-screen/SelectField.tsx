import { useKitText } from '../../hooks/useKitText.ts';
import { Select } from '../Select.tsx';
import { Row } from '../Stack.tsx';
import type { SelectFilter } from './ListFilter.ts';

/** Chooses one value, or all. */
export function SelectField({
  filter,
  value,
  onChange,
}: {
  readonly filter: SelectFilter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const text = useKitText();
  // A deleted record, or one whose options have not arrived, must not look like no choice.
  const isUnknown = value !== '' && filter.options.every((option) => option.value !== value);
  return (
    <Row as="label">
      <span className="bdk-filter-label">{filter.label}</span>
      <Select value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{text('list.all')}</option>
        {isUnknown && <option value={value}>{value}</option>}
        {[...Map.groupBy(filter.options, ({ group = '' }) => group)].map(([group, options]) => {
          const items = options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ));
          return group === '' ? (
            items
          ) : (
            <optgroup key={group} label={group}>
              {items}
            </optgroup>
          );
        })}
      </Select>
    </Row>
  );
}
