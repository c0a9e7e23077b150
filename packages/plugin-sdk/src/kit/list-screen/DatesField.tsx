import type { ScreenParams } from '../../hostServices.ts';
import { useKitText } from '../../hooks/useKitText.ts';
import { blueprintClasses } from '../blueprintClasses.ts';
import { Row } from '../Stack.tsx';
import type { DatesFilter } from './ListFilter.ts';

/** Chooses a first and a last day. */
export function DatesField({
  filter,
  values,
  onChange,
}: {
  readonly filter: DatesFilter;
  readonly values: ScreenParams;
  readonly onChange: (param: string, value: string) => void;
}) {
  const text = useKitText();
  const from = values[filter.from] ?? '';
  const to = values[filter.to] ?? '';
  return (
    <Row as="fieldset">
      <legend className="bdk-filter-label">{filter.label}</legend>
      <input
        className={blueprintClasses.input}
        type="date"
        aria-label={text('list.from', { name: filter.label })}
        value={from}
        max={to || undefined}
        onChange={(event) => onChange(filter.from, event.target.value)}
      />
      <span aria-hidden="true">{text('list.until')}</span>
      <input
        className={blueprintClasses.input}
        type="date"
        aria-label={text('list.to', { name: filter.label })}
        value={to}
        min={from || undefined}
        onChange={(event) => onChange(filter.to, event.target.value)}
      />
    </Row>
  );
}
