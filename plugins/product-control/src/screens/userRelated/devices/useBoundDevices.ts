import { useCall, useFormats } from '@brokerdesk/plugin-sdk';
import { type DeviceApplication, listDeviceApplications } from '@brokerdesk/plugin-sdk/api';
import { useText } from '../../useText.ts';
import { describeClient } from './describeDevice.ts';

/** Returns the devices bound last to the login of an application, other than its own, and how many there are. */
export function useBoundDevices({ loginID, applicationID, status }: DeviceApplication) {
  const { data, error, refetch } = useCall(listDeviceApplications, {
    query: { loginID, status: 'BIND', sort: '-approvalTime', size: 20 },
  });
  const devices = data?.items.filter((other) => other.applicationID !== applicationID);
  return { devices, total: data && data.total - (status === 'BIND' ? 1 : 0), error, refetch };
}

/** The query for the application by which a device may be bound already, to any login. */
export function queryEarlierBinding({ UUID }: DeviceApplication) {
  return { q: UUID, status: 'BIND' } as const;
}

/** Finds the application by which a device is bound already, in the response to that query. */
export function findEarlierBinding(
  items: readonly DeviceApplication[] | undefined,
  { UUID, applicationID }: DeviceApplication,
): DeviceApplication | undefined {
  return items?.find((other) => other.UUID === UUID && other.applicationID !== applicationID);
}

/** Returns the application by which the device is bound already; undefined while nothing is known of one. */
export function useEarlierBinding(application: DeviceApplication): DeviceApplication | undefined {
  // In the background: the server refuses to bind a device twice anyway.
  const { data } = useCall(listDeviceApplications, { query: queryEarlierBinding(application) }, { passive: true });
  return findEarlierBinding(data?.items, application);
}

/** Returns the words for the application by which a device is bound already: to whom, by whom and when. */
export function useDescribeBinding(): (earlier: DeviceApplication) => string {
  const text = useText();
  const { dateTime } = useFormats();
  return (earlier) =>
    text('bound.alreadyTo', {
      client: describeClient(earlier),
      name: earlier.updateBy,
      time: dateTime(earlier.approvalTime),
    });
}
