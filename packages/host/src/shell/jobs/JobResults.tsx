import { type JobItemState, type JobItemStatus, Row, StatusTag, type TagTone } from '@brokerdesk/plugin-sdk';
import { memo, useState } from 'react';
import { useJobsText } from '../../texts/jobs/jobsTexts.ts';
import { describeItem } from './describeJob.ts';

const tones: Readonly<Record<JobItemState, TagTone>> = {
  waiting: 'neutral',
  running: 'form',
  done: 'progress',
  skipped: 'neutral',
  failed: 'failed',
  unknown: 'waiting',
};

// Items that need attention come first.
const ranks: Readonly<Record<JobItemState, number>> = {
  failed: 0,
  unknown: 1,
  running: 2,
  waiting: 3,
  skipped: 4,
  done: 5,
};

/** The result of each item, collapsed at first. */
export function JobResults({ items }: { readonly items: readonly JobItemStatus[] }) {
  const text = useJobsText();
  const [isOpen, setIsOpen] = useState(false);
  const sorted = isOpen ? items.toSorted((a, b) => ranks[a.state] - ranks[b.state]) : [];
  return (
    <details className="bd-job-results" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className="bdk-link-button">{text('items')}</summary>
      {/* With the focus, the arrow keys scroll it. */}
      <ul className="bdk-card bdk-scroll bdk-scroll-short bdk-divided" aria-label={text('items')} tabIndex={0}>
        {sorted.map((item) => (
          <Result key={item.id} item={item} />
        ))}
      </ul>
    </details>
  );
}

const Result = memo(function Result({ item }: { readonly item: JobItemStatus }) {
  const text = useJobsText();
  const { label, state, code } = item;
  const message = describeItem(item, text);
  return (
    <Row as="li" wrap>
      <StatusTag tone={tones[state]}>{text(`state.${state}`)}</StatusTag>
      <span className="bdk-grow">{label}</span>
      {message !== undefined && (
        <span className="bd-muted bd-job-message">
          {code === undefined ? message : text('coded', { message, code })}
        </span>
      )}
    </Row>
  );
});
