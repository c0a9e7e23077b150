import { Row, ScreenLink, useFormats } from '@brokerdesk/plugin-sdk';
import type { ProfileSummary } from '@brokerdesk/plugin-sdk/api';
import { countOpen, listStatusCounts } from './describeApplications.ts';
import { useText } from '../screens/useText.ts';
import './ApplicationStack.css';

/** The applications of a template in a row of a list: a bar of their statuses, and how many there are and are open. */
export function ApplicationStack({ template }: { readonly template: ProfileSummary }) {
  const text = useText();
  const formats = useFormats();
  const { profileID, applications } = template;
  if (applications.total === 0) return formats.count(0);
  const counts = listStatusCounts(applications, text);
  const title = counts
    .map(({ label, count }) => text('applications.part', { status: label, count: formats.count(count) }))
    .join(text('applications.separator'));
  const summary = text('applications.summary', {
    total: formats.count(applications.total),
    open: formats.count(countOpen(applications)),
  });
  return (
    <Row gap={8} title={title}>
      <span className="templates-stack" aria-hidden="true">
        {[...sumByTone(counts)].map(([tone, count]) => (
          <span key={tone} data-tone={tone} style={{ flexGrow: count }} />
        ))}
      </span>
      <ScreenLink to={{ code: 'RAO_CLIENT_MANAMEMENT', params: { profileID } }} tabIndex={-1}>
        {summary}
      </ScreenLink>
    </Row>
  );
}

/** Sixteen stripes would say nothing: statuses of one tone are one part of the bar. */
function sumByTone(counts: ReturnType<typeof listStatusCounts>) {
  const sums = new Map<(typeof counts)[number]['tone'], number>();
  for (const { tone, count } of counts) sums.set(tone, (sums.get(tone) ?? 0) + count);
  return sums;
}
