/** Who works with quote plans: the staff of a broker apply for its clients, the provider reviews and applies for any broker. */
export type Desk = 'broker' | 'provider';
