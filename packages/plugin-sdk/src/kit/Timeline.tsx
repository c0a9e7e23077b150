import type { ReactNode } from 'react';
import { useFormats } from '../hooks/useFormats.ts';
import { useKitText } from '../hooks/useKitText.ts';

/** One thing that happened. */
export interface TimelineEntry {
  readonly id: string;
  /** RFC 3339. */
  readonly time: string;
  readonly what: ReactNode;
  readonly who: string;
  /** Why, in the words of who did it. */
  readonly why?: string | undefined;
}

/** Shows what happened, the newest first, with who, when and why. */
export function Timeline({ entries, label }: { readonly entries: readonly TimelineEntry[]; readonly label: string }) {
  const formats = useFormats();
  const text = useKitText();
  return (
    <ol className="bdk-timeline" aria-label={label}>
      {entries.map((entry) => (
        <li key={entry.id} className="bdk-timeline-entry">
          <p className="bdk-timeline-what">{entry.what}</p>
          {entry.why !== undefined && <p className="bdk-timeline-why">{entry.why}</p>}
          <p className="bdk-timeline-who">
            {entry.who} ·{' '}
            <time dateTime={entry.time} title={text('time.zone')}>
              {formats.dateTime(entry.time)}
            </time>
          </p>
        </li>
      ))}
    </ol>
  );
}
