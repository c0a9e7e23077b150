import { type ApiError, refusalOf, type Refusals, useFormats } from '@brokerdesk/plugin-sdk';
import { updateFeedPackages } from '@brokerdesk/plugin-sdk/api';
import { usePackageName } from './usePackageName.ts';
import { useText } from '../useText.ts';

/** Returns what the form says when the server refuses packages: what is in use, which may be more than the screen knew. */
export function usePackageRefusals() {
  const text = useText();
  const nameOf = usePackageName();
  const { count } = useFormats();
  const refusals: Refusals<typeof updateFeedPackages> = {
    E0012({ packageCode, plans }) {
      // Without the figures the server's own words are the best there are.
      if (packageCode === undefined || plans === undefined) return undefined;
      return text('brokers.hasPlans', { count: plans, number: count(plans) });
    },
    E0016({ packageCode, total, inUse }) {
      if (packageCode === undefined || total === undefined || inUse === undefined) return undefined;
      const values = { package: nameOf(packageCode), inUse: count(inUse) };
      // There is room enough: plans without a limit are what refuses a quota.
      return inUse <= total ? text('brokers.unlimitedPlans', values) : text('brokers.belowUse', values);
    },
  };
  const fieldOfError = (error: ApiError) => {
    const { packageCode: used } = refusalOf(error, updateFeedPackages, 'E0012') ?? {};
    const { packageCode: exceeded } = refusalOf(error, updateFeedPackages, 'E0016') ?? {};
    if (used !== undefined) return `${used}.kind`;
    return exceeded === undefined ? undefined : `${exceeded}.quota`;
  };
  return { refusals, fieldOfError };
}
