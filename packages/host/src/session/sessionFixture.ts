import type { Session } from '@brokerdesk/api';

/** A session as in a sign-in response, for the tests of the host. */
export const signedIn: Session = {
  token: 't1',
  refreshToken: 'r1',
  user: {
    refID: 'U1',
    userID: 'mchan',
    userName: 'Chan Mei Ling',
    type: 'Operator',
    brokerCode: 'DEMO',
    lastLoginTime: null,
  },
  functions: [],
  queryKey: { id: 'k1', key: 'AAAA' },
  draftKey: 'drafts-of-mchan',
  mustChangePassword: false,
};
