import { login, logout, refresh, requestOneTimePassword, verifyOneTimePassword } from '@brokerdesk/api';
import { fetchCode, findOwnAccount } from './two-factor/setUpOneTimePasswords.ts';
import { testPassword } from '../../testing/openClient.ts';
import { type ContractCase, contractCase } from '../../testing/ContractCase.ts';

const unknownUser = 'somebody.new';

/** Signing out and refreshing take no fields, so only unknown fields can be invalid. */
const unknownField = { query: { everywhere: 'true' } } as never;

export const authCases: readonly ContractCase[] = [
  contractCase(login, {
    as: 'nobody',
    input: () => ({ body: { userID: 'demo.admin', password: testPassword } }),
    rejected: { code: 'E0006', input: () => ({ body: { userID: unknownUser, password: testPassword } }) },
  }),
  contractCase(logout, {
    input: () => ({}),
    rejected: {
      code: 'E0004',
      input: async (client) => {
        await client.signIn('DEMO', 'demo.admin');
        return unknownField;
      },
    },
  }),
  contractCase(refresh, { input: () => ({}), rejected: { code: 'E0004', input: () => unknownField } }),
  contractCase(requestOneTimePassword, {
    as: 'nobody',
    input: () => ({ query: { userID: 'demo.reviewer', sms: 'true' as const } }),
    rejected: { code: 'E0011', input: () => ({ query: { userID: 'demo.reviewer', sms: 'false' as const } }) },
  }),
  contractCase(verifyOneTimePassword, {
    input: async (client) => {
      const { userID } = await findOwnAccount(client);
      return { body: { userID, otp: await fetchCode(client, userID, 'password'), purpose: 'password' as const } };
    },
    rejected: {
      code: 'E0009',
      input: async (client) => ({
        body: { userID: (await findOwnAccount(client)).userID, otp: '000000', purpose: 'password' as const },
      }),
    },
  }),
];
