import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Form, type FormHandle, useForm } from '../entries/forms.ts';

/** The values of the fields on a page. */
export type GalleryValues = Readonly<Record<string, unknown>>;

/** A form around the fields of a page; `problems` are the errors of its fields, which it shows at once. */
export function GalleryForm({
  label,
  values,
  problems,
  children,
}: {
  readonly label: string;
  readonly values: GalleryValues;
  readonly problems?: Readonly<Record<string, string>>;
  readonly children: (form: FormHandle<GalleryValues>) => ReactNode;
}) {
  const form = useForm<GalleryValues>({
    name: 'sample',
    record: undefined,
    toValues: () => values,
    send: async () => null,
    validate: () => Object.entries(problems ?? {}).map(([path, message]) => ({ path, rule: 'required', message })),
    storesDraft: false,
  });
  const showProblems = useEffectEvent(() => {
    if (problems !== undefined) void form.methods.trigger();
  });
  useEffect(() => showProblems(), []);
  return (
    <Form form={form} label={label}>
      {children(form)}
    </Form>
  );
}
