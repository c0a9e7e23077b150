import { changePassword, listUsers, makeInitialPassword, resetForgottenPassword } from '@brokerdesk/api';
import { findOwnAccount, proveIdentity } from '../auths/two-factor/setUpOneTimePasswords.ts';
import { type TestClient, testPassword } from '../../testing/openClient.ts';
import { type ContractCase, contractCase } from '../../testing/ContractCase.ts';

export const passwordCases: readonly ContractCase[] = [
  contractCase(changePassword, {
    input: async (client) => ({
      params: { refID: (await findOwnAccount(client)).refID },
      body: { password: testPassword, newPassword: 'Harbour-2027' },
    }),
    rejected: {
      code: 'E0006',
      input: async (client) => ({
        params: { refID: (await findOwnAccount(client)).refID },
        body: { password: 'NotThisOne1', newPassword: 'Harbour-2028' },
      }),
    },
  }),
  contractCase(resetForgottenPassword, {
    as: 'nobody',
    input: async (client) => {
      client.headers = { 'broker-code': 'DEMO', ...client.headers };
      await proveIdentity(client, 'demo.admin', 'forgetPassword');
      return { params: { userID: 'demo.admin' }, body: { newPassword: 'Harbour-2027' } };
    },
    // The token was used up.
    rejected: {
      code: 'E0009',
      input: () => ({ params: { userID: 'demo.admin' }, body: { newPassword: 'Harbour-2028' } }),
    },
  }),
  contractCase(makeInitialPassword, {
    input: async (client) => {
      const own = await findOwnAccount(client);
      await proveIdentity(client, own.userID, 'initialPassword');
      return { params: { refID: await findColleague(client, own.refID) } };
    },
    rejected: {
      code: 'E0016',
      input: async (client) => ({ params: { refID: (await findOwnAccount(client)).refID } }),
    },
  }),
];

async function findColleague(client: TestClient, ownRefID: string): Promise<string> {
  const { data } = await client.call(listUsers, { query: { type: 'Operator', size: 500 } });
  const colleague = data.items.find(({ refID }) => refID !== ownRefID);
  if (!colleague) throw new Error('This broker has no operators.');
  return colleague.refID;
}
