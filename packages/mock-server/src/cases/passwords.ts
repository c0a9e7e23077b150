import { changePassword, listUsers, makeInitialPassword, resetForgottenPassword } from '@brokerdesk/api';
import { proveIdentity } from '../testing/oneTimePasswords.ts';
import { type TestClient, testPassword } from '../testing/openClient.ts';
import { type CallCase, callCase } from './CallCase.ts';
import { findOwnAccount } from './findOwnAccount.ts';

export const passwordsCases: readonly CallCase[] = [
  callCase(changePassword, {
    input: async (client) => ({
      params: { refID: (await findOwnAccount(client)).refID },
      body: { password: testPassword, newPassword: 'Harbour-2027' },
    }),
    refused: {
      code: 'E0006',
      input: async (client) => ({
        params: { refID: (await findOwnAccount(client)).refID },
        body: { password: 'NotThisOne1', newPassword: 'Harbour-2028' },
      }),
    },
  }),
  callCase(resetForgottenPassword, {
    as: 'nobody',
    input: async (client) => {
      client.headers = { 'broker-code': 'DEMO', ...client.headers };
      await proveIdentity(client, 'demo.admin', 'forgetPassword');
      return { params: { userID: 'demo.admin' }, body: { newPassword: 'Harbour-2027' } };
    },
    // The token was used up.
    refused: {
      code: 'E0009',
      input: () => ({ params: { userID: 'demo.admin' }, body: { newPassword: 'Harbour-2028' } }),
    },
  }),
  callCase(makeInitialPassword, {
    input: async (client) => {
      const own = await findOwnAccount(client);
      await proveIdentity(client, own.userID, 'initialPassword');
      return { params: { refID: await findColleague(client, own.refID) } };
    },
    refused: {
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
