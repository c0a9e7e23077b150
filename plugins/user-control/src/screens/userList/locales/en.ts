export const en = {
  user: 'user',
  exportName: 'users',
  more: {
    contactGroups: 'Contact groups',
    language: 'Language',
    createTime: 'Created',
    updateTime: 'Last change',
    updateBy: 'Changed by',
  },
  language: { en_US: 'English', zh_HK: 'Traditional Chinese', zh_CN: 'Simplified Chinese' },
  filters: {
    status: 'Deleted accounts',
    deleted: 'Only deleted',
    role: 'Role',
    group: 'Contact group',
    signedIn: 'Sign-in',
    signedInTrue: 'Has signed in',
    signedInFalse: 'Never signed in',
    refID: 'Opened by a link',
    onlyOne: 'Only this one',
  },
  seats: {
    used: 'Administrator accounts: {{used}} of {{total}} in use, {{available}} left.',
    full: 'All {{total}} administrator accounts are in use.',
    fullHint: 'To appoint another administrator, delete one, make one an operator, or ask the provider for more.',
    fullHintProvider: 'To appoint another administrator of this broker, delete one or make one an operator.',
  },
  action: {
    change: 'Edit',
    initialPassword: 'Initial password',
    enable: 'Enable',
    disable: 'Disable',
    delete: 'Delete',
  },
  problem: {
    ownAccount: 'This is your own account: another administrator has to do this.',
    outranks: 'This account ranks above yours: ask a super administrator.',
    deleted: 'The account is deleted for good.',
    enabled: 'The account is already enabled.',
    disabled: 'The account is already disabled.',
  },
  panel: {
    label: 'User',
    details: 'Details',
    roles: 'Roles',
    signIns: 'Sign-ins',
    history: 'History',
    none: 'None',
    inUse: 'In use',
  },
  rolePanel: {
    what: 'the functions of the role',
    failed: 'The functions of the role could not be loaded',
    none: 'This user has no role, so they see the home page only.',
    noFunctions: 'This role opens nothing.',
  },
  form: {
    userIDHint: '3 to 32 letters, digits, “.”, “_” or “-”. It cannot be changed later, and nobody ever gets it again.',
    typeHint: 'You can appoint users up to your own type.',
    ownType: 'You cannot change the type of your own account.',
    ownRoles: 'You cannot change your own roles: another administrator has to do this.',
    rolesHint: 'A user may do what at least one of their roles allows. You can grant only functions that you have.',
    rolesHintProvider: 'A user may do what at least one of their roles allows.',
    groupsHint: 'The groups in which clients reach this user.',
    languageLabel: 'Language of messages',
    languageHint: 'The language of messages to the user. They choose that of the portal themselves.',
    enabled: 'May sign in at once',
    nextSignIn: 'Roles and type count from the next sign-in',
    nextSignInText: '{{name}} keeps the present functions until then.',
    endSession: 'End the session of {{name}} now, if they are signed in, so that it applies at once',
    contact: 'Verification codes are sent to this email address and mobile number.',
  },
  refusal: {
    functions_one:
      'These roles grant a function that you do not have: {{names}}. Choose other roles, or ask a colleague who has it.',
    functions_other:
      'These roles grant functions that you do not have: {{names}}. Choose other roles, or ask a colleague who has them.',
    moreFunctions: '{{count}} more',
    type: 'Your own type does not allow you to appoint a user of the type “{{type}}”. Ask a super administrator.',
    quota:
      'All {{total}} administrator accounts are in use. Choose “Operator”, delete another administrator or make one an operator, or ask the provider for more.',
    ownAccount: 'You cannot do this to your own account. Ask another administrator.',
    outranks: 'This account ranks above yours. Ask a super administrator.',
    lastSuperAdministrator:
      'This is the last super administrator who can sign in. Appoint or enable another one first.',
  },
  status: {
    enableTitle: 'Enable this account?',
    enableConsequence: '{{name}} can sign in again, with the same password and roles.',
    disableTitle: 'Disable this account?',
    disableConsequence:
      'The session of {{name}} ends at once, and input that is not saved is lost. The account can be enabled again.',
    enabled: '{{name}} has been enabled.',
    disabled: '{{name}} has been disabled.',
  },
  deletion: {
    consequence:
      'This cannot be undone. The session ends at once, and the login name {{userID}} is never free again. To stop sign-ins for a while, disable the account instead.',
  },
  password: {
    title: 'Initial password',
    question: 'Set a new initial password?',
    consequence:
      'The present password of {{name}} no longer works, and their session ends at once. They get a message, and must choose a password of their own at the next sign-in.',
    submit: 'Set initial password',
    hint: 'Give it to {{name}} in person or by phone. It must be changed at the first sign-in.',
  },
  bulkUsers: {
    enable: { consequence: 'These users can sign in again, with the same password and roles.' },
    disable: {
      consequence:
        'Their sessions end at once, and input that is not saved is lost. The accounts can be enabled again.',
    },
    delete: {
      consequence: 'This cannot be undone. Their sessions end at once, and their login names are never free again.',
    },
    andMore: 'and {{count}} more',
    leftOut: 'Left out',
    nothingLeft: 'None of the selected accounts can be changed this way: {{reasons}}',
    notLoaded: 'The selected accounts could not be loaded. Try again.',
  },
} as const;
