import { type CommandFind, type CommandHit, type CommandSearch, textIn } from '@brokerdesk/plugin-sdk';
import { type Faq, type Language, listFaq } from '@brokerdesk/plugin-sdk/api';

const maxResults = 6;

/** Finds questions by their texts and those of their answers, in any language. */
export const search: CommandSearch = async (query, { api, language, signal }) => {
  const { items } = await api.call(listFaq, { query: { q: query, page: 1, size: maxResults } }, { signal });
  return items.map((faq) => toHit(faq, language));
};

export const find: CommandFind = async ({ params = {} }, { api, language, signal }) => {
  const { items } = await api.call(listFaq, { query: { faqID: params['faqID'] ?? '' } }, { signal });
  return items.map((faq) => toHit(faq, language))[0];
};

function toHit({ faqID, question, categoryName }: Faq, language: Language): CommandHit {
  return {
    id: faqID,
    title: textIn(question, language),
    description: textIn(categoryName, language),
    target: { code: 'PM_CLIENT_INFORMATION', child: 'faq', params: { faqID } },
  };
}
