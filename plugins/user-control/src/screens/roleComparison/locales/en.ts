export const en = {
  roleComparison: {
    left: 'First role',
    right: 'Second role',
    choose: 'Choose a role',
    emptyTitle: 'Choose two roles',
    emptyText: 'Their functions and members will be shown side by side.',
    rolesFailed: 'The roles could not be loaded',
    swap: 'Swap',
    memberColumn: 'Member',
    has: 'has this role',
    hasNot: 'does not have this role',
    noMembers: 'Nobody has either role.',
  },
} as const;
