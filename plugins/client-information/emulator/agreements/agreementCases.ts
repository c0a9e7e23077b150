import {
  changeAgreement,
  createAgreement,
  deleteAgreement,
  getAgreement,
  listAgreementAcceptances,
  listAgreementProfiles,
  listAgreements,
  orderAgreements,
} from '@brokerdesk/api';
import { contractCase, type ContractCase, type CaseClient, versionedCase } from '@brokerdesk/mock-server/case-kit';

const body = {
  category: 'additional',
  type: 'derivatives',
  title: { EN: 'Derivatives', SC: '衍生产品', TC: '衍生產品' },
  content: {
    EN: 'Derivatives can expire worthless.',
    SC: '衍生产品可能变得毫无价值。',
    TC: '衍生產品可能變得毫無價值。',
  },
  checkboxText: { EN: 'I understand.', SC: '本人明白。', TC: '本人明白。' },
  agreeText: { EN: 'I agree', SC: '同意', TC: '同意' },
  disagreeText: { EN: 'I do not agree', SC: '不同意', TC: '不同意' },
} as const;

async function createOne(client: CaseClient) {
  const { agreementID, version } = (await client.call(createAgreement, { body })).data;
  return { params: { agreementID }, version };
}

async function readFirst(client: CaseClient) {
  const { data } = await client.call(listAgreements, { query: { category: 'basic', size: 1 } });
  return { params: { agreementID: data.items[0]?.agreementID ?? '' } };
}

async function readCurrentOrder(client: CaseClient): Promise<string[]> {
  await createOne(client);
  const { data } = await client.call(listAgreements, { query: { category: body.category, size: 500 } });
  return data.items.map(({ agreementID }) => agreementID);
}

export const agreementCases: readonly ContractCase[] = [
  contractCase(listAgreements, {
    input: () => ({ query: { category: 'basic' as const } }),
    rejected: { code: 'E0004', input: () => ({ query: { q: 'a'.repeat(101) } }) },
  }),
  contractCase(createAgreement, {
    input: () => ({ body }),
    rejected: { code: 'E0004', input: () => ({ body: { ...body, category: 'basic' as const } }) },
  }),
  contractCase(getAgreement, {
    input: async (client) => ({ params: (await createOne(client)).params }),
    rejected: { code: 'E0003', input: () => ({ params: { agreementID: 'AGR-none' } }) },
  }),
  contractCase(listAgreementAcceptances, {
    input: async (client) => ({ query: { ...(await readFirst(client)).params, source: 'account' as const } }),
    rejected: { code: 'E0003', input: () => ({ query: { agreementID: 'AGR-none' } }) },
  }),
  contractCase(listAgreementProfiles, {
    input: readFirst,
    rejected: { code: 'E0003', input: () => ({ params: { agreementID: 'AGR-none' } }) },
  }),
  versionedCase(changeAgreement, createOne, ({ params, version }) => ({
    params,
    body: { ...body, type: 'margin' as const, version },
  })),
  versionedCase(deleteAgreement, createOne, ({ params, version }) => ({ params, query: { version } })),
  contractCase(orderAgreements, {
    input: async (client) => ({
      body: { category: body.category, sequence: (await readCurrentOrder(client)).toReversed() },
    }),
    rejected: {
      code: 'E0005',
      input: async (client) => ({
        body: { category: body.category, sequence: (await readCurrentOrder(client)).slice(1) },
      }),
    },
  }),
];
