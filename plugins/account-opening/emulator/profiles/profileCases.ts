import {
  addProfileReferrer,
  createProfile,
  deleteProfile,
  getProfile,
  listProfileGroups,
  listProfiles,
  listSystemComponents,
  removeProfileReferrer,
  setBlockedCnIp,
  updateProfile,
} from '@brokerdesk/api';
import { contractCase, type ContractCase } from '@brokerdesk/mock-server/case-kit';
import { toProfileBody, findUsedProfile, makeProfile, makeReferrer, newProfileBody } from './setUpProfiles.ts';

const missing = { id: 'missing' };

/** The author of a template names its parts. */
const partNames = ['pageID', 'groupID', 'questionID'];

export const profileCases: readonly ContractCase[] = [
  contractCase(listProfiles, {
    input: () => ({ query: { q: 'a', size: 5 } }),
    rejected: { code: 'E0004', input: () => ({ query: { sort: 'colour' as 'name' } }) },
  }),
  contractCase(getProfile, {
    input: async (client) => ({ params: { id: (await makeProfile(client)).profileID } }),
    rejected: { code: 'E0003', input: () => ({ params: missing }) },
  }),
  contractCase(createProfile, {
    newNames: partNames,
    input: async (client) => ({ body: await newProfileBody(client) }),
    rejected: {
      code: 'E0004',
      input: async (client) => ({ body: { ...(await newProfileBody(client)), pages: [] } }),
    },
  }),
  contractCase(updateProfile, {
    newNames: partNames,
    input: async (client) => {
      const profile = await makeProfile(client);
      return { params: { id: profile.profileID }, body: { ...toProfileBody(profile), blockedCNIP: true } };
    },
    rejected: {
      code: 'E0005',
      input: async (client) => {
        const profile = await makeProfile(client);
        return { params: { id: profile.profileID }, body: { ...toProfileBody(profile), version: profile.version + 1 } };
      },
    },
  }),
  contractCase(deleteProfile, {
    input: async (client) => {
      const { profileID, version } = await makeProfile(client);
      return { params: { id: profileID }, query: { version } };
    },
    rejected: {
      code: 'E0012',
      input: async (client) => {
        const { profileID = 'missing', version = 1 } = (await findUsedProfile(client)) ?? {};
        return { params: { id: profileID }, query: { version } };
      },
    },
  }),
  contractCase(setBlockedCnIp, {
    input: async (client) => {
      const { profileID, version } = await makeProfile(client);
      return { params: { id: profileID }, body: { blockedCNIP: true, version } };
    },
    rejected: {
      code: 'E0005',
      input: async (client) => {
        const { profileID, version } = await makeProfile(client);
        return { params: { id: profileID }, body: { blockedCNIP: true, version: version + 1 } };
      },
    },
  }),
  contractCase(listProfileGroups, {
    input: () => ({}),
    rejected: { code: 'E0004', input: () => ({ query: { colour: 'red' } }) as object },
  }),
  contractCase(listSystemComponents, {
    input: () => ({}),
    rejected: { code: 'E0004', input: () => ({ query: { colour: 'red' } }) as object },
  }),
  contractCase(addProfileReferrer, {
    input: async (client) => {
      const [{ profileID }, { referrerID }] = [await makeProfile(client), await makeReferrer(client)];
      return { params: { id: profileID }, body: { referrerID } };
    },
    rejected: {
      code: 'E0004',
      input: async (client) => ({
        params: { id: (await makeProfile(client)).profileID },
        body: { referrerID: 'missing' },
      }),
    },
  }),
  contractCase(removeProfileReferrer, {
    input: async (client) => {
      const [{ profileID }, { referrerID }] = [await makeProfile(client), await makeReferrer(client)];
      await client.call(addProfileReferrer, { params: { id: profileID }, body: { referrerID } });
      return { params: { id: profileID }, query: { referrerID } };
    },
    rejected: {
      code: 'E0003',
      input: async (client) => ({
        params: { id: (await makeProfile(client)).profileID },
        query: { referrerID: (await makeReferrer(client)).referrerID },
      }),
    },
  }),
];
