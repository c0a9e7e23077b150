export const en = {
  roleList: {
    what: 'the list of roles',
    search: 'Name or description',
    none: 'No roles yet',
    noneHint: 'A role is a set of functions for colleagues with the same work. Create the first one.',
    noneOfBroker: 'The broker has no roles yet. Its administrators create them.',
    create: 'New role',
  },
  roleColumn: {
    kind: 'Type',
    own: 'Own role',
    updateTime: 'Last change',
    updateBy: 'Changed by',
  },
} as const;
