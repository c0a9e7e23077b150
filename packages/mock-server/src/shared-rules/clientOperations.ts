/** The operations of clients in the trading app and of the back office on their accounts, as operation records name them. */
export const clientOperations = ['deviceApplication.apply', 'trader.status', 'agreement.accept'] as const;

/** One of {@link clientOperations}. */
export type ClientOperation = (typeof clientOperations)[number];
