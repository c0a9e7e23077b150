import { type CallResult, textIn, useCall, useHost } from '@brokerdesk/plugin-sdk';
import { type BrokerPackages, listFeedPackages } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';

const everything = { query: {} };

/** The brokers with the packages that they have bought, and the call that reads them. */
export interface Brokers {
  /** Undefined until they are known. */
  readonly brokers: readonly BrokerPackages[] | undefined;
  /** For choosing a broker. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly call: CallResult<typeof listFeedPackages>;
}

/** Reads the brokers. In the background: their failure is a toast or words in a form, and no dialog. */
export function useBrokers(): Brokers {
  const { language } = useHost();
  const call = useCall(listFeedPackages, everything, { passive: true });
  const brokers = call.data;
  const options = useMemo(
    () =>
      (brokers ?? []).map(({ brokerCode, brokerName }) => ({ value: brokerCode, label: textIn(brokerName, language) })),
    [brokers, language],
  );
  return { brokers, options, call };
}
