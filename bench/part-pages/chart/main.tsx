import { Chart, type ChartProps } from '@brokerdesk/plugin-sdk/charts';
import { startPart } from '../startPart.tsx';

startPart<ChartProps>({
  createData: (count) => ({
    title: `Chart of ${count}`,
    kind: 'line',
    categoryName: 'Hour',
    categories: Array.from({ length: count }, (_, index) => ({ key: String(index), label: `Hour ${index}` })),
    series: [
      { key: 'orders', name: 'Orders', values: Array.from({ length: count }, (_, index) => (index * 7_919) % 1_000) },
    ],
  }),
  render: (data) => <Chart {...data} />,
  // Every value has been drawn.
  isUsable: ({ title, categories }) => {
    const graph = document.querySelector(`figure[aria-label="${title}"] .highcharts-graph`);
    return graph?.getAttribute('d')?.match(/L/g)?.length === categories.length - 1;
  },
});
