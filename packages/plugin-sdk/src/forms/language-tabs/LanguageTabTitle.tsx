import type { LocalText } from '@brokerdesk/api';
import { useWatch } from 'react-hook-form';
import { errorsByPath } from '../form/fieldErrors.ts';
import type { FormHandle } from '../form/FormHandle.ts';
import { useFormText } from '../useFormText.ts';
import type { TextEntry } from './LanguageSection.ts';
import type { ReviewMarks } from './useReviewMarks.ts';
import { Tag } from '../../kit/Tag.tsx';

/** The props of {@link LanguageTabTitle}. */
export interface LanguageTabTitleProps<Values extends object> {
  readonly form: FormHandle<Values>;
  readonly name: string;
  /** The texts of all languages. */
  readonly entries: readonly TextEntry[];
  readonly languageKey: keyof LocalText;
  readonly panelId: string;
  readonly marks: ReviewMarks;
}

/**
 * The title of a language's tab, with the number of its fields that are invalid, of its texts that are missing (required,
 * or written in another language), and of those to review.
 */
export function LanguageTabTitle<Values extends object>(props: LanguageTabTitleProps<Values>) {
  const { form, name, entries, languageKey, panelId, marks } = props;
  const text = useFormText();
  useWatch({ control: form.methods.control, name: entries.map(({ path }) => path) });
  const valueOf = (path: string): unknown => form.methods.getValues(path);
  const own = entries.filter(({ key }) => key === languageKey);
  const missing = own.filter((entry) => {
    if (!isBlank(valueOf(entry.path))) return false;
    return entry.isRequired || entries.some(({ name: of, path }) => of === entry.name && !isBlank(valueOf(path)));
  }).length;
  const unreviewed = own.filter(({ path }) => marks.isMarked(path, valueOf(path))).length;
  // Any field of the panel counts, such as a file, not only its texts.
  const panel = document.getElementById(panelId);
  const invalid = [...errorsByPath(form.methods.formState.errors).keys()].filter((path) =>
    panel?.contains(form.registry.get(path)?.element() ?? null),
  ).length;
  return (
    <>
      {name}
      {invalid > 0 && <TabBadge tone="failed" label={text('languages.wrong', { count: invalid })} count={invalid} />}
      {invalid === 0 && missing > 0 && (
        <TabBadge tone="waiting" label={text('languages.missing', { count: missing })} count={missing} />
      )}
      {unreviewed > 0 && (
        <TabBadge tone="form" label={text('languages.unreviewed', { count: unreviewed })} count={unreviewed} />
      )}
    </>
  );
}

function isBlank(value: unknown): boolean {
  return typeof value !== 'string' || value.trim() === '';
}

interface TabBadgeProps {
  readonly tone: 'failed' | 'waiting' | 'form';
  readonly label: string;
  readonly count: number;
}

const badgeMarks = { failed: '! ', waiting: '', form: '✎ ' } as const;

function TabBadge({ tone, label, count }: TabBadgeProps) {
  return (
    <Tag tone={tone} title={label}>
      <span aria-hidden="true">{`${badgeMarks[tone]}${count}`}</span>
      <span className="bdk-hidden">{` ${label}`}</span>
    </Tag>
  );
}
