import type { DeviceApplication } from '@brokerdesk/plugin-sdk/api';

/** Names a client as staff know them: by name and login. */
export function describeClient({ userName, loginID }: Pick<DeviceApplication, 'userName' | 'loginID'>): string {
  return `${userName} (${loginID})`;
}
