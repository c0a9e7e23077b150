import { useKitText } from '../../hooks/useKitText.ts';
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
  return (
    <label className="bdk-filter-field">
      <span className="bdk-filter-label">{filter.label}</span>
      <select className="bdk-select" value={value} onChange={(event) => onChange(event.target.value)}>
        <option value="">{text('list.all')}</option>
        {filter.options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  );
}
