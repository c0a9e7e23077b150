import { useCall } from '@brokerdesk/plugin-sdk';
import { type DeviceApplication, listDeviceApplications } from '@brokerdesk/plugin-sdk/api';

/** Returns the devices bound last to the login of an application, other than its own, and how many there are. */
export function useBoundDevices({ loginID, applicationID, status }: DeviceApplication) {
  const { data, error, refetch } = useCall(listDeviceApplications, {
    query: { loginID, status: 'BIND', sort: '-approvalTime', size: 20 },
  });
  const devices = data?.items.filter((other) => other.applicationID !== applicationID);
  return { devices, total: data && data.total - (status === 'BIND' ? 1 : 0), error, refetch };
}

/** Returns the application by which the device is bound already, to any login; undefined while nothing is known of one. */
export function useEarlierBinding({ UUID, applicationID }: DeviceApplication): DeviceApplication | undefined {
  // In the background: the server refuses to bind a device twice anyway.
  const { data } = useCall(listDeviceApplications, { query: { q: UUID, status: 'BIND' } }, { passive: true });
  return data?.items.find((other) => other.UUID === UUID && other.applicationID !== applicationID);
}
