// How much of a package is used. The card of the first page, the screen and the form of a plan warn of the same packages.
import type { BrokerPackages } from '@brokerdesk/plugin-sdk/api';

/** A package that the broker has bought, with its use. */
export type QuotePackage = BrokerPackages['packages'][number];

/** The share of a quota from which a package counts as nearly used up. */
const nearShare = 0.8;

/** Whether plans use a package up, or nearly. A package without a quota is never used up. */
export function usageLevelOf({ quota, inUse }: QuotePackage): 'full' | 'near' | 'free' {
  if (quota === null) return 'free';
  if (inUse >= quota) return 'full';
  return inUse / quota >= nearShare ? 'near' : 'free';
}

/** The terminals that are left; null without a quota. */
export function terminalsLeft({ quota, inUse }: QuotePackage): number | null {
  return quota === null ? null : Math.max(0, quota - inUse);
}
