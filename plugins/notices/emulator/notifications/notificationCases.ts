import {
  changeNotification,
  checkAccounts,
  changeNotificationGroup,
  createNotification,
  createNotificationGroup,
  decideNotification,
  deleteNotification,
  deleteNotificationGroup,
  getNotification,
  type InputOf,
  listNotificationDeliveries,
  listNotificationGroups,
  listNotifications,
  resendNotification,
  testNotification,
  transitionNotification,
} from '@brokerdesk/api';
import { contractCase, type ContractCase, type CaseClient } from '@brokerdesk/mock-server/case-kit';

type Body = NonNullable<InputOf<typeof createNotification>['body']>;

/** A draft that lacks only its group. */
const draft: Body = {
  status: 'draft',
  userGroupID: null,
  channel: 'app',
  sendUserStatus: [1],
  pushTime: null,
  titleEN: 'Office hours',
  titleSC: '办公时间',
  titleTC: '辦公時間',
  contentEN: 'Our branches open at nine.',
  contentSC: '分行于九时开始营业。',
  contentTC: '分行於九時開始營業。',
  deleteUserGroup: false,
};
const noKeptFiles = { keepFileEN: [], keepFileSC: [], keepFileTC: [] };

async function createDraft(client: CaseClient) {
  const groups = await client.call(listNotificationGroups);
  const userGroupID = groups.data.find(({ builtIn }) => builtIn)?.groupID ?? '';
  const { data } = await client.call(createNotification, { body: { ...draft, userGroupID } });
  return data;
}

/** Delivered, so that it cannot be changed. */
async function createDelivered(client: CaseClient) {
  const { ntfID, version } = await createDraft(client);
  const { data } = await client.call(transitionNotification, { body: { ntfID, version, action: 'submit' as const } });
  return data;
}

/** Waits for the approval of a second person: someone else has requested it. */
async function createRequest(client: CaseClient) {
  const { ntfID, version } = await createDraft(client);
  const path = `/__mock/state/notifications/${ntfID}`;
  const row = (await client.send('GET', path)).body as object;
  const request = {
    state: 'waiting',
    requestBy: 'CHAN Tai Man',
    requestRefID: null,
    requestTime: '2026-03-02T02:00:00Z',
  };
  const approval = { ...request, decideBy: null, decideTime: null, reason: '' };
  await client.send('PUT', path, { body: { ...row, approval } });
  return { ntfID, version };
}

async function createGroup(client: CaseClient) {
  const body = { ...(await newGroupInput(client)), accountNumbers: ['000000017'] };
  const { data } = await client.call(createNotificationGroup, { body });
  return data;
}

async function findBuiltInGroup(client: CaseClient) {
  const { data } = await client.call(listNotificationGroups);
  const found = data.find(({ builtIn }) => builtIn);
  return { groupID: found?.groupID ?? '', version: found?.version ?? 1, nameEN: found?.nameEN ?? '' };
}

/** A group with names that no other has. */
async function newGroupInput(client: CaseClient) {
  const { data: groups } = await client.call(listNotificationGroups);
  let number = groups.length;
  while (groups.some(({ nameEN }) => nameEN === `Evening visitors ${number}`)) number += 1;
  const [nameSC, nameTC] = [`晚会宾客 ${number}`, `晚會賓客 ${number}`];
  return { nameEN: `Evening visitors ${number}`, nameSC, nameTC, accountNumbers: [] };
}

