export default {
  menu: {
    brokers: 'Brokers',
    brokerList: 'Brokers',
    broker: 'Broker',
    functions: 'Functions of the product',
  },
} as const;
