/** The ways in which a reminder reaches a client. */
export const channels = ['sms', 'email', 'push'] as const;

/** The least and the most days before a deadline on which a reminder is sent. */
export const dayLimits = { minimum: 1, maximum: 30 } as const;

/** The maximum number of characters of a message in one language. */
export const messageLimit = 300;
