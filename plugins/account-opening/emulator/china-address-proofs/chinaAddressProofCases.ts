import {
  type ChinaAddressProof,
  getConfiguration,
  listChinaAddressProofs,
  reviewChinaAddressProof,
} from '@brokerdesk/api';
import { contractCase, type ContractCase, type CaseClient } from '@brokerdesk/mock-server/case-kit';

export const chinaAddressProofCases: readonly ContractCase[] = [
  contractCase(listChinaAddressProofs, {
    input: () => ({ query: { status: 'PTA', size: 5 } as const }),
    rejected: { code: 'E0004', input: () => ({ query: { applyDateFrom: 'soon' } }) },
  }),
  contractCase(reviewChinaAddressProof, {
    input: async (client) => {
      const { applyID, version } = await findReviewable(client);
      return { params: { applyID }, body: { status: 'APV', version } as const };
    },
    rejected: {
      code: 'E0003',
      input: () => ({ params: { applyID: 'none' }, body: { status: 'APV', version: 1 } as const }),
    },
  }),
];

const reviewable: readonly string[] = ['SUB', 'RSB', 'RTC', 'RTR', 'CHK'];

/** Among few applications, all may be past their check: then one of their applicants applies again. */
async function findReviewable(client: CaseClient): Promise<Pick<ChinaAddressProof, 'applyID' | 'version'>> {
  const { data } = await client.call(listChinaAddressProofs, { query: { size: 500 } });
  const found = data.items.find(({ applicationStatus }) => reviewable.includes(applicationStatus));
  if (found) return found;
  const { brokerCode } = (await client.call(getConfiguration)).data.broker;
  const request = { brokerCode, seedLike: data.items[0]?.applyID };
  const { applyID = '' } = (await client.send('POST', '/__mock/applicants', { body: request })).body as {
    applyID?: string;
  };
  return { applyID, version: 1 };
}
