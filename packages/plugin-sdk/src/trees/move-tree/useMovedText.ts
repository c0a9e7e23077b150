import { useFormats } from '../../hooks/useFormats.ts';
import type { TreeIndex } from '../check-tree/indexTree.ts';
import { childrenOf, sortByPosition } from './places.ts';
import { useMoveTreeText } from './useMoveTreeText.ts';

/** Returns where moved nodes are now, for assistive technology; empty before the first move. */
export function useMovedText(
  index: TreeIndex<unknown>,
  moved: readonly string[] | 'at-end',
  nameOf: (id: string) => string,
): string {
  const text = useMoveTreeText();
  const { count } = useFormats();
  if (moved === 'at-end') return text('atEnd');
  const [id] = sortByPosition(index, moved);
  const node = index.numberOf.get(id ?? '');
  if (id === undefined || node === undefined) return '';
  const parent = index.parents[node] ?? -1;
  const siblings = childrenOf(index, parent).map((child) => index.ids[child] ?? '');
  const place = { position: count(siblings.indexOf(id) + 1), count: count(siblings.length) };
  const parentName = parent < 0 ? undefined : nameOf(index.ids[parent] ?? '');
  if (moved.length === 1) {
    const name = nameOf(id);
    return parentName === undefined
      ? text('moved', { name, ...place })
      : text('movedInto', { name, ...place, parent: parentName });
  }
  const number = count(moved.length);
  const last = count(siblings.indexOf(id) + moved.length);
  return parentName === undefined
    ? text('movedSeveral', { number, last, ...place })
    : text('movedSeveralInto', { number, last, ...place, parent: parentName });
}
