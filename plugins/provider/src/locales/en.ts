const en = {
  menu: {
    brokers: 'Brokers',
    brokerList: 'Brokers',
    broker: 'Broker',
    functions: 'Functions of the product',
    plugins: 'Plugins',
    presetImages: 'Preset Pictures',
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
