import { labelOf, type Refusals, useFormats } from '@brokerdesk/plugin-sdk';
import { en } from './locales/en.ts';
import { useText } from './useText.ts';

/** The data of a refused change of packages. */
interface ShortageData {
  readonly packageCode?: string;
  readonly plans?: number;
  readonly total?: number;
  readonly inUse?: number;
}

/** Returns what to do if plans still use what a change would take away. */
export function usePackageRefusals(): Refusals {
  const text = useText();
  const { count } = useFormats();
  const nameOf = (code: string) =>
    labelOf(en.brokerPackages.code, code, (known) => text(`brokerPackages.code.${known}`));
  return {
    E0012(data) {
      const { packageCode, plans } = (data ?? {}) as ShortageData;
      if (packageCode === undefined || plans === undefined) return undefined;
      return text('brokerPackages.inUse', { count: plans, number: count(plans), name: nameOf(packageCode) });
    },
    E0016(data) {
      const { packageCode, total, inUse } = (data ?? {}) as ShortageData;
      if (packageCode === undefined || total === undefined || inUse === undefined) return undefined;
      const name = nameOf(packageCode);
      // With terminals to spare, a plan without a limit is in the way.
      if (inUse <= total) return text('brokerPackages.unlimitedPlans', { name });
      return text('brokerPackages.exceeded', { name, total: count(total), inUse: count(inUse) });
    },
  };
}
