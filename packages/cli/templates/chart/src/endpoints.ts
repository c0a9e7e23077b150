import { anyOf, endpoint } from '@brokerdesk/plugin-sdk/contract';
import { z } from 'zod';

/** The periods that a user can choose, in days until today. */
export const periods = ['7', '30', '90'] as const;

/** One of {@link periods}. */
export type Period = (typeof periods)[number];

/** How clients enquire. */
export const channels = ['phone', 'email', 'branch'] as const;

/** What clients enquire about. */
export const topics = ['account', 'fees', 'trading', 'transfer', 'other'] as const;

const count = z.number().int().min(0);

const day = z.object({
  /** A day in Asia/Shanghai. */
  day: z.iso.date(),
  counts: z.object({ phone: count, email: count, branch: count }),
  /** The average until the first response; null on a day without enquiries. */
  responseMinutes: z.number().nullable(),
});

/** The enquiries of one day. */
export type EnquiryDay = z.output<typeof day>;

const statistics = z.object({
  /** The days of the period, the earliest first; the last one is today. */
  days: z.array(day),
  /** As many days before them. */
  previousDays: z.array(day),
  topics: z.array(z.object({ topic: z.enum(topics), count })),
});

/** The enquiries of a period. */
export type Statistics = z.output<typeof statistics>;

/** Returns the enquiries of a period, and those of the one before it. */
export const getStatistics = endpoint({
  method: 'GET',
  path: '/sample_plugin/statistics',
  access: anyOf('X_SAMPLE_PLUGIN'),
  errors: ['E0004'],
  shapes: { query: z.object({ period: z.enum(periods) }), data: statistics },
});
