import { useFormats } from '@brokerdesk/plugin-sdk';
import { useMemo } from 'react';
import { type QuotePackage, usageLevelOf } from '../../plans/packageUse.ts';
import { useText } from '../useText.ts';

/** Returns functions that put the use of a package into words. */
export function usePackageWords() {
  const text = useText();
  const { count } = useFormats();
  return useMemo(
    () => ({
      /** How much is in use, of how much; undefined is a package that was not bought. */
      use(bought: QuotePackage | undefined): string {
        if (!bought) return text('brokers.notSold');
        const { quota, inUse } = bought;
        if (quota === null) return text('brokers.unlimitedUse', { inUse: count(inUse) });
        return text('brokers.use', { inUse: count(inUse), quota: count(quota) });
      },
      plans: ({ plans }: QuotePackage) => text('packages.plans', { count: plans, number: count(plans) }),
      /** A warning near the limit; undefined if enough is left. */
      warning(bought: QuotePackage): string | undefined {
        const level = usageLevelOf(bought);
        return level === 'free' ? undefined : text(`packages.${level}`);
      },
    }),
    [text, count],
  );
}
