import type { JobContext, JobItem, JobKind, JobOutcome } from '@brokerdesk/plugin-sdk';
import { listBrokers } from '@brokerdesk/plugin-sdk/api';

type Input = { readonly brokerCode: string };

/** Counts the users of a broker; it writes nothing, so an item whose response was lost is counted again. */
export const job: JobKind<Input> = { run: countUsers, check: countUsers };

async function countUsers({ input }: JobItem<Input>, { api, signal }: JobContext): Promise<JobOutcome> {
  const { items } = await api.call(listBrokers, { query: { q: input.brokerCode } }, { signal });
  return { state: 'done', note: String(items[0]?.userCount ?? 0) };
}
