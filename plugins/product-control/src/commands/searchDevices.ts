import type { CommandSearch } from '@brokerdesk/plugin-sdk';
import { listDeviceApplications } from '@brokerdesk/plugin-sdk/api';

const maxResults = 6;

/** Finds device applications by client, login, device or UUID. */
export const search: CommandSearch = async (query, { api, signal }) => {
  const { items } = await api.call(
    listDeviceApplications,
    { query: { q: query, page: 1, size: maxResults } },
    { signal },
  );
  return items.map(({ applicationID, userName, loginID, deviceInfo }) => ({
    id: applicationID,
    title: `${userName} (${loginID})`,
    description: deviceInfo,
    target: { code: 'PM_WEB_GOTRADE_CONFIGURATION', child: 'userRelated', params: { applicationID } },
  }));
};
