import { useCall } from '@brokerdesk/plugin-sdk';
import { type Broker, listBrokers } from '@brokerdesk/plugin-sdk/api';

/** The facts of one broker. */
export interface FoundBroker {
  /** Undefined while it is loading, and if there is none with this code. */
  readonly broker: Broker | undefined;
  readonly error: Error | null;
  readonly isPending: boolean;
  readonly retry: () => void;
}

/**
 * Finds a broker by its code. The back end has no call for one broker, and lists deleted ones apart, so a broker
 * that is not among the others is looked for there.
 */
export function useBroker(brokerCode: string): FoundBroker {
  const query = { q: brokerCode, size: 500 };
  const present = useCall(listBrokers, { query });
  const found = present.data?.items.find((one) => one.brokerCode === brokerCode);
  const enabled = present.data !== undefined && found === undefined;
  const deleted = useCall(listBrokers, { query: { ...query, status: 'deleted' } }, { enabled });
  const broker = found ?? (enabled ? deleted.data?.items.find((one) => one.brokerCode === brokerCode) : undefined);
  const failed = present.data === undefined ? present : deleted;
  return {
    broker,
    error: failed === present || enabled ? failed.error : null,
    isPending: present.isPending || (enabled && deleted.isPending),
    retry: () => void failed.refetch(),
  };
}
