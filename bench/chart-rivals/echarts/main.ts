// ECharts with only what the same charts need, drawn on a canvas, as it does by default. Its patterns and its description
// are on, because the kit's charts have both; it has neither tables nor points that the keyboard reaches.
import { BarChart, LineChart, PieChart } from 'echarts/charts';
import { AriaComponent, GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { type ECharts, init, use } from 'echarts/core';
import { CanvasRenderer } from 'echarts/renderers';
import { type ChartData, createCharts, type Scope } from '../charts.ts';

// oxlint-disable-next-line react-hooks/rules-of-hooks -- ECharts names the registration of its parts like a hook.
use([BarChart, LineChart, PieChart, AriaComponent, GridComponent, LegendComponent, TooltipComponent, CanvasRenderer]);

const root = document.querySelector('#root') as HTMLElement;
Object.assign(root.style, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: '16px' });
const charts = new Map<string, ECharts>();
const drawn = new Map<string, Scope>();

Object.assign(globalThis, {
  show(scope: Scope) {
    for (const data of createCharts(scope)) {
      const chart = charts.get(data.title) ?? createChart(data.title);
      chart.off('finished');
      chart.on('finished', () => drawn.set(data.title, scope));
      chart.setOption(optionsOf(data), { notMerge: true });
    }
  },
  isDrawn: (scope: Scope) => createCharts(scope).every(({ title }) => drawn.get(title) === scope),
});

function createChart(title: string): ECharts {
  const place = document.createElement('div');
  place.style.height = '280px';
  root.append(place);
  const chart = init(place);
  charts.set(title, chart);
  return chart;
}

function optionsOf({ kind, categories, series }: ChartData) {
  const common = { animation: false, aria: { enabled: true, decal: { show: true } }, tooltip: {}, legend: {} };
  if (kind === 'pie') {
    const data = categories.map((name, index) => ({ name, value: series[0]?.values[index] ?? 0 }));
    return { ...common, series: [{ type: 'pie' as const, data }] };
  }
  const isLying = kind === 'bar' || kind === 'stacked-bar';
  const names = { type: 'category' as const, data: [...categories] };
  const values = { type: 'value' as const };
  return {
    ...common,
    xAxis: isLying ? values : names,
    yAxis: isLying ? names : values,
    series: series.map((one) => ({
      name: one.name,
      type: kind === 'line' ? ('line' as const) : ('bar' as const),
      data: [...one.values],
      ...(kind.startsWith('stacked') && { stack: 'all' }),
    })),
  };
}
