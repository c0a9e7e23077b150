import type { ReactNode } from 'react';
import { useFormats } from '../hooks/useFormats.ts';
import { useKitText } from '../hooks/useKitText.ts';
import { Text } from './Text.tsx';

/** One event. */
export interface TimelineEntry {
  readonly id: string;
  /** RFC 3339. */
  readonly time: string;
  readonly title: ReactNode;
  readonly actor: string;
  /** The reason, in the words of its author. */
  readonly reason?: string | undefined;
  /** Below the event, such as what it changed. */
  readonly details?: ReactNode;
}

/** Shows events, the newest first, with actor, time and reason. */
export function Timeline({ entries, label }: { readonly entries: readonly TimelineEntry[]; readonly label: string }) {
  const formats = useFormats();
  const text = useKitText();
  return (
    <ol className="bdk-timeline" aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id} className="bdk-timeline-entry">
          <p>{entry.title}</p>
          {entry.reason !== undefined && <p>{entry.reason}</p>}
          <Text as="p" tone="neutral" size="small">
            {entry.actor} ·{' '}
            <time dateTime={entry.time} title={text('time.zone')}>
              {formats.dateTime(entry.time)}
            </time>
          </Text>
          {entry.details}
        </li>
      ))}
    </ol>
  );
}
