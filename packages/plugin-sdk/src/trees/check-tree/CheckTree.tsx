import { Stack } from '../../kit/Stack.tsx';
import { Text } from '../../kit/Text.tsx';
import type { CheckTreeProps } from './CheckTreeProps.ts';
import { CheckTreeRows } from './CheckTreeRows.tsx';
import { CheckTreeToolbar } from './CheckTreeToolbar.tsx';
import { type CheckTreeView, useCheckTree } from './useCheckTree.ts';
import { useCheckTreeText } from './useCheckTreeText.ts';

/**
 * A tree with check boxes where a parent stands for what its children need, as in permissions: ticking a child ticks its
 * ancestors, unticking a parent unticks everything below, and ticking a parent grants nothing below. Only the rows in
 * view are drawn, also of 10,000 nodes.
 *
 * @example
 * <CheckTree label={text('functions')} nodes={functions} idOf={codeOf} childrenOf={childrenOf} nameOf={nameOf}
 *   checked={codes} saved={savedCodes} lockOf={lockOf} onChange={setCodes} />
 */
export function CheckTree<Node>(props: CheckTreeProps<Node>) {
  const text = useCheckTreeText();
  const view = useCheckTree(props);
  return (
    <Stack gap={8}>
      <CheckTreeToolbar view={view} hasSaved={props.saved !== undefined} isReadOnly={props.onChange === undefined} />
      {view.rows.length === 0 ? (
        <Text as="p" tone="neutral" role="status">
          {text(emptyText(view))}
        </Text>
      ) : (
        <CheckTreeRows {...props} view={view} />
      )}
      {props.onChange !== undefined && (
        <Text as="p" tone="neutral" size="small">
          {text('hint')}
        </Text>
      )}
    </Stack>
  );
}

function emptyText({ index, query, isChangedOnly, isTickedOnly }: CheckTreeView<unknown>) {
  if (index.ids.length === 0) return 'none';
  if (query === '' && isTickedOnly) return 'noneTicked';
  return query === '' && isChangedOnly ? 'noChange' : 'noMatch';
}
