const en = {
  menu: {
    brokers: 'Brokers',
    brokerList: 'Brokers',
    broker: 'Broker',
    functions: 'Functions of the product',
    quotePlanReview: 'Quote Plan Review',
    brokersWithPlans: 'Brokers',
    review: 'Review',
    allPlans: 'All quote plans',
    presetImages: 'Preset Pictures',
  },
  jobs: {
    auditPlans: 'Review quote plans',
    approve_one: 'Approve {{count}} request',
    approve_other: 'Approve {{count}} requests',
    reject_one: 'Reject {{count}} request',
    reject_other: 'Reject {{count}} requests',
    broker: 'Broker',
    client: 'Client',
    login: 'Login ID',
  },
  home: {
    planReview: {
      waiting: 'Waiting for review',
      count: 'Requests',
      failed: 'The requests could not be counted',
      oldest: 'The oldest was made {{time}}.',
      all: 'All brokers',
    },
  },
  brokersCard: {
    group: 'Status',
    disabled: 'Disabled',
    failed: 'The brokers could not be counted',
    count: 'Brokers',
    seatsFull: 'No administrator left to appoint',
    all: 'All, without deleted ones',
  },
} as const;

export default en;
