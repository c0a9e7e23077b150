import { InputGroup } from '@blueprintjs/core';
import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { isComposing } from '../../services/isComposing.ts';
import { Row } from '../Stack.tsx';
import type { TextFilter } from './ListFilter.ts';

/** Takes a value that the user types, such as an identifier; it counts when the user leaves the field or presses Enter. */
export function TextFilterField({
  filter,
  value,
  onChange,
}: {
  readonly filter: TextFilter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const { label, options = [] } = filter;
  const listId = useId();
  const [draft, setDraft] = useState(value);
  // Back, forward and "clear filters" change the value from outside.
  useEffect(() => setDraft(value), [value]);

  function submit(next: string) {
    if (next.trim() !== value) onChange(next.trim());
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter' && !isComposing(event)) submit(draft);
  }
  return (
    <Row as="label">
      <span className="bdk-filter-label">{label}</span>
      <InputGroup
        type="text"
        autoComplete="off"
        spellCheck={false}
        maxLength={64}
        list={options.length > 0 ? listId : undefined}
        value={draft}
        onChange={({ target }) => {
          setDraft(target.value);
          // The user has chosen a suggestion.
          if (options.some((option) => option.value === target.value)) submit(target.value);
        }}
        onBlur={() => submit(draft)}
        onKeyDown={onKeyDown}
      />
      {options.length > 0 && (
        <datalist id={listId}>
          {options.map((option) => (
            <option key={option.value} value={option.value} translate="no">
              {option.label}
            </option>
          ))}
        </datalist>
      )}
    </Row>
  );
}
