import type { BrokerRow } from '@brokerdesk/fixtures';
import type { RequestContext } from '../../context/RequestContext.ts';
import type { BrokerOwned } from '../../shared-rules/ownRows.ts';

/**
 * The brokers whose records a request returns: the own broker for a broker's user; the named one or all for the
 * provider's staff. Undefined if the caller may not see the named one, or it does not exist.
 */
export function findVisibleBrokers(
  context: RequestContext,
  requested: string | undefined,
): readonly string[] | undefined {
  const own = context.brokerCode ?? '';
  if (!context.isInternal) return requested === undefined || requested === own ? [own] : undefined;
  if (requested !== undefined) return isClient(context.row<BrokerRow>('brokers', requested)) ? [requested] : undefined;
  return context.rows<BrokerRow>('brokers').flatMap((broker) => (isClient(broker) ? [broker.brokerCode] : []));
}

/** Finds a record of the caller's broker; for the provider's staff, of any broker. */
export function findVisible<Row extends BrokerOwned>(
  context: RequestContext,
  collection: string,
  id: string,
): Row | undefined {
  const row = context.row<Row>(collection, id);
  return row && (context.isInternal || row.brokerCode === context.brokerCode) ? row : undefined;
}

function isClient(broker: BrokerRow | undefined): broker is BrokerRow {
  return broker !== undefined && !broker.internal && !broker.deleted;
}
