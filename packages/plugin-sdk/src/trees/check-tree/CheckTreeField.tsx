import { get } from 'react-hook-form';
import { FieldMessages, RequiredMark } from '../../forms/fields/FieldFrame.tsx';
import { type FieldProps, useField } from '../../forms/fields/useField.ts';
import { Row } from '../../kit/Stack.tsx';
import { CheckTree } from './CheckTree.tsx';
import type { CheckTreeProps } from './CheckTreeProps.ts';

/** Props of {@link CheckTreeField}. */
export interface CheckTreeFieldProps<Values extends object, Node>
  extends FieldProps<Values>,
    Omit<CheckTreeProps<Node>, 'label' | 'checked' | 'saved' | 'onChange'> {}

/**
 * A `CheckTree` as the field of a form: its value is the list of ticked identifiers, compared with that of the record.
 *
 * @example
 * <CheckTreeField form={form} name="functionCodes" label={text('functions')} nodes={functions} {...functionTree} />
 */
export function CheckTreeField<Values extends object, Node>(props: CheckTreeFieldProps<Values, Node>) {
  const { form, name, label, hint, isRequired } = props;
  const field = useField(props, { show: (value) => idsIn(value).length });
  const savedIds = idsIn(get(form.methods.formState.defaultValues, name));
  const [saved, checked] = [new Set(savedIds), new Set(idsIn(field.value))];
  return (
    <div
      id={field.id}
      tabIndex={-1}
      className="bdk-field"
      role="group"
      aria-label={label}
      {...descriptionOf(field.ariaProps)}
    >
      <Row align="baseline">
        <span className="bdk-field-label">{label}</span>
        {isRequired && <RequiredMark />}
      </Row>
      <CheckTree
        {...props}
        checked={checked}
        saved={saved}
        onChange={(next) => {
          // The record's own list, whose order may differ: the form is then clean again.
          const isSaved = next.size === saved.size && savedIds.every((id) => next.has(id));
          field.change(isSaved ? savedIds : [...next]);
        }}
      />
      <FieldMessages field={field} hint={hint} />
    </div>
  );
}

function idsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? (value as readonly string[]) : [];
}

/** A group may be described, but is neither invalid nor required itself. */
function descriptionOf({ 'aria-describedby': describedBy }: { readonly 'aria-describedby'?: string }) {
  return describedBy === undefined ? {} : { 'aria-describedby': describedBy };
}
