import type { Formats } from '@brokerdesk/plugin-sdk';
import type { ChartCategory } from '@brokerdesk/plugin-sdk/charts';
import type { EnquiryDay } from '../../endpoints.ts';

/** Returns days as the categories of a chart: month and day on the axis, the whole day in table and tooltip. */
export function toCategories(days: readonly EnquiryDay[], { date }: Formats): readonly ChartCategory[] {
  return days.map(({ day }) => ({ key: day, label: day.slice(5).replace('-', '/'), name: date(day) }));
}
