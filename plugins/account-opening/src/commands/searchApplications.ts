import type { CommandSearch } from '@brokerdesk/plugin-sdk';
import { listApplications } from '@brokerdesk/plugin-sdk/api';
import { applicantName } from '../model/applicantName.ts';

const maxResults = 6;

/** Finds applications by number, account number, mobile, identity number or name. */
export const search: CommandSearch = async (query, { api, signal }) => {
  const { items } = await api.call(listApplications, { query: { q: query, page: 1, size: maxResults } }, { signal });
  return items.map((application) => ({
    id: application.applyID,
    title: applicantName(application) || application.applyID,
    description: [application.applyID, application.customAccountNum].filter(Boolean).join(' · '),
    target: { code: 'RAO_CLIENT_MANAMEMENT', child: 'detail', params: { id: application.applyID } },
  }));
};
