import { type CommandFind, type CommandHit, type CommandSearch, textIn } from '@brokerdesk/plugin-sdk';
import { type AgreementSummary, getAgreement, type Language, listAgreements } from '@brokerdesk/plugin-sdk/api';

const maxResults = 6;

/** Finds agreements by their titles and contents, in any language. */
export const search: CommandSearch = async (query, { api, language, signal }) => {
  const { items } = await api.call(listAgreements, { query: { q: query, page: 1, size: maxResults } }, { signal });
  return items.map((agreement) => toHit(agreement, language));
};

export const find: CommandFind = async ({ params = {} }, { api, language, signal }) =>
  toHit(await api.call(getAgreement, { params: { agreementID: params['id'] ?? '' } }, { signal }), language);

function toHit({ agreementID, title, textVersion }: AgreementSummary, language: Language): CommandHit {
  return {
    id: agreementID,
    title: textIn(title, language),
    description: `v${textVersion}`,
    target: { code: 'PM_CLIENT_INFORMATION', child: 'agreementDetail', params: { id: agreementID } },
  };
}
