export const en = {
  brokerList: {
    search: 'Code or name',
    none: 'No brokers yet',
    noneHint: 'Brokers appear here as soon as the product has been set up for them.',
    statusFilter: 'Status',
    exportName: 'brokers',
    availableSeats: 'Administrators left',
    functions: 'Permission set',
  },
} as const;
