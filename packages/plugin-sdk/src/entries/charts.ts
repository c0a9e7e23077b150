// Charts, as `@brokerdesk/plugin-sdk/charts`: loaded by the first screen that imports it; the library that draws is loaded
// with the first chart that has something to draw.
import styles from '../charts/charts.css?inline';
import { injectStyleSheet } from '../kit/injectStyleSheet.ts';

injectStyleSheet(styles);

export { Chart } from '../charts/Chart.tsx';
export { PaperChart, type PaperChartProps } from '../charts/PaperChart.tsx';
export type {
  ChartCategory,
  ChartColor,
  ChartKind,
  ChartPoint,
  ChartProps,
  ChartQuery,
  ChartSeries,
} from '../charts/ChartProps.ts';
