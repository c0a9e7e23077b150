import { useCallback } from 'react';
import { type DefaultValues, type FieldValues, type UseFormReturn, useForm as useHookForm } from 'react-hook-form';
import { useFormText } from '../useFormText.ts';
import type { FormValues } from './conflicts.ts';
import { createResolver } from './createResolver.ts';
import { useTranslatedErrors } from './fieldErrors.ts';
import type { FieldRegistry } from './FieldRegistry.ts';
import type { FormHandle } from './FormHandle.ts';
import type { FormSpec } from './FormSpec.ts';
import { useSchema } from './useSchema.ts';

/** What the values of a form belong to. */
export interface FormValuesOptions<Rec> {
  readonly record: Rec;
  readonly registry: FieldRegistry;
}

/** Stores the values of a form in react-hook-form, and validates them; returns what reads and replaces them. */
export function useFormValues<Values extends FormValues, Data, Rec>(
  spec: FormSpec<Values, Data, Rec>,
  { record, registry }: FormValuesOptions<Rec>,
): Pick<FormHandle<Values>, 'methods' | 'read' | 'watch' | 'write'> {
  const text = useFormText();
  const schema = useSchema(spec.schema);
  const methods = useHookForm<Values & FieldValues>({
    defaultValues: spec.toValues(record) as DefaultValues<Values & FieldValues>,
    resolver: createResolver<Values & FieldValues>({
      schema,
      toBody: (values) => (spec.toBody ? spec.toBody(values, record) : values),
      validate: spec.validate,
      fieldOf: spec.fieldOf,
      registry,
      text,
    }),
    shouldFocusError: false,
  }) as unknown as UseFormReturn<FieldValues>;
  useTranslatedErrors(methods, methods.formState.errors);
  return {
    methods,
    read: () => methods.getValues() as Values,
    watch: (...names) => watchValues(methods, names),
    // The same in every rendering, so that effects can use it.
    write: useCallback(
      (values: Partial<Values>) => {
        const options = { shouldDirty: true, shouldValidate: methods.formState.isSubmitted };
        for (const [path, value] of Object.entries(values)) methods.setValue(path, value, options);
      },
      [methods],
    ),
  };
}

function watchValues<Values extends object, Name extends keyof Values>(
  methods: UseFormReturn<FieldValues>,
  names: readonly Name[],
): Pick<Values, Name> {
  if (names.length === 0) return methods.watch() as Pick<Values, Name>;
  const values = methods.watch(names as readonly string[]);
  return Object.fromEntries(names.map((name, at) => [name, values[at]])) as Pick<Values, Name>;
}
