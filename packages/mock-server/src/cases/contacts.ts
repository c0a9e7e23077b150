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
import type { TestClient } from '../testing/openClient.ts';
import { type CallCase, callCase } from './CallCase.ts';
import { needed } from './needed.ts';

export const contactsCases: readonly CallCase[] = [
  callCase(listContactGroups, {
    input: () => ({ query: { sort: '-nameEN' as const } }),
    refused: { code: 'E0004', input: () => ({ query: { size: 501 } }) },
  }),
  callCase(createContactGroup, {
    input: async (client) => ({ body: await newGroup(client) }),
    refused: {
      code: 'E0004',
      input: async (client) => ({ body: { ...(await newGroup(client)), nameEN: (await usedGroup(client)).nameEN } }),
    },
  }),
  callCase(updateContactGroup, {
    input: async (client) => ({
      params: await makeGroup(client),
      body: { ...(await newGroup(client)), version: 1 },
    }),
    refused: {
      code: 'E0005',
      input: async (client) => ({
        params: await makeGroup(client),
        body: { ...(await newGroup(client)), version: 999 },
      }),
    },
  }),
  callCase(deleteContactGroup, {
    input: async (client) => ({ params: await makeGroup(client), query: { version: 1 } }),
    refused: {
      code: 'E0012',
      input: async (client) => {
        const { groupID, version } = await usedGroup(client);
        return { params: { groupID }, query: { version } };
      },
    },
  }),
  callCase(listContactDetails, {
    input: () => ({ query: { sort: 'sequence' as const } }),
    refused: { code: 'E0004', input: () => ({ query: { size: 501 } }) },
  }),
  callCase(createContactDetail, {
    input: async (client) => ({ body: await newDetail(client) }),
    refused: {
      code: 'E0004',
      input: async (client) => ({ body: { ...(await newDetail(client)), groupID: 'no-such-group' } }),
    },
  }),
  callCase(updateContactDetail, {
    input: async (client) => ({
      params: await makeDetail(client),
      body: { ...(await newDetail(client)), version: 1 },
    }),
    refused: {
      code: 'E0005',
      input: async (client) => ({
        params: await makeDetail(client),
        body: { ...(await newDetail(client)), version: 999 },
      }),
    },
  }),
  callCase(deleteContactDetail, {
    input: async (client) => ({ params: await makeDetail(client), query: { version: 1 } }),
    refused: {
      code: 'E0005',
      input: async (client) => ({ params: await makeDetail(client), query: { version: 999 } }),
    },
  }),
];

async function usedGroup(client: TestClient): Promise<ContactGroup> {
  const { data } = await client.call(listContactGroups);
  return needed(
    data.items.find(({ detailCount }) => detailCount > 0),
    'a group with contact details',
  );
}

async function newGroup(client: TestClient): Promise<InputOf<typeof createContactGroup>['body']> {
  const total = unusedNumber((await client.call(listContactGroups, { query: { size: 500 } })).data.items);
  const descriptions = { descriptionEN: '', descriptionSC: '', descriptionTC: '' };
  return { nameEN: `Case ${total}`, nameSC: `测试 ${total}`, nameTC: `測試 ${total}`, ...descriptions };
}

async function makeGroup(client: TestClient) {
  const { data } = await client.call(createContactGroup, { body: await newGroup(client) });
  return { groupID: data.groupID };
}

async function newDetail(client: TestClient): Promise<InputOf<typeof createContactDetail>['body']> {
  const total = unusedNumber((await client.call(listContactDetails, { query: { size: 500 } })).data.items);
  return {
    groupID: (await usedGroup(client)).groupID,
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

/** The number of a name that nothing has yet. */
function unusedNumber(known: readonly { readonly nameEN: string }[]): number {
  let number = known.length;
  while (known.some(({ nameEN }) => nameEN === `Case ${number}`)) number += 1;
  return number;
}

async function makeDetail(client: TestClient) {
  const { data } = await client.call(createContactDetail, { body: await newDetail(client) });
  return { detailID: data.detailID };
}
