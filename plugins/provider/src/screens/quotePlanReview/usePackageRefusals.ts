import { type ApiError, type Refusals, useFormats } from '@brokerdesk/plugin-sdk';
import { usePackageName } from './usePackageName.ts';
import { useText } from './useText.ts';

/** The data of an `E0012` and an `E0016` of the call. */
interface Refused {
  readonly packageCode?: string;
  readonly plans?: number;
  readonly total?: number;
  readonly inUse?: number;
}

/** Returns what the form says when the server refuses packages: what is in use, which may be more than the screen knew. */
export function usePackageRefusals() {
  const text = useText();
  const nameOf = usePackageName();
  const { count } = useFormats();
  const refusals: Refusals = {
    E0012(data) {
      const { packageCode, plans } = (data ?? {}) as Refused;
      // Without the figures the server's own words are the best there are.
      if (packageCode === undefined || plans === undefined) return undefined;
      return text('brokers.hasPlans', { count: plans, number: count(plans) });
    },
    E0016(data) {
      const { packageCode, total, inUse } = (data ?? {}) as Refused;
      if (packageCode === undefined || total === undefined || inUse === undefined) return undefined;
      const values = { package: nameOf(packageCode), inUse: count(inUse) };
      // There is room enough: plans without a limit are what refuses a quota.
      return inUse <= total ? text('brokers.unlimitedPlans', values) : text('brokers.belowUse', values);
    },
  };
  const fieldOfError = ({ code, data }: ApiError) => {
    const { packageCode } = (data ?? {}) as Refused;
    return packageCode === undefined ? undefined : `${packageCode}.${code === 'E0012' ? 'kind' : 'quota'}`;
  };
  return { refusals, fieldOfError };
}
