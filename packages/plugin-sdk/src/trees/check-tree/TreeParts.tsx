import { useFormats } from '../../hooks/useFormats.ts';
import { Text } from '../../kit/Text.tsx';
import type { CheckTreeView } from './useCheckTree.ts';
import { useCheckTreeText } from './useCheckTreeText.ts';

/** The whole tree and its parts, one of which is shown, with how many of their nodes are ticked. */
export function TreeParts<Node>({
  view,
  hasCounts,
}: {
  readonly view: CheckTreeView<Node>;
  readonly hasCounts: boolean;
}) {
  const text = useCheckTreeText();
  const { count } = useFormats();
  const all = { id: undefined, label: text('all'), checked: view.checkedCount, total: view.index.ids.length };
  return (
    <div className="bdk-tab-list" role="group" aria-label={text('parts')}>
      {[all, ...view.parts].map((part) => (
        <button
          key={part.id ?? ''}
          type="button"
          className="bdk-tab"
          aria-pressed={part.id === view.part}
          onClick={() => view.showPart(part.id)}
        >
          {part.label}{' '}
          {hasCounts && (
            <Text tone="neutral">{text('partCount', { checked: count(part.checked), total: count(part.total) })}</Text>
          )}
        </button>
      ))}
    </div>
  );
}
