import type { CommandFind, CommandHit, CommandSearch } from '@brokerdesk/plugin-sdk';
import { type DeviceApplication, listDeviceApplications } from '@brokerdesk/plugin-sdk/api';

const maxResults = 6;

/** Finds device applications by client, login, device or UUID. */
export const search: CommandSearch = async (query, { api, signal }) => {
  const { items } = await api.call(
    listDeviceApplications,
    { query: { q: query, page: 1, size: maxResults } },
    { signal },
  );
  return items.map(toHit);
};

export const find: CommandFind = async ({ params = {} }, { api, signal }) => {
  const query = { applicationID: params['applicationID'] ?? '' };
  const { items } = await api.call(listDeviceApplications, { query }, { signal });
  return items.map(toHit)[0];
};

function toHit({ applicationID, userName, loginID, deviceInfo }: DeviceApplication): CommandHit {
  return {
    id: applicationID,
    title: `${userName} (${loginID})`,
    description: deviceInfo,
    target: { code: 'PM_WEB_GOTRADE_CONFIGURATION', child: 'userRelated', params: { applicationID } },
  };
}
