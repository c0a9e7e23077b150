// @ts-check

/** The version of Brokerdesk's packages, which are released together; a test compares it with theirs. */
export const version = '1.0.0';
