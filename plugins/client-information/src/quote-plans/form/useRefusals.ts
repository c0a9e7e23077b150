import { type ApiError, type Refusals, textIn, useFormats, useHost } from '@brokerdesk/plugin-sdk';
import type { QuotePackage } from '../packageUse.ts';
import { useText } from '../useText.ts';

/** The data of an `E0016` of the calls for quote plans. */
interface BrokenRule {
  readonly rule?: string;
  readonly packageCode?: string;
  readonly total?: number;
  /** Terminals that other plans use. */
  readonly inUse?: number;
}

/** The fields at which the server's rules are shown. */
const fields: Readonly<Record<string, string>> = {
  'quota-exceeded': 'quota',
  'has-plan': 'userID',
  'trader-not-active': 'userID',
};

/** Returns what a form says when the server refuses an application, and at which field. */
export function useRefusals(packages: readonly QuotePackage[] | undefined) {
  const text = useText();
  const { language } = useHost();
  const { count } = useFormats();
  const refusals: Refusals = {
    E0016(data) {
      const { rule, packageCode, total, inUse } = (data ?? {}) as BrokenRule;
      const bought = packages?.find((one) => one.packageCode === packageCode);
      // Without the figures the server's own words are the best there are.
      if (rule !== 'quota-exceeded' || total === undefined || inUse === undefined || !bought) return undefined;
      return text('planForm.exceeded', {
        package: textIn(bought.name, language),
        total: count(total),
        inUse: count(inUse),
        left: count(Math.max(0, total - inUse)),
      });
    },
  };
  const fieldOfError = ({ data }: ApiError) => fields[((data ?? {}) as BrokenRule).rule ?? ''];
  return { refusals, fieldOfError };
}
