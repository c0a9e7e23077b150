import {
  changeFaq,
  changeFaqCategory,
  createFaq,
  createFaqCategory,
  deleteFaq,
  deleteFaqCategory,
  listFaq,
  listFaqCategories,
  orderFaq,
  orderFaqCategories,
} from '@brokerdesk/api';
import { contractCase, type ContractCase, type CaseClient } from '@brokerdesk/mock-server/case-kit';

const texts = {
  question: { EN: 'Where are you?', SC: '你们在哪里？', TC: '你們在哪裏？' },
  answer: { EN: 'In Central.', SC: '在中环。', TC: '在中環。' },
  published: true,
};

async function createCategory(client: CaseClient) {
  const { data: existing } = await client.call(listFaqCategories);
  const name = { EN: `Visits ${existing.length}`, SC: `到访 ${existing.length}`, TC: `到訪 ${existing.length}` };
  const { categoryID, version } = (await client.call(createFaqCategory, { body: { name } })).data;
  return { params: { categoryID }, name, version };
}

async function createQuestion(client: CaseClient) {
  const { categoryID } = (await createCategory(client)).params;
  const { faqID, version } = (await client.call(createFaq, { body: { ...texts, categoryID } })).data;
  return { params: { faqID }, categoryID, version };
}

async function readCurrentCategories(client: CaseClient): Promise<string[]> {
  await createCategory(client);
  return (await client.call(listFaqCategories)).data.map(({ categoryID }) => categoryID);
}

const staleError = { code: 'E0005' } as const;

export const faqCases: readonly ContractCase[] = [
  contractCase(listFaq, {
    input: () => ({ query: { published: 'true' as const } }),
    rejected: { code: 'E0004', input: () => ({ query: { q: 'a'.repeat(101) } }) },
  }),
  contractCase(createFaq, {
    input: async (client) => ({ body: { ...texts, ...(await createCategory(client)).params } }),
    rejected: { code: 'E0004', input: () => ({ body: { ...texts, categoryID: 'FQC-none' } }) },
  }),
  contractCase(changeFaq, {
    input: async (client) => {
      const { params, categoryID, version } = await createQuestion(client);
      return { params, body: { ...texts, categoryID, published: false, version } };
    },
    rejected: {
      ...staleError,
      input: async (client) => {
        const { params, categoryID, version } = await createQuestion(client);
        return { params, body: { ...texts, categoryID, version: version + 1 } };
      },
    },
  }),
  contractCase(deleteFaq, {
    input: async (client) => {
      const { params, version } = await createQuestion(client);
      return { params, query: { version } };
    },
    rejected: {
      ...staleError,
      input: async (client) => {
        const { params, version } = await createQuestion(client);
        return { params, query: { version: version + 1 } };
      },
    },
  }),
  contractCase(orderFaq, {
    input: async (client) => {
      const { params, categoryID } = await createQuestion(client);
      return { body: { categoryID, sequence: [params.faqID] } };
    },
    rejected: {
      ...staleError,
      input: async (client) => ({ body: { categoryID: (await createQuestion(client)).categoryID, sequence: [] } }),
    },
  }),
  contractCase(listFaqCategories, {
    input: () => ({}),
    // A list without parameters rejects only unknown parameters.
    rejected: { code: 'E0004', input: () => ({ query: { unknown: '1' } }) as never },
  }),
  contractCase(createFaqCategory, {
    input: () => ({ body: { name: { EN: 'Visits', SC: '到访', TC: '到訪' } } }),
    rejected: { code: 'E0004', input: async (client) => ({ body: { name: (await createCategory(client)).name } }) },
  }),
  contractCase(changeFaqCategory, {
    input: async (client) => {
      const { params, name, version } = await createCategory(client);
      return { params, body: { name: { ...name, EN: `${name.EN} and calls` }, version } };
    },
    rejected: {
      ...staleError,
      input: async (client) => {
        const { params, name, version } = await createCategory(client);
        return { params, body: { name, version: version + 1 } };
      },
    },
  }),
  contractCase(deleteFaqCategory, {
    input: async (client) => {
      const { params, version } = await createCategory(client);
      return { params, query: { version } };
    },
    rejected: {
      code: 'E0012',
      input: async (client) => {
        const { categoryID } = await createQuestion(client);
        return { params: { categoryID }, query: { version: 1 } };
      },
    },
  }),
  contractCase(orderFaqCategories, {
    input: async (client) => ({ body: { sequence: (await readCurrentCategories(client)).toReversed() } }),
    rejected: {
      ...staleError,
      input: async (client) => ({ body: { sequence: (await readCurrentCategories(client)).slice(1) } }),
    },
  }),
];
