import type { BrokerReport, ReportedPlugin } from '@brokerdesk/plugin-sdk';

/** Lists what a candidate has besides the plugins that all accounts have. */
export function listOffered({ stable, candidate = [] }: BrokerReport): readonly ReportedPlugin[] {
  return candidate.filter(({ manifest }) => !stable.some((plugin) => plugin.manifest === manifest));
}
