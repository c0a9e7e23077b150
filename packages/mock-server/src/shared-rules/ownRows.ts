import type { RequestContext } from '../context/RequestContext.ts';

/** A record that belongs to one broker. */
export interface BrokerOwned {
  readonly brokerCode: string;
}

/** Finds a record of the caller's broker. Another broker's is not found, exactly as one that does not exist. */
export function findOwn<Row extends BrokerOwned>(
  context: RequestContext,
  collection: string,
  id: string,
): Row | undefined {
  const row = context.row<Row>(collection, id);
  return row?.brokerCode === context.brokerCode ? row : undefined;
}

/** Lists the records of the caller's broker. */
export function ownRows<Row extends BrokerOwned>(context: RequestContext, collection: string): readonly Row[] {
  return context
    .rowsOf<Row>(collection, context.brokerCode ?? '')
    .filter((row) => row.brokerCode === context.brokerCode);
}
