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
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** The tab of one language, with how many of its texts are missing and how many are wrong. */
export function LanguageTab<Values extends object>(props: LanguageTabProps<Values>) {
  const { form, id, textKey, name, paths, isChosen, onChoose } = props;
  const text = useFormText();
  const values: readonly unknown[] = form.hook.watch(paths as never);
  const missing = values.filter((value) => typeof value !== 'string' || value.trim() === '').length;
  const errors = errorsByPath(form.hook.formState.errors);
  const wrong = paths.filter((path) => errors.has(path)).length;
  return (
    <button
      type="button"
      role="tab"
      id={id}
      data-key={textKey}
      className="bdk-tab"
      aria-selected={isChosen}
      aria-controls={`${id}-panel`}
      tabIndex={isChosen ? 0 : -1}
      onClick={onChoose}
    >
      {name}
      {wrong > 0 && <TabBadge tone="failed" words={text('languages.wrong', { count: wrong })} count={wrong} />}
      {wrong === 0 && missing > 0 && (
        <TabBadge tone="waiting" words={text('languages.missing', { count: missing })} count={missing} />
      )}
    </button>
  );
}

interface TabBadgeProps {
  readonly tone: 'failed' | 'waiting';
  readonly words: string;
  readonly count: number;
}

function TabBadge({ tone, words, count }: TabBadgeProps) {
  return (
    <span className={`bdk-tab-badge bdk-tag-${tone}`} title={words}>
      <span aria-hidden="true">{tone === 'failed' ? `! ${count}` : count}</span>
      <span className="bdk-hidden">{` ${words}`}</span>
    </span>
  );
}
