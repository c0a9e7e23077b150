import type { FieldPath } from 'react-hook-form';
import { errorsByPath } from '../form/fieldErrors.ts';
import type { FormHandle } from '../form/FormHandle.ts';
import { useFormText } from '../useFormText.ts';

/** The props of {@link LanguageTabTitle}. */
export interface LanguageTabTitleProps<Values extends object> {
  readonly form: FormHandle<Values>;
  readonly name: string;
  readonly paths: readonly FieldPath<Values>[];
}

/** The title of a language's tab, with the number of its texts that are missing or invalid. */
export function LanguageTabTitle<Values extends object>({ form, name, paths }: LanguageTabTitleProps<Values>) {
  const text = useFormText();
  const values: readonly unknown[] = form.methods.watch(paths as never);
  const missing = values.filter((value) => typeof value !== 'string' || value.trim() === '').length;
  const errors = errorsByPath(form.methods.formState.errors);
  const invalid = paths.filter((path) => errors.has(path)).length;
  return (
    <>
      {name}
      {invalid > 0 && <TabBadge tone="failed" label={text('languages.wrong', { count: invalid })} count={invalid} />}
      {invalid === 0 && missing > 0 && (
        <TabBadge tone="waiting" label={text('languages.missing', { count: missing })} count={missing} />
      )}
    </>
  );
}

interface TabBadgeProps {
  readonly tone: 'failed' | 'waiting';
  readonly label: string;
  readonly count: number;
}

function TabBadge({ tone, label, count }: TabBadgeProps) {
  return (
    <span className={`bdk-tab-badge bdk-tag-${tone}`} title={label}>
      <span aria-hidden="true">{tone === 'failed' ? `! ${count}` : count}</span>
      <span className="bdk-hidden">{` ${label}`}</span>
    </span>
  );
}
