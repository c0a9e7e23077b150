import { useFormats } from '../../hooks/useFormats.ts';
import type { ReorderItem } from './ReorderItem.ts';
import { useReorderText } from './useReorderText.ts';

/** Returns a function that says where items are now, for assistive technology. */
export function useMoveText() {
  const text = useReorderText();
  const { count } = useFormats();
  return (items: readonly ReorderItem[], ids: readonly string[]): string => {
    const first = items.findIndex(({ id }) => ids.includes(id));
    const position = count(first + 1);
    if (ids.length === 1)
      return text('moved', { name: items[first]?.name ?? '', position, count: count(items.length) });
    const last = count(items.findLastIndex(({ id }) => ids.includes(id)) + 1);
    return text('movedSeveral', { number: count(ids.length), position, last, count: count(items.length) });
  };
}
