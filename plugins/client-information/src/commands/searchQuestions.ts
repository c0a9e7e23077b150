import { type CommandSearch, textIn } from '@brokerdesk/plugin-sdk';
import { listFaq } from '@brokerdesk/plugin-sdk/api';

const maxResults = 6;

/** Finds questions by their texts and those of their answers, in any language. */
export const search: CommandSearch = async (query, { api, language, signal }) => {
  const { items } = await api.call(listFaq, { query: { q: query, page: 1, size: maxResults } }, { signal });
  return items.map(({ faqID, question, categoryName }) => ({
    id: faqID,
    title: textIn(question, language),
    description: textIn(categoryName, language),
    target: { code: 'PM_CLIENT_INFORMATION', child: 'faq', params: { faqID } },
  }));
};
