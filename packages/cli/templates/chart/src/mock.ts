// The emulator's route of this plugin. The counts of a day follow from the seed, so that each day keeps its counts.
import { type MockContext, type MockExtension, mockRoute } from '@brokerdesk/plugin-sdk/contract';
import { type EnquiryDay, getStatistics, topics } from './endpoints.ts';
import { totalOf } from './totalOf.ts';

const dayMs = 86_400_000;
// Hong Kong and Shanghai are eight hours ahead of UTC.
const zoneMs = dayMs / 3;
const values = 'samplePluginEnquiries';

const extension: MockExtension = {
  id: 'sample-plugin',
  routes: [
    mockRoute(getStatistics, (context, { query }) => {
      const length = Number(query.period);
      const all = Array.from({ length: length * 2 }, (_, index) => createDay(context, length * 2 - 1 - index));
      const days = all.slice(length);
      const total = days.reduce((sum, day) => sum + totalOf(day), 0);
      return { code: 'OK', data: { days, previousDays: all.slice(0, length), topics: divide(context, total) } };
    }),
  ],
};

export default extension;

/** Creates the enquiries of the day that many days ago: on weekends there are none. */
function createDay(context: MockContext, daysAgo: number): EnquiryDay {
  const time = new Date(context.now() + zoneMs - daysAgo * dayMs);
  const day = time.toISOString().slice(0, 10);
  const isWeekend = time.getUTCDay() % 6 === 0;
  const row = `${context.brokerCode ?? ''} ${day}`;
  const upTo = (field: string, limit: number) =>
    isWeekend ? 0 : Math.round((0.4 + 0.6 * context.value(values, row, field)) * limit);
  return {
    day,
    counts: { phone: upTo('phone', 40), email: upTo('email', 25), branch: upTo('branch', 8) },
    responseMinutes: isWeekend ? null : upTo('responseMinutes', 45),
  };
}

/** Divides the enquiries between the topics. */
function divide(context: MockContext, total: number) {
  const shares = topics.map((topic) => 0.3 + context.value(values, context.brokerCode ?? '', topic));
  const sum = shares.reduce((all, share) => all + share, 0);
  return topics.map((topic, index) => ({ topic, count: Math.floor((total * (shares[index] ?? 0)) / sum) }));
}
