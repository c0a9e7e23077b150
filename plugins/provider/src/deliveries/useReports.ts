import { type AsyncResult, type BrokerReport, type DeliveryReports, useAsync } from '@brokerdesk/plugin-sdk';
import { useMemo } from 'react';

/** Examines what brokers get from the registry. The display codes must stay the same object; undefined until they are known. */
export function useReports(
  deliveries: DeliveryReports,
  displayCodes: readonly string[] | undefined,
): AsyncResult<readonly BrokerReport[]> {
  const read = useMemo(
    () => displayCodes && ((signal: AbortSignal) => deliveries.inspect(displayCodes, signal)),
    [deliveries, displayCodes],
  );
  return useAsync(read);
}
