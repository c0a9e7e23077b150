import type { CommandSearch } from '@brokerdesk/plugin-sdk';
import { listReferrers } from '@brokerdesk/plugin-sdk/api';
import { nameOfReferrer } from '../referrers/nameOfReferrer.ts';

const maxResults = 6;

/** Finds referrers by name, phone and identifier; a result opens the list at the referrer. */
export const search: CommandSearch = async (query, { api, language, signal }) => {
  const { items } = await api.call(listReferrers, { query: { q: query, page: 1, size: maxResults } }, { signal });
  return items.map((referrer) => ({
    id: referrer.referrerID,
    title: nameOfReferrer(referrer, language),
    description: referrer.phone,
    target: { code: 'RAO_PROFILE_MANAMEMENT', child: 'referrers', params: { q: referrer.referrerID } },
  }));
};
