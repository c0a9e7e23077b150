const en = {
  menu: {
    accountOpening: 'Account Opening',
    dashboard: 'Data Chart',
  },
  home: {
    figure: 'Applications',
    count: 'Number',
    thisWeek: 'Submitted this week',
    lastWeek: 'Last week, until the same day',
    deletions_one: 'Deleted automatically within {{count}} day',
    deletions_other: 'Deleted automatically within {{count}} days',
    open: 'All charts',
    failed: 'The figures could not be loaded',
  },
} as const;

export default en;
