import type { ScreenParams } from '../../services/hostServices.ts';
import { ChoicesField } from './ChoicesField.tsx';
import { DatesField } from './DatesField.tsx';
import type { ListFilter } from './ListFilter.ts';
import { SelectField } from './SelectField.tsx';
import { TextFilterField } from './TextFilterField.tsx';

/** The field of one filter, whatever its kind. */
export function FilterField({
  filter,
  values,
  onChange,
}: {
  readonly filter: ListFilter;
  readonly values: ScreenParams;
  readonly onChange: (param: string, value: string) => void;
}) {
  if (filter.kind === 'dates') return <DatesField filter={filter} values={values} onChange={onChange} />;
  const { param } = filter;
  const common = { value: values[param] ?? '', onChange: (value: string) => onChange(param, value) };
  if (filter.kind === 'text') return <TextFilterField filter={filter} {...common} />;
  return filter.kind === 'choices' ? (
    <ChoicesField filter={filter} {...common} />
  ) : (
    <SelectField filter={filter} {...common} />
  );
}
