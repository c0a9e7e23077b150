export const en = {
  advertisingCard: {
    what: 'Advertising pictures',
    count: 'Number',
    showing: 'Showing now',
    soon: 'Ending within 7 days',
    scheduled: 'Scheduled',
    unreleased: 'Not released',
    failed: 'The advertising pictures could not be loaded',
  },
} as const;
