export const en = {
  roleDetail: {
    names: 'Names',
    memberCount_one: '{{number}} account, {{signedIn}} signed in now',
    memberCount_other: '{{number}} accounts, {{signedIn}} signed in now',
    functionCount: '{{granted}} of {{total}}',
    changed: 'Last change',
    changedBy: '{{time}} by {{by}}',
    tabs: 'Parts of the role',
    history: 'History',
    all: 'all functions',
  },
  roleOperation: {
    create: 'Role created',
    update: 'Role changed',
    delete: 'Role deleted',
  },
} as const;
