import { useFormats } from '../../hooks/useFormats.ts';
import { useKitText } from '../../hooks/useKitText.ts';
import { Text } from '../Text.tsx';
import type { FilterOption, ListQueues } from './ListFilter.ts';

/** Filters that are set with one click. */
export function QueueTabs({
  queues,
  value,
  onChange,
}: {
  readonly queues: ListQueues;
  readonly value: string;
  readonly onChange: (value: string) => void;
}) {
  const text = useKitText();
  const formats = useFormats();
  const items: readonly FilterOption[] = [
    { value: '', label: queues.allLabel ?? text('list.all'), count: queues.total },
    ...queues.items,
  ];
  return (
    <div className="bdk-tab-list bdk-queues" role="group" aria-label={text('list.queues')}>
      {items.map((item) => (
        <button
          key={item.value}
          type="button"
          className="bdk-tab"
          aria-pressed={item.value === value}
          onClick={() => onChange(item.value)}
        >
          {item.label}
          {item.count !== undefined && ' '}
          {item.count !== undefined && <Text tone="neutral">{formats.count(item.count)}</Text>}
        </button>
      ))}
    </div>
  );
}
