import caretDown from '@blueprintjs/icons/lib/esm/generated/16px/paths/caret-down.js';
import { type FocusEvent, type KeyboardEvent, useRef } from 'react';
import { useFormats } from '../../hooks/useFormats.ts';
import { useKitText } from '../../hooks/useKitText.ts';
import { KitIcon } from '../KitIcon.tsx';
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
  const text = useKitText();
  const formats = useFormats();
  const box = useRef<HTMLDetailsElement>(null);
  const chosen = new Set(value === '' ? [] : value.split(','));

  function toggle(option: string) {
    if (!chosen.delete(option)) chosen.add(option);
    // In the order of the options, so that one choice has one address.
    onChange(filter.options.flatMap((known) => (chosen.has(known.value) ? [known.value] : [])).join(','));
  }
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || box.current?.open !== true) return;
    box.current.open = false;
    box.current.querySelector('summary')?.focus();
  }
  function closeWhenLeft(event: FocusEvent<HTMLDetailsElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) event.currentTarget.open = false;
  }
  return (
    <details ref={box} className="bdk-choices" onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <summary className="bp6-button bdk-choices-button">
        {filter.label}
        {chosen.size > 0 && <span className="bdk-choices-count">{text('list.chosen', { count: chosen.size })}</span>}
        <KitIcon paths={caretDown} />
      </summary>
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
    </details>
  );
}