export const notificationCases: readonly ContractCase[] = [
  contractCase(listNotifications, {
    input: () => ({ query: { channel: 'app' as const, size: 5 } }),
    rejected: { code: 'E0004', input: () => ({ query: { q: 'a'.repeat(101) } }) },
  }),
  contractCase(createNotification, {
    input: () => ({ body: draft }),
    rejected: { code: 'E0004', input: () => ({ body: { ...draft, status: 'pending' as const } }) },
  }),
  contractCase(getNotification, {
    input: async (client) => ({ params: { ntfID: (await createDraft(client)).ntfID } }),
    rejected: { code: 'E0003', input: () => ({ params: { ntfID: 'NTF-none' } }) },
  }),
  contractCase(changeNotification, {
    input: async (client) => {
      const { ntfID, version } = await createDraft(client);
      return { params: { ntfID }, body: { ...draft, ...noKeptFiles, titleEN: 'Opening hours', version } };
    },
    rejected: {
      code: 'E0016',
      input: async (client) => {
        const { ntfID, version } = await createDelivered(client);
        return { params: { ntfID }, body: { ...draft, ...noKeptFiles, version } };
      },
    },
  }),
  contractCase(deleteNotification, {
    input: async (client) => {
      const { ntfID, version } = await createDraft(client);
      return { params: { ntfID }, query: { version } };
    },
    rejected: {
      code: 'E0016',
      input: async (client) => {
        const { ntfID, version } = await createDelivered(client);
        return { params: { ntfID }, query: { version } };
      },
    },
  }),
  contractCase(transitionNotification, {
    input: async (client) => {
      const { ntfID, version } = await createDraft(client);
      return { body: { ntfID, version, action: 'submit' as const } };
    },
    rejected: {
      code: 'E0015',
      input: async (client) => {
        const { ntfID, version } = await createDraft(client);
        return { body: { ntfID, version, action: 'cancel' as const } };
      },
    },
  }),
  contractCase(listNotificationDeliveries, {
    input: async (client) => ({ query: { ntfID: (await createDelivered(client)).ntfID, size: 5 } }),
    rejected: { code: 'E0003', input: () => ({ query: { ntfID: 'NTF-none' } }) },
  }),
  contractCase(resendNotification, {
    input: async (client) => ({ params: { ntfID: (await createDelivered(client)).ntfID } }),
    rejected: {
      code: 'E0015',
      input: async (client) => ({ params: { ntfID: (await createDraft(client)).ntfID } }),
    },
  }),
  contractCase(decideNotification, {
    input: async (client) => {
      const { ntfID, version } = await createRequest(client);
      return { params: { ntfID }, body: { decision: 'approve' as const, reason: '', version } };
    },
    rejected: {
      code: 'E0015',
      input: async (client) => {
        const { ntfID, version } = await createDraft(client);
        return { params: { ntfID }, body: { decision: 'approve' as const, reason: '', version } };
      },
    },
  }),
  contractCase(testNotification, {
    input: () => ({
      body: { channel: 'email' as const, texts: { EN: { title: 'Office hours', content: 'At nine.' } } },
    }),
    rejected: { code: 'E0004', input: () => ({ body: { channel: 'email' as const, texts: {} } }) },
  }),
  contractCase(checkAccounts, {
    input: () => ({ body: { accountNumbers: ['000000017'] } }),
    rejected: { code: 'E0004', input: () => ({ body: { accountNumbers: ['17'] } }) },
  }),
  contractCase(listNotificationGroups, {
    input: () => ({}),
    rejected: { code: 'E0004', input: () => ({ query: { q: 'a'.repeat(101) } }) },
  }),
  contractCase(createNotificationGroup, {
    input: async (client) => ({ body: await newGroupInput(client) }),
    rejected: {
      code: 'E0004',
      input: async (client) => {
        const { nameEN } = await findBuiltInGroup(client);
        return { body: { ...(await newGroupInput(client)), nameEN } };
      },
    },
  }),
  contractCase(changeNotificationGroup, {
    input: async (client) => {
      const { groupID, version } = await createGroup(client);
      return { params: { groupID }, body: { ...(await newGroupInput(client)), version } };
    },
    rejected: {
      code: 'E0016',
      input: async (client) => {
        const { groupID, version } = await findBuiltInGroup(client);
        return { params: { groupID }, body: { ...(await newGroupInput(client)), version } };
      },
    },
  }),
  contractCase(deleteNotificationGroup, {
    input: async (client) => {
      const { groupID, version } = await createGroup(client);
      return { params: { groupID }, query: { version } };
    },
    rejected: {
      code: 'E0016',
      input: async (client) => {
        const { groupID, version } = await findBuiltInGroup(client);
        return { params: { groupID }, query: { version } };
      },
    },
  }),
];
