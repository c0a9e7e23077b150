import { type ReactNode, useMemo } from 'react';
import { useFormats } from '../../hooks/useFormats.ts';
import { Text } from '../../kit/Text.tsx';
import { type DiffItem, diffLists } from './diffLists.ts';
import { FoldedRun } from './FoldedRun.tsx';
import { useDiffText } from './useDiffText.ts';

const signs = { same: '', added: '+', removed: '−', moved: '↕' } as const;

/** One list with what was added, removed and moved; each says so in words, too. */
export function ListDiff({ before, after }: { readonly before: readonly string[]; readonly after: readonly string[] }) {
  const text = useDiffText();
  const runs = useMemo(() => groupRuns(diffLists(before, after)), [before, after]);
  return (
    <ul>
      {runs.map((run) => (
        <FoldedRun
          key={`${run[0]?.from} ${run[0]?.to}`}
          as="li"
          items={run}
          label={(count) => text('showItems', { count })}
          render={(item) => <ListItem item={item} />}
        />
      ))}
    </ul>
  );
}

function ListItem({ item }: { readonly item: DiffItem }) {
  const text = useDiffText();
  const { count } = useFormats();
  const { state, from = 0, to = 0 } = item;
  const words: Readonly<Record<DiffItem['state'], ReactNode>> = {
    same: undefined,
    added: text('added'),
    removed: text('removed'),
    moved: text('moved', { from: count(from), to: count(to) }),
  };
  const Mark = { same: 'span', added: 'ins', removed: 'del', moved: 'span' } as const;
  const Content = Mark[state];
  return (
    <li>
      <span aria-hidden="true" className="bdk-diff-sign">
        {signs[state]}
      </span>
      <Content>{item.text}</Content>
      {words[state] !== undefined && (
        <Text tone="neutral" size="small">
          {' '}
          {words[state]}
        </Text>
      )}
    </li>
  );
}

/** Puts neighbours that are unchanged into one run, and each other item into a separate one. */
function groupRuns(items: readonly DiffItem[]): readonly (readonly DiffItem[])[] {
  const runs: DiffItem[][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (item.state === 'same' && last?.[0]?.state === 'same') last.push(item);
    else runs.push([item]);
  }
  return runs;
}
