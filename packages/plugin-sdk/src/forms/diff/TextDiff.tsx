import { useMemo } from 'react';
import { Text } from '../../kit/Text.tsx';
import { type DiffPart, diffTexts } from './diffTexts.ts';
import { FoldedRun } from './FoldedRun.tsx';
import { useDiffText } from './useDiffText.ts';

/** Values up to this length are shown as a whole: words within a date or a number mean nothing. */
const shortLength = 40;

/** Two texts side by side, paragraph by paragraph. */
export function TextDiff({ before, after }: { readonly before: string; readonly after: string }) {
  const text = useDiffText();
  const blocks = useMemo(() => {
    const isShort = [before, after].every((value) => value.length <= shortLength && !value.includes('\n'));
    if (!isShort && before !== '' && after !== '') return diffTexts(before, after);
    return [{ kind: 'changed', before: wholeOf(before), after: wholeOf(after) } as const];
  }, [before, after]);
  return blocks.map((block, position) => {
    const key = `${position} ${block.kind}`;
    if (block.kind === 'changed') return <Sides key={key} before={block.before} after={block.after} />;
    return (
      <FoldedRun
        key={key}
        items={block.paragraphs}
        label={(count) => text('showParagraphs', { count })}
        render={(paragraph) => (
          <Text as="p" tone="neutral">
            {paragraph}
          </Text>
        )}
      />
    );
  });
}

interface SidesProps {
  readonly before: readonly DiffPart[] | undefined;
  readonly after: readonly DiffPart[] | undefined;
}

function Sides({ before, after }: SidesProps) {
  return (
    <div className="bdk-diff-sides">
      <Side parts={before} side="before" />
      <Side parts={after} side="after" />
    </div>
  );
}

function Side({ parts, side }: { readonly parts: readonly DiffPart[] | undefined; readonly side: 'before' | 'after' }) {
  const text = useDiffText();
  const Mark = side === 'before' ? 'del' : 'ins';
  const hasText = parts?.some((part) => part.text !== '') === true;
  return (
    <p data-side={side}>
      <Text tone="neutral" size="small">
        {text(side)}
      </Text>{' '}
      {!hasText && <Text tone="neutral">{text('none')}</Text>}
      {hasText &&
        parts?.map((part, position) =>
          // oxlint-disable-next-line react/no-array-index-key -- the parts of a text never change their places
          part.isChanged ? <Mark key={position}>{part.text}</Mark> : <span key={position}>{part.text}</span>,
        )}
    </p>
  );
}

function wholeOf(value: string): readonly DiffPart[] {
  return [{ text: value, isChanged: true }];
}
