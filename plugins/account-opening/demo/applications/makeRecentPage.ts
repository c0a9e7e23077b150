import { pick } from '@brokerdesk/fixtures';
import type { Profile } from '../profiles/Profile.ts';
import type { ApplicationDraft } from './makeApplicationSummary.ts';

/**
 * Applicants who have not submitted stopped on some page: most of them where pictures are required, many at the bank.
 */
export function makeRecentPage(
  {
    summary,
    value,
  }: { readonly summary: Pick<ApplicationDraft['summary'], 'status'> } & Pick<ApplicationDraft, 'value'>,
  { pages }: Pick<Profile, 'pages'>,
): string {
  if (summary.status !== 'PND') return pages.at(-1)?.pageID ?? '';
  const weighed = pages.slice(1).flatMap(({ pageID }) => Array<string>(dropOutWeights[pageID] ?? 1).fill(pageID));
  return pick(weighed, value('recentPage'));
}

const dropOutWeights: Readonly<Record<string, number>> = { identity: 6, contact: 4, risk: 2, bank: 5, means: 2 };
