import type { FieldPath } from 'react-hook-form';
import { errorsByPath } from '../form/fieldErrors.ts';
import type { FormHandle } from '../form/FormHandle.ts';
import { useFormText } from '../useFormText.ts';

/** What {@link LanguageTab} shows. */
export interface LanguageTabProps<Values extends object> {
  readonly form: FormHandle<Values>;
  readonly id: string;
  readonly textKey: string;
  readonly name: string;
  readonly paths: readonly FieldPath<Values>[];
  readonly isSelected: boolean;
  readonly onSelect: () => void;
}

/** The tab of one language, with how many of its texts are missing and how many are wrong. */
export function LanguageTab<Values extends object>(props: LanguageTabProps<Values>) {
  const { form, id, textKey, name, paths, isSelected, onSelect } = props;
  const text = useFormText();
  const values: readonly unknown[] = form.methods.watch(paths as never);
  const missing = values.filter((value) => typeof value !== 'string' || value.trim() === '').length;
  const errors = errorsByPath(form.methods.formState.errors);
  const invalid = paths.filter((path) => errors.has(path)).length;
  return (
    <button
      type="button"
      role="tab"
      id={id}
      data-key={textKey}
      className="bdk-tab"
      aria-selected={isSelected}
      aria-controls={`${id}-panel`}
      tabIndex={isSelected ? 0 : -1}
      onClick={onSelect}
    >
      {name}
      {invalid > 0 && <TabBadge tone="failed" label={text('languages.wrong', { count: invalid })} count={invalid} />}
      {invalid === 0 && missing > 0 && (
        <TabBadge tone="waiting" label={text('languages.missing', { count: missing })} count={missing} />
      )}
    </button>
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
