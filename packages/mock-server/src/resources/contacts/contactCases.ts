import {
  type ContactGroup,
  createContactDetail,
  createContactGroup,
  deleteContactDetail,
  deleteContactGroup,
  type InputOf,
  listContactDetails,
  listContactGroups,
  updateContactDetail,
  updateContactGroup,
} from '@brokerdesk/api';
import type { CaseClient } from '../../cases/CaseClient.ts';
import { type ContractCase, contractCase, requireFound } from '../../cases/ContractCase.ts';

export const contactCases: readonly ContractCase[] = [
  contractCase(listContactGroups, {
    input: () => ({ query: { sort: '-name' as const } }),
    rejected: { code: 'E0004', input: () => ({ query: { size: 501 } }) },
  }),
  contractCase(createContactGroup, {
    input: async (client) => ({ body: await createGroupInput(client) }),
    rejected: {
      code: 'E0004',
      input: async (client) => ({
        body: { ...(await createGroupInput(client)), nameEN: (await findUsedGroup(client)).nameEN },
      }),
    },
  }),
  contractCase(updateContactGroup, {
    input: async (client) => ({
      params: await createGroup(client),
      body: { ...(await createGroupInput(client)), version: 1 },
    }),
    rejected: {
      code: 'E0005',
      input: async (client) => ({
        params: await createGroup(client),
        body: { ...(await createGroupInput(client)), version: 999 },
      }),
    },
  }),
  contractCase(deleteContactGroup, {
    input: async (client) => ({ params: await createGroup(client), query: { version: 1 } }),
    rejected: {
      code: 'E0012',
      input: async (client) => {
        const { groupID, version } = await findUsedGroup(client);
        return { params: { groupID }, query: { version } };
      },
    },
  }),
  contractCase(listContactDetails, {
    input: () => ({ query: { sort: 'sequence' as const } }),
    rejected: { code: 'E0004', input: () => ({ query: { size: 501 } }) },
  }),
  contractCase(createContactDetail, {
    input: async (client) => ({ body: await createDetailInput(client) }),
    rejected: {
      code: 'E0004',
      input: async (client) => ({ body: { ...(await createDetailInput(client)), groupID: 'no-such-group' } }),
    },
  }),
  contractCase(updateContactDetail, {
    input: async (client) => ({
      params: await createDetail(client),
      body: { ...(await createDetailInput(client)), version: 1 },
    }),
    rejected: {
      code: 'E0005',
      input: async (client) => ({
        params: await createDetail(client),
        body: { ...(await createDetailInput(client)), version: 999 },
      }),
    },
  }),
  contractCase(deleteContactDetail, {
    input: async (client) => ({ params: await createDetail(client), query: { version: 1 } }),
    rejected: {
      code: 'E0005',
      input: async (client) => ({ params: await createDetail(client), query: { version: 999 } }),
    },
  }),
];

async function findUsedGroup(client: CaseClient): Promise<ContactGroup> {
  const { data } = await client.call(listContactGroups);
  return requireFound(
    data.items.find(({ detailCount }) => detailCount > 0),
    'a group with contact details',
  );
}

async function createGroupInput(client: CaseClient): Promise<InputOf<typeof createContactGroup>['body']> {
  const total = findUnusedNumber((await client.call(listContactGroups, { query: { size: 500 } })).data.items);
  const descriptions = { descriptionEN: '', descriptionSC: '', descriptionTC: '' };
  return { nameEN: `Case ${total}`, nameSC: `测试 ${total}`, nameTC: `測試 ${total}`, ...descriptions };
}

async function createGroup(client: CaseClient) {
  const { data } = await client.call(createContactGroup, { body: await createGroupInput(client) });
  return { groupID: data.groupID };
}

async function createDetailInput(client: CaseClient): Promise<InputOf<typeof createContactDetail>['body']> {
  const total = findUnusedNumber((await client.call(listContactDetails, { query: { size: 500 } })).data.items);
  return {
    groupID: (await findUsedGroup(client)).groupID,
    nameEN: `Case ${total}`,
    nameSC: `测试 ${total}`,
    nameTC: `測試 ${total}`,
    phone: '+852 0400 5001',
    email: null,
    whatsApp: null,
    weChat: null,
    hoursEN: '',
    hoursSC: '',
    hoursTC: '',
  };
}

/** A number for a name that no record has yet. */
function findUnusedNumber(known: readonly { readonly nameEN: string }[]): number {
  let number = known.length;
  while (known.some(({ nameEN }) => nameEN === `Case ${number}`)) number += 1;
  return number;
}

async function createDetail(client: CaseClient) {
  const { data } = await client.call(createContactDetail, { body: await createDetailInput(client) });
  return { detailID: data.detailID };
}
