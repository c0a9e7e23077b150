export const en = {
  allPlans: {
    what: 'the quote plans',
    search: 'Client, login or note',
    export: 'all-quote-plans',
    all: 'All',
    create: 'New quote plan',
    waiting: 'A request of this plan waits for review',
    openReview: 'Review it',
    panel: 'Quote plan',
    plan: 'Plan',
    noEnd: 'None',
    noNote: 'None',
    none: 'No quote plans yet',
    noneHint:
      'A quote plan gives a client market data. Brokers apply for plans; “New quote plan” applies for one for them.',
  },
  client: {
    what: 'the client',
    failed: 'The client could not be loaded',
    state: 'Status',
    since: 'Client since',
    logins: 'Logins and their plans in force',
    plan: 'Plan in force',
    noPlan: 'None',
    from: '{{terms}}, since {{date}}',
    states: { active: 'Active', suspended: 'Suspended', closed: 'Closed', unknown: 'Unknown' },
  },
} as const;
