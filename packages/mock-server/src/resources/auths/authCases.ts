import { login, logout, refresh, requestOneTimePassword, verifyOneTimePassword } from '@brokerdesk/api';
import { fetchCode } from './two-factor/setUpOneTimePasswords.ts';
import { type ContractCase, contractCase } from '../../cases/ContractCase.ts';

const unknownUser = 'somebody.new';

/** Signing out and refreshing take no fields, so only unknown fields can be invalid. */
const unknownField = { query: { everywhere: 'true' } } as never;

export const authCases: readonly ContractCase[] = [
  contractCase(login, {
    as: 'nobody',
    usesAccount: true,
    input: ({ account: { userID, password } }) => ({ body: { userID, password } }),
    rejected: { code: 'E0006', input: ({ account: { password } }) => ({ body: { userID: unknownUser, password } }) },
  }),
  contractCase(logout, {
    usesAccount: true,
    input: () => ({}),
    rejected: { code: 'E0004', input: () => unknownField },
  }),
  contractCase(refresh, {
    usesAccount: true,
    input: () => ({}),
    rejected: { code: 'E0004', input: () => unknownField },
  }),
  contractCase(requestOneTimePassword, {
    as: 'nobody',
    usesAccount: true,
    input: ({ account: { userID } }) => ({ query: { userID, sms: 'true' as const } }),
    rejected: {
      code: 'E0011',
      input: ({ account: { userID } }) => ({ query: { userID, sms: 'false' as const } }),
    },
  }),
  contractCase(verifyOneTimePassword, {
    usesAccount: true,
    input: async (client) => {
      const { userID } = client.account;
      return { body: { userID, otp: await fetchCode(client, userID, 'password'), purpose: 'password' as const } };
    },
    rejected: {
      code: 'E0009',
      input: ({ account: { userID } }) => ({ body: { userID, otp: '000000', purpose: 'password' as const } }),
    },
  }),
];
