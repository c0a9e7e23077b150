import { useFormats } from '../../hooks/useFormats.ts';
import { FoldOut } from './FoldOut.tsx';
import type { ChoicesFilter } from './ListFilter.ts';

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
  const chosen = new Set(value === '' ? [] : value.split(','));

  function toggle(option: string) {
    if (!chosen.delete(option)) chosen.add(option);
    // In the order of the options, so that one choice has one address.
    onChange(filter.options.flatMap((known) => (chosen.has(known.value) ? [known.value] : [])).join(','));
  }
  return (
    <FoldOut label={filter.label} chosen={chosen.size}>
      <fieldset className="bdk-choices-list" tabIndex={-1}>
        <legend className="bdk-hidden">{filter.label}</legend>
        {filter.options.map((option) => (
          <label key={option.value} className="bdk-choice">
            <input type="checkbox" checked={chosen.has(option.value)} onChange={() => toggle(option.value)} />
            {option.label}
            {option.count !== undefined && <span className="bdk-choice-count">{formats.count(option.count)}</span>}
          </label>
        ))}
      </fieldset>
    </FoldOut>
  );
}
