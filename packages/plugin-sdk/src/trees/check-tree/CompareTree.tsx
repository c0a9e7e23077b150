import { useMemo } from 'react';
import { Stack } from '../../kit/Stack.tsx';
import { Text } from '../../kit/Text.tsx';
import type { CheckTreeProps } from './CheckTreeProps.ts';
import { CheckTreeRows } from './CheckTreeRows.tsx';
import { CheckTreeToolbar } from './CheckTreeToolbar.tsx';
import { countChecked } from './checks.ts';
import { useCheckTree } from './useCheckTree.ts';
import { useCheckTreeText } from './useCheckTreeText.ts';

/** One of two sets of ticked nodes. */
export interface TreeSide {
  /** What the set belongs to, such as the name of a role. */
  readonly label: string;
  /** The identifiers of the ticked nodes. */
  readonly checked: ReadonlySet<string>;
}

/** Props of {@link CompareTree}. Declare the functions outside the component. */
export interface CompareTreeProps<Node>
  extends Omit<CheckTreeProps<Node>, 'checked' | 'onChange' | 'saved' | 'lockOf'> {
  readonly left: TreeSide;
  readonly right: TreeSide;
}

/**
 * Compares two sets of ticked nodes of one tree: a column for each, with how many are ticked below a node, and only what
 * differs if the user wants that.
 *
 * @example
 * <CompareTree label={text('functions')} nodes={functions} {...functionTree}
 *   left={{ label: reviewer, checked: reviewerCodes }} right={{ label: officer, checked: officerCodes }} />
 */
export function CompareTree<Node>({ left, right, ...props }: CompareTreeProps<Node>) {
  const text = useCheckTreeText();
  const view = useCheckTree({ ...props, checked: left.checked, saved: right.checked });
  const { index } = view;
  const columns = useMemo(
    () => [left, right].map((side) => ({ ...side, counts: countChecked(index, side.checked) })),
    [index, left, right],
  );
  return (
    <Stack gap={8}>
      <CheckTreeToolbar view={view} hasSaved isReadOnly sides={{ left: left.label, right: right.label }} />
      {view.rows.length === 0 ? (
        <Text as="p" tone="neutral" role="status">
          {text(view.query === '' && view.isChangedOnly ? 'same' : 'noMatch')}
        </Text>
      ) : (
        <div>
          <div className="bdk-layout-row bdk-tree-head" aria-hidden="true">
            <span className="bdk-grow" />
            {columns.map(({ label }, position) => (
              <Text key={position === 0 ? 'left' : 'right'} bold cut className="bdk-tree-cell" title={label}>
                {label}
              </Text>
            ))}
          </div>
          <CheckTreeRows {...props} checked={left.checked} saved={undefined} view={view} columns={columns} />
        </div>
      )}
    </Stack>
  );
}
