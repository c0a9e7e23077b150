import { login, logout, refresh, requestOneTimePassword, verifyOneTimePassword } from '@brokerdesk/api';
import { fetchCode } from '../testing/oneTimePasswords.ts';
import { testPassword } from '../testing/openClient.ts';
import { type CallCase, callCase } from './CallCase.ts';
import { findOwnAccount } from './findOwnAccount.ts';

const anyUser = 'somebody.new';
/** Signing out and refreshing ask for nothing, so only what they do not know can be wrong. */
const unknownField = { query: { everywhere: 'true' } } as never;

export const authsCases: readonly CallCase[] = [
  callCase(login, {
    as: 'nobody',
    input: () => ({ body: { userID: 'demo.admin', password: testPassword } }),
    refused: { code: 'E0006', input: () => ({ body: { userID: anyUser, password: testPassword } }) },
  }),
  callCase(logout, {
    input: () => ({}),
    refused: {
      code: 'E0004',
      input: async (client) => {
        await client.signIn('DEMO', 'demo.admin');
        return unknownField;
      },
    },
  }),
  callCase(refresh, { input: () => ({}), refused: { code: 'E0004', input: () => unknownField } }),
  callCase(requestOneTimePassword, {
    as: 'nobody',
    input: () => ({ query: { userID: anyUser, sms: 'true' as const, mobile: '+852 0123 4567' } }),
    refused: { code: 'E0011', input: () => ({ query: { userID: anyUser, sms: 'false' as const } }) },
  }),
  callCase(verifyOneTimePassword, {
    input: async (client) => {
      const { userID } = await findOwnAccount(client);
      return { body: { userID, otp: await fetchCode(client, userID, 'password'), purpose: 'password' as const } };
    },
    refused: {
      code: 'E0009',
      input: async (client) => ({
        body: { userID: (await findOwnAccount(client)).userID, otp: '000000', purpose: 'password' as const },
      }),
    },
  }),
];
