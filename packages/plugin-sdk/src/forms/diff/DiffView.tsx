import { Stack } from '../../kit/Stack.tsx';
import { Text } from '../../kit/Text.tsx';
import { ListDiff } from './ListDiff.tsx';
import { TextDiff } from './TextDiff.tsx';
import type { DiffValue } from '../../formats/DiffValue.ts';
import { useDiffText } from './useDiffText.ts';

/** A change of one field. */
export interface DiffChange {
  /** Unique among the changes. */
  readonly id: string;
  /** The name of the field in the user's language. */
  readonly name: string;
  readonly before: DiffValue;
  readonly after: DiffValue;
  /** The language of the values, for fonts, where it is not the user's. */
  readonly lang?: string | undefined;
}

/** Props of {@link DiffView}. */
export interface DiffViewProps {
  /** Names the changes for assistive technology. */
  readonly label: string;
  readonly changes: readonly DiffChange[];
}

/**
 * Shows what has changed, old beside new, or below each other where there is little room. Changed words of a text, or
 * characters of a Chinese one, are marked; long unchanged parts are folded. Lists show what was added, removed and moved.
 *
 * @example
 * <DiffView label={text('changes')} changes={[{ id: 'title', name: text('title'), before: old.title, after: now.title }]} />
 */
export function DiffView({ label, changes }: DiffViewProps) {
  const text = useDiffText();
  if (changes.length === 0) {
    return (
      <Text as="p" tone="neutral">
        {text('nothing')}
      </Text>
    );
  }
  return (
    <Stack as="ul" gap={12} aria-label={label}>
      {changes.map((change) => (
        <li key={change.id} className="bdk-diff-change">
          <Text bold>{change.name}</Text>
          <div {...(change.lang !== undefined && { lang: change.lang, translate: 'no' })}>
            <Values {...change} />
          </div>
        </li>
      ))}
    </Stack>
  );
}

function Values({ before, after }: Pick<DiffChange, 'before' | 'after'>) {
  if (isList(before) || isList(after)) return <ListDiff before={toList(before)} after={toList(after)} />;
  return <TextDiff before={before ?? ''} after={after ?? ''} />;
}

function isList(value: DiffValue): value is readonly string[] {
  return Array.isArray(value);
}

function toList(value: DiffValue): readonly string[] {
  if (isList(value)) return value;
  return value === null || value === '' ? [] : [value];
}
