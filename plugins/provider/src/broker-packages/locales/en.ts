export const en = {
  brokerPackages: {
    title: 'Packages and quota',
    item: 'packages',
    what: 'the packages',
    failed: 'The packages could not be loaded',
    none: 'No packages',
    noneHint: 'The server has no packages for this broker.',
    code: {
      LEVEL_1: 'Hong Kong Level 1',
      LEVEL_2: 'Hong Kong Level 2',
      STREAMING: 'Streaming quotes',
      US_REAL_TIME: 'United States real time',
    },
    limit: 'Sale of {{name}}',
    limits: { none: 'Not sold', unlimited: 'Unlimited', quota: 'With a quota' },
    quota: 'Terminals of {{name}}',
    quotaNeeded: 'Enter the number of terminals.',
    use_one: '{{inUse}} terminals in use, by {{number}} plan',
    use_other: '{{inUse}} terminals in use, by {{number}} plans',
    save: 'Save packages',
    saved: 'The packages have been saved.',
    discard: 'Discard changes',
    inUse_one: '{{number}} plan uses “{{name}}”. It has to end before the package can be withdrawn.',
    inUse_other: '{{number}} plans use “{{name}}”. They have to end before the package can be withdrawn.',
    exceeded:
      'Plans use {{inUse}} terminals of “{{name}}”, more than a quota of {{total}}, or without a limit. Choose a higher quota, or change the plans first.',
  },
} as const;
