import { changePassword, makeInitialPassword, resetForgottenPassword } from '@brokerdesk/api';
import { proveIdentity } from '../auths/two-factor/setUpOneTimePasswords.ts';
import { createTestUser } from '../users/userCases.ts';
import type { CaseClient } from '../../cases/CaseClient.ts';
import { type ContractCase, contractCase, requireFound } from '../../cases/ContractCase.ts';

export const passwordCases: readonly ContractCase[] = [
  contractCase(changePassword, {
    usesAccount: true,
    input: (client) => ({
      params: identify(client),
      body: { password: client.account.password, newPassword: 'Harbour-2027' },
    }),
    rejected: {
      code: 'E0006',
      input: (client) => ({
        params: identify(client),
        body: { password: 'NotThisOne1', newPassword: 'Harbour-2028' },
      }),
    },
  }),
  contractCase(resetForgottenPassword, {
    as: 'nobody',
    usesAccount: true,
    input: async (client) => {
      const { brokerCode, userID } = client.account;
      client.headers = { 'broker-code': brokerCode, ...client.headers };
      await proveIdentity(client, userID, 'forgetPassword');
      return { params: { userID }, body: { newPassword: 'Harbour-2029' } };
    },
    // The token was used up.
    rejected: {
      code: 'E0009',
      input: ({ account: { userID } }) => ({ params: { userID }, body: { newPassword: 'Harbour-2028' } }),
    },
  }),
  contractCase(makeInitialPassword, {
    input: async (client) => {
      const { refID } = await createTestUser(client);
      await proveIdentity(client, client.account.userID, 'initialPassword');
      return { params: { refID } };
    },
    rejected: { code: 'E0016', input: (client) => ({ params: identify(client) }) },
  }),
];

function identify({ account }: CaseClient) {
  return { refID: requireFound(account.refID, 'a session') };
}
