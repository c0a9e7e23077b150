// The place in the dashboard that other plugins can fill. They import this file and nothing else of the plugin; it contains
// names and types only.
import { defineSlot } from '@brokerdesk/plugin-sdk';

/** What the dashboard shows; days are those of Asia/Shanghai. */
export interface DashboardView {
  /** What one bar of a chart covers; weeks begin on Monday. */
  readonly scope: 'day' | 'week' | 'month';
  /** The first and the last day, `YYYY-MM-DD`, both included. */
  readonly from: string;
  readonly to: string;
  /** The filters; undefined for all. */
  readonly region: 'HK' | 'CN' | 'MO' | 'OVERSEAS' | undefined;
  readonly profileID: string | undefined;
  /** Where the card is shown: among the others, alone in a window, or on a printed sheet, which has no tools and links. */
  readonly medium: 'screen' | 'enlarged' | 'paper';
}

/** Cards of the dashboard. The title of a fill is the heading of its card. */
export const dashboardCards = defineSlot<DashboardView>('dashboard.cards');
