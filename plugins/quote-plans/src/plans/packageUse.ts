// How much of a package is used. The card of the first page, the screen and the form of a plan warn of the same packages.
import { type MeterLevel, meterLevelOf } from '@brokerdesk/plugin-sdk';
import type { BrokerPackages } from '@brokerdesk/plugin-sdk/api';

/** A package that the broker has bought, with its use. */
export type QuotePackage = BrokerPackages['packages'][number];

/** Whether plans use a package up, or nearly. A package without a quota is never used up. */
export function usageLevelOf({ quota, inUse }: QuotePackage): MeterLevel {
  return quota === null ? 'free' : meterLevelOf(inUse, quota);
}

/** The terminals that are left; null without a quota. */
export function terminalsLeft({ quota, inUse }: QuotePackage): number | null {
  return quota === null ? null : Math.max(0, quota - inUse);
}
