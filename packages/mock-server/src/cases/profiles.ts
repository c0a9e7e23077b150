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
import { bodyOf, findUsedProfile, makeProfile, makeReferrer, newProfileBody } from '../testing/templates.ts';
import { type CallCase, callCase } from './CallCase.ts';

const missing = { id: 'missing' };

/** The parts of a template are named by whoever writes it. */
const partNames = ['pageID', 'groupID', 'questionID'];

export const profilesCases: readonly CallCase[] = [
  callCase(listProfiles, {
    input: () => ({ query: { q: 'a', size: 5 } }),
    refused: { code: 'E0004', input: () => ({ query: { sort: 'colour' as 'name' } }) },
  }),
  callCase(getProfile, {
    input: async (client) => ({ params: { id: (await makeProfile(client)).profileID } }),
    refused: { code: 'E0003', input: () => ({ params: missing }) },
  }),
  callCase(createProfile, {
    newNames: partNames,
    input: async (client) => ({ body: await newProfileBody(client) }),
    refused: {
      code: 'E0004',
      input: async (client) => ({ body: { ...(await newProfileBody(client)), pages: [] } }),
    },
  }),
  callCase(updateProfile, {
    newNames: partNames,
    input: async (client) => {
      const profile = await makeProfile(client);
      return { params: { id: profile.profileID }, body: { ...bodyOf(profile), blockedCNIP: true } };
    },
    refused: {
      code: 'E0005',
      input: async (client) => {
        const profile = await makeProfile(client);
        return { params: { id: profile.profileID }, body: { ...bodyOf(profile), version: profile.version + 1 } };
      },
    },
  }),
  callCase(deleteProfile, {
    input: async (client) => {
      const { profileID, version } = await makeProfile(client);
      return { params: { id: profileID }, query: { version } };
    },
    refused: {
      code: 'E0012',
      input: async (client) => {
        const { profileID = 'missing', version = 1 } = (await findUsedProfile(client)) ?? {};
        return { params: { id: profileID }, query: { version } };
      },
    },
  }),
  callCase(setBlockedCnIp, {
    input: async (client) => {
      const { profileID, version } = await makeProfile(client);
      return { params: { id: profileID }, body: { blockedCNIP: true, version } };
    },
    refused: {
      code: 'E0005',
      input: async (client) => {
        const { profileID, version } = await makeProfile(client);
        return { params: { id: profileID }, body: { blockedCNIP: true, version: version + 1 } };
      },
    },
  }),
  callCase(listProfileGroups, {
    input: () => ({}),
    refused: { code: 'E0004', input: () => ({ query: { colour: 'red' } }) as object },
  }),
  callCase(listSystemComponents, {
    input: () => ({}),
    refused: { code: 'E0004', input: () => ({ query: { colour: 'red' } }) as object },
  }),
  callCase(addProfileReferrer, {
    input: async (client) => {
      const [{ profileID }, { referrerID }] = [await makeProfile(client), await makeReferrer(client)];
      return { params: { id: profileID }, body: { referrerID } };
    },
    refused: {
      code: 'E0004',
      input: async (client) => ({
        params: { id: (await makeProfile(client)).profileID },
        body: { referrerID: 'missing' },
      }),
    },
  }),
  callCase(removeProfileReferrer, {
    input: async (client) => {
      const [{ profileID }, { referrerID }] = [await makeProfile(client), await makeReferrer(client)];
      await client.call(addProfileReferrer, { params: { id: profileID }, body: { referrerID } });
      return { params: { id: profileID }, query: { referrerID } };
    },
    refused: {
      code: 'E0003',
      input: async (client) => ({
        params: { id: (await makeProfile(client)).profileID },
        query: { referrerID: (await makeReferrer(client)).referrerID },
      }),
    },
  }),
];
