// Brokers with their functions, roles and staff, their sessions and records, and the calls of a portal beside its screens.
import { brokers, contactDetails, contactGroups, functionsOf, makeUsers, roles } from '@brokerdesk/fixtures';
import { type EmulatorExtension, empty, keyed } from '../shared-rules/EmulatorExtension.ts';
import { createLazySeed } from '../state/seeds.ts';
import { authRoutes } from './auths/authRoutes.ts';
import { sendCodeJob, sendScheduledCode } from './auths/two-factor/oneTimePasswordJobs.ts';
import { brokerRoutes } from './brokers/brokerRoutes.ts';
import { contactDetailRoutes } from './contacts/contactDetailRoutes.ts';
import { contactGroupRoutes } from './contacts/contactGroupRoutes.ts';
import { operationRecordRoutes } from './operation-records/operationRecordRoutes.ts';
import { seedOperationRecords } from './operation-records/seedOperationRecords.ts';
import { passwordRoutes } from './passwords/passwordRoutes.ts';
import { roleRoutes } from './roles/roleRoutes.ts';
import { makeMasterFunctionRows } from './system-functions/functionRows.ts';
import { systemFunctionRoutes } from './system-functions/systemFunctionRoutes.ts';
import { systemRoutes } from './systems/systemRoutes.ts';
import { userRoutes } from './users/userRoutes.ts';

export const accounts: EmulatorExtension = {
  id: 'accounts',
  routes: [
    ...authRoutes,
    ...brokerRoutes,
    ...contactDetailRoutes,
    ...contactGroupRoutes,
    ...operationRecordRoutes,
    ...passwordRoutes,
    ...roleRoutes,
    ...systemFunctionRoutes,
    ...systemRoutes,
    ...userRoutes,
  ],
  collections: {
    brokers: keyed(
      () => brokers,
      ({ brokerCode }) => brokerCode,
    ),
    functions: () =>
      createLazySeed(() =>
        brokers.flatMap(({ brokerCode }) =>
          functionsOf(brokerCode).map((row) => [`${brokerCode}/${row.functionID}`, { ...row, brokerCode }] as const),
        ),
      ),
    roles: keyed(
      () => roles,
      ({ roleID }) => roleID,
    ),
    users: keyed(
      ({ now }) => makeUsers(now),
      ({ refID }) => refID,
    ),
    operationRecords: seedOperationRecords,
    contactGroups: keyed(
      () => contactGroups,
      ({ groupID }) => groupID,
    ),
    contactDetails: keyed(
      () => contactDetails,
      ({ detailID }) => detailID,
    ),
    masterFunctions: keyed(makeMasterFunctionRows, ({ functionID }) => functionID),
    codesSent: empty,
    counters: empty,
    denials: empty,
    idempotency: empty,
    oneTimePasswords: empty,
    outbox: empty,
    sessions: empty,
    signInAttempts: empty,
    twoFactorTokens: empty,
  },
  jobs: { [sendCodeJob]: sendScheduledCode },
};
