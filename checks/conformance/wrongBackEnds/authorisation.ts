import { folders, type WrongBackEnd } from './WrongBackEnd.ts';

const { server, contract, accountOpening } = folders;
const family = 'authorisation';

export const authorisationFaults: readonly WrongBackEnd[] = [
  {
    family,
    law: 'the operation records are open to everyone who is signed in',
    file: `${contract}/operationRecords.ts`,
    find: "access: anyOfOrInternal('UR_OPERATION_RECORD'),",
    replace: "access: { rule: 'signed-in' },",
    caughtBy: 'callers:GET /operation_records',
  },
  {
    family,
    law: 'whoever creates accounts also deletes them',
    file: `${contract}/users.ts`,
    find: "access: anyOfOrInternal('UR_UM_DELETE_USER'),",
    replace: "access: anyOfOrInternal('UR_UM_CREATE_USER'),",
    caughtBy: 'callers:DELETE /users',
  },
  {
    family,
    law: 'a broker’s staff add to the pictures that only the provider manages',
    file: `${contract}/presetImages.ts`,
    find: "  method: 'POST',\n  path: '/systems/images',\n  access: internalStaff,",
    replace: "  method: 'POST',\n  path: '/systems/images',\n  access: { rule: 'signed-in' },",
    caughtBy: 'callers:POST /systems/images',
  },
  {
    family,
    law: 'an upload does not compare Broker-Code with the session',
    file: `${server}/pipeline/authorizeCaller.ts`,
    find: 'if (headerBrokerCode !== null && headerBrokerCode !== found.session.brokerCode) return notPermitted;',
    replace:
      "if (headerBrokerCode !== null && headerBrokerCode !== found.session.brokerCode && endpoint.bodyKind === 'json') return notPermitted;",
    caughtBy: 'callers:POST /questions',
  },
  {
    family,
    law: 'an account with its initial password reads everything, and is only kept from changes',
    file: `${server}/pipeline/authorizeCaller.ts`,
    find: 'return user?.mustChangePassword && !allowedBeforePasswordChange.has(endpoint)',
    replace:
      "return user?.mustChangePassword && endpoint.method !== 'GET' && !allowedBeforePasswordChange.has(endpoint)",
    caughtBy: 'rights:initial-password',
  },
  {
    family,
    law: 'whoever may take one step of an application may take all',
    file: `${accountOpening}/applications/changes/changeStatuses.ts`,
    find: 'if (!context.caller?.functions.has(rule.requires)) return',
    replace: "if (!context.caller?.functions.has('RAO_CLIENT_MANAMEMENT')) return",
    caughtBy: 'rights:by-action',
  },
  {
    family,
    law: 'the functions of a broker are stored as a flat list, so that none needs the one above it',
    file: `${server}/resources/accounts.ts`,
    find: '{ ...row, brokerCode }] as const',
    replace: '{ ...row, parentID: null, brokerCode }] as const',
    caughtBy: 'rights:needs-ancestors',
  },
  {
    family,
    law: 'the roles of a new account are not compared with the functions of its author',
    file: `${server}/resources/users/accountRules.ts`,
    find: 'const added = roleIDs.filter((roleID) => !before?.roleIDs.includes(roleID));',
    replace: 'const added = roleIDs.filter((roleID) => before?.roleIDs.includes(roleID) === false);',
    caughtBy: 'rights:grants',
  },
  {
    family,
    law: 'an operator makes a new account a super administrator',
    file: `${server}/resources/users/accountRules.ts`,
    find: 'if (type !== before?.type && outranksCaller(context, type))',
    replace: 'if (before && type !== before.type && outranksCaller(context, type))',
    caughtBy: 'rights:promotes',
  },
  {
    family,
    law: 'users disable themselves',
    file: `${server}/resources/users/accountRules.ts`,
    find: 'if (user.refID === context.caller?.refID) return createOwnAccountError();',
    replace: '',
    caughtBy: 'rights:own-account',
  },
  {
    family,
    law: 'a view as a role shows what the role may read and the user may not',
    file: `${server}/pipeline/restrictToView.ts`,
    find: 'return lacking && createNotHeldError(lacking);',
    replace: 'context.caller = { ...caller, functions: granted };',
    caughtBy: 'view:not-held',
  },
  {
    family,
    law: 'a view as a role creates records',
    file: `${server}/pipeline/restrictToView.ts`,
    find: '  if (changesState(endpoint)) return readOnly;',
    replace: "  if (endpoint.method === 'PUT' || endpoint.method === 'DELETE') return readOnly;",
    caughtBy: 'view:writes',
  },
];
