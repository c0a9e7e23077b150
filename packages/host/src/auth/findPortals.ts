import { type BrokerInfo, foldText } from '@brokerdesk/api';

/** The input of {@link findPortals}. */
export interface FindPortalsInput {
  readonly brokers: readonly BrokerInfo[];
  readonly query: string;
  /** Display codes, newest first. */
  readonly recentCodes: readonly string[];
}

/** Finds portals by code or by their name in any language; those used recently come first, newest first. */
export function findPortals({ brokers, query, recentCodes }: FindPortalsInput) {
  const normalizedQuery = foldText(query);
  const matching = brokers.filter(({ displayCode, brokerCode, name }) =>
    [displayCode, brokerCode, name.EN, name.SC, name.TC].some((text) => foldText(text).includes(normalizedQuery)),
  );
  const recent = recentCodes.flatMap((code) => matching.filter((broker) => broker.displayCode === code));
  return { recent, others: matching.filter((broker) => !recent.includes(broker)) };
}
