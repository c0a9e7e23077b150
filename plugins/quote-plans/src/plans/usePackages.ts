import { type CallResult, textIn, useCall, useHost } from '@brokerdesk/plugin-sdk';
import { type BrokerPackages, listFeedPackages } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import type { QuotePackage } from './packageUse.ts';

const everything = { query: {} };

/** What brokers have bought: the staff of a broker see their own, the provider all. */
export interface Packages {
  /** Undefined until they are known. */
  readonly brokers: readonly BrokerPackages[] | undefined;
  /** The packages of these brokers. */
  readonly packages: readonly QuotePackage[] | undefined;
  /** For choosing a broker. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly call: CallResult<typeof listFeedPackages>;
}

/**
 * Reads the packages that brokers have bought. In the background, because their failure is a toast or words in a form and
 * no dialog (specification, section 8); a broker that has bought nothing has no packages.
 */
export function usePackages(): Packages {
  const { language } = useHost();
  const call = useCall(listFeedPackages, everything, { passive: true });
  const brokers = call.data;
  return useMemo(() => {
    const packages = brokers?.flatMap((broker) => broker.packages);
    const options = (brokers ?? []).map(({ brokerCode, brokerName }) => ({
      value: brokerCode,
      label: textIn(brokerName, language),
    }));
    return { brokers, packages, options, call };
  }, [brokers, call, language]);
}
