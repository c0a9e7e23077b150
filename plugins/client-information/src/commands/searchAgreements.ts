import { type CommandSearch, textIn } from '@brokerdesk/plugin-sdk';
import { listAgreements } from '@brokerdesk/plugin-sdk/api';

const maxResults = 6;

/** Finds agreements by their titles and contents, in any language. */
export const search: CommandSearch = async (query, { api, language, signal }) => {
  const { items } = await api.call(listAgreements, { query: { q: query, page: 1, size: maxResults } }, { signal });
  return items.map(({ agreementID, title, textVersion }) => ({
    id: agreementID,
    title: textIn(title, language),
    description: `v${textVersion}`,
    target: { code: 'PM_CLIENT_INFORMATION', child: 'agreementDetail', params: { id: agreementID } },
  }));
};
