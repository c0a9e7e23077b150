export const en = {
  brokerDetail: {
    tabs: 'Parts of the broker',
    facts: 'Facts',
    functions: 'Permission set',
    packages: 'Packages and quota',
    notNamed: 'No broker chosen',
    notNamedHint: 'The address does not contain a broker. Open one from the list.',
    failed: 'The broker could not be loaded',
    unknown: 'There is no broker {{brokerCode}}',
    unknownHint: 'The code may be misspelled. Open a broker from the list.',
    deleted: 'This broker has been deleted',
    deletedHint:
      'It never comes back: its address is unavailable, and its users, roles and functions can no longer be opened.',
    disabled: 'This broker is disabled',
    disabledHint: 'None of its users can sign in until it is enabled again. What is changed here applies from then on.',
    userCount: '{{users}}, of which {{enabled}} are enabled',
    seatsFullHint:
      'To appoint another administrator, delete one or make one an operator. The quota is set in the contract.',
  },
  permissionSet: {
    title: 'Permission set',
    item: 'permission set',
    hint: 'A function that is withdrawn leaves its roles at once, and its users with their next sign-in.',
    save: 'Save permission set',
    discard: 'Discard changes',
    compare: 'Compare with another broker',
    reviewTitle: 'Change the permission set of {{name}}?',
  },
  permissionReview: {
    granted: 'Granted',
    withdrawn: 'Withdrawn',
    what: 'the roles that are affected',
    failed: 'The roles that are affected could not be counted',
    affected: '{{roles}} and {{users}} lose functions',
    roles_one: '{{number}} role',
    roles_other: '{{number}} roles',
    users_one: '{{number}} user',
    users_other: '{{number}} users',
    roleLoses_one: '{{name}}: {{number}} function',
    roleLoses_other: '{{name}}: {{number}} functions',
    nextSignIn_one:
      'The roles lose them at once, their users with the next sign-in: {{number}} of them is signed in now.',
    nextSignIn_other:
      'The roles lose them at once, their users with the next sign-in: {{number}} of them are signed in now.',
    notRestored:
      'If you grant a function again later, no role gets it back: an administrator of the broker has to add it.',
    noRole: 'No role has what is withdrawn, so no user loses anything.',
    noRoleGets: 'No role that was set up by the broker gets what is granted: its administrators add it.',
    defaultGets_one: 'Only “{{name}}”, which always has everything, gets it: {{number}} user, with the next sign-in.',
    defaultGets_other:
      'Only “{{name}}”, which always has everything, gets it: {{number}} users, with the next sign-in.',
  },
  compareBrokers: {
    title: 'Compare permission sets',
    with: 'Compare with',
    choose: 'Choose a broker',
    close: 'Close',
    copy: 'Copy the set of {{name}}',
    emptyTitle: 'No broker chosen',
    emptyText: 'Choose the broker whose permission set you want to see beside this one.',
    hint: 'Copying fills in the editor only. You see what changes before you save.',
  },
} as const;
