import type { Field } from '../fields/useField.ts';

/** Returns the attributes of a field's input, with one more element that describes it. */
export function describedBy(field: Field, id: string): Field['ariaProps'] {
  const ids = [field.ariaProps['aria-describedby'], id].filter((one) => one !== undefined);
  return { ...field.ariaProps, 'aria-describedby': ids.join(' ') };
}
