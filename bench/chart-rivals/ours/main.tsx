// The kit's charts: with their tables, tools, patterns and names for assistive technology.
import { Chart } from '@brokerdesk/plugin-sdk/charts';
import { createRoot } from 'react-dom/client';
import { KitProviders } from '../../part-pages/KitProviders.tsx';
import { type ChartData, createCharts, type Scope } from '../charts.ts';

const root = createRoot(document.querySelector('#root') as HTMLElement);

Object.assign(globalThis, {
  show: (scope: Scope) => root.render(<App scope={scope} />),
  isDrawn: (scope: Scope) => createCharts(scope).every(isDrawn),
});

function App({ scope }: { readonly scope: Scope }) {
  return (
    <KitProviders respond={() => new Promise(() => {})}>
      <div style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: 16 }}>
        {createCharts(scope).map(({ title, kind, categories, series }) => (
          <Chart
            key={title}
            title={title}
            kind={kind}
            categoryName="Category"
            categories={categories.map((label) => ({ key: label, label }))}
            series={series.map(({ name, values }) => ({ key: name, name, values }))}
            to={({ category }) => ({ code: 'RAO_CLIENT_MANAMEMENT', params: { id: category.key } })}
          />
        ))}
      </div>
    </KitProviders>
  );
}

function isDrawn({ title, categories, series }: ChartData): boolean {
  const points = document.querySelectorAll(`figure[aria-label="${title}"] .highcharts-series-group .highcharts-point`);
  return points.length === categories.length * series.length;
}
