// The provider's staff work for any broker and name it. All others work for their own broker; another broker is not
// found, exactly as one that does not exist.
import type { BrokerRow } from '@brokerdesk/fixtures';
import type { RequestContext } from '../../context/RequestContext.ts';
import type { BrokerOwned } from '../../shared-rules/ownRows.ts';

/** Finds the broker of a request: the caller's own unless the request names one. A deleted one is not found. */
export function findNamedBroker(context: RequestContext, brokerCode?: string): BrokerRow | undefined {
  const code = brokerCode ?? context.brokerCode ?? '';
  if (code !== context.brokerCode && !context.isInternal) return undefined;
  const broker = context.row<BrokerRow>('brokers', code);
  return broker?.deleted ? undefined : broker;
}

/** Finds a record of the caller's broker or, for the provider's staff, of any broker that is not deleted. */
export function findManageable<Row extends BrokerOwned>(
  context: RequestContext,
  collection: string,
  id: string,
): Row | undefined {
  const row = context.row<Row>(collection, id);
  return row && findNamedBroker(context, row.brokerCode) ? row : undefined;
}
