import { type CallResult, useCall } from '@brokerdesk/plugin-sdk';
import { listFeedPackages } from '@brokerdesk/plugin-sdk/api';
import type { QuotePackage } from './packageUse.ts';

const everything = { query: {} };

/** The packages of the broker, and the call that reads them. */
export interface Packages {
  /** Undefined until they are known. */
  readonly packages: readonly QuotePackage[] | undefined;
  readonly call: CallResult<typeof listFeedPackages>;
}

/**
 * Reads the packages of the broker. In the background, because their failure is a toast and no dialog (specification,
 * section 8); a broker that has bought nothing has no packages.
 */
export function usePackages(): Packages {
  const call = useCall(listFeedPackages, everything, { passive: true });
  return { packages: call.data?.flatMap(({ packages }) => packages), call };
}
