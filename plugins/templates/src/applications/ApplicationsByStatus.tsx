import { CountTable } from '@brokerdesk/plugin-sdk';
import type { ProfileSummary } from '@brokerdesk/plugin-sdk/api';
import { listStatusCounts } from './describeApplications.ts';
import { useText } from '../screens/useText.ts';

/** The applications of a template by status; each count leads to its applications, for users who may see them. */
export function ApplicationsByStatus({
  template,
}: {
  readonly template: Pick<ProfileSummary, 'profileID' | 'applications'>;
}) {
  const text = useText();
  const { profileID, applications } = template;
  if (applications.total === 0) return <p>{text('applications.none')}</p>;
  const rows = listStatusCounts(applications, text).map(({ status, label, count, tone }) => ({
    id: status,
    label,
    cells: [{ count, tone, to: { code: 'RAO_CLIENT_MANAMEMENT' as const, params: { profileID, status } } }],
  }));
  const all = { count: applications.total, to: { code: 'RAO_CLIENT_MANAMEMENT' as const, params: { profileID } } };
  return (
    <CountTable
      itemsLabel={text('applications.status')}
      columns={[text('applications.count')]}
      rows={[...rows, { id: 'all', label: text('applications.all'), cells: [all] }]}
    />
  );
}
