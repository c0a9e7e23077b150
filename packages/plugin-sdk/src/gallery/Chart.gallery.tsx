import { Suspense } from 'react';
import { Chart } from '../charts/Chart.tsx';
import { PaperChart } from '../charts/PaperChart.tsx';
import type { ChartKind, ChartProps } from '../charts/ChartProps.ts';
import '../entries/charts.ts';
import type { GalleryPage, GalleryState, Translate } from './GalleryPage.ts';

const to: ChartProps['to'] = ({ category }) => ({ code: 'RAO_CLIENT_MANAMEMENT', params: { region: category.key } });

const counts = [
  [12, 30, 8, 0, 17, 25, 31],
  [5, 11, 14, 9, 0, 7, 12],
  [1, 2, null, 3, 2, 0, 4],
];

/** Chart. */
export const gallery: GalleryPage = {
  title: 'Chart',
  states: [
    kind('Columns on top of each other', 'stacked-column'),
    kind('Columns beside each other', 'column'),
    kind('Bars', 'stacked-bar'),
    kind('Lines', 'line'),
    parts('Pie', 'pie'),
    parts('Funnel', 'funnel'),
    {
      name: 'Compared with the period before',
      render: (translate) => (
        <Chart
          {...days(translate)}
          kind="column"
          series={[
            { key: 'now', name: translate('This week', '本周', '本週'), values: counts[0] ?? [] },
            {
              key: 'before',
              name: translate('Last week', '上周', '上週'),
              values: counts[1] ?? [],
              isComparison: true,
            },
          ]}
        />
      ),
    },
    {
      name: 'The colours of statuses',
      render: (translate) => (
        <Chart
          {...days(translate)}
          kind="bar"
          categories={[
            { key: 'PND', label: translate('Pending', '待提交', '待提交'), color: 'waiting' },
            { key: 'SUB', label: translate('Submitted', '已提交', '已提交'), color: 'progress' },
            { key: 'GOF', label: translate('Form generated', '表格已生成', '表格已製作'), color: 'form' },
            { key: 'REJ', label: translate('Rejected', '已拒绝', '已拒絕'), color: 'failed' },
          ]}
          series={[{ key: 'all', name: translate('Applications', '申请', '申請'), values: [12, 30, 8, 5] }]}
        />
      ),
    },
    {
      name: 'For paper',
      render: (translate) => (
        <Suspense>
          <PaperChart
            {...days(translate)}
            kind="column"
            series={[{ key: 'all', name: translate('Applications', '申请', '申請'), values: counts[0] ?? [] }]}
            hasTable
          />
        </Suspense>
      ),
    },
    { name: 'Loading', render: (translate) => <Chart {...days(translate)} kind="column" series={undefined} /> },
    {
      name: 'Nothing to show',
      render: (translate) => (
        <Chart
          {...days(translate)}
          kind="column"
          series={[{ key: 'all', name: 'HK', values: [0, 0, 0, 0, 0, 0, 0] }]}
        />
      ),
    },
    {
      name: 'One value, and names as long as brokers write them',
      render: (translate) => (
        <Chart
          {...days(translate)}
          kind="bar"
          categories={[
            {
              key: 'a',
              label: translate(
                'Account opening for residents of the mainland <with an address proof>',
                '内地居民开户（须提供住址证明）以及其他相关文件的说明',
                '內地居民開戶（須提供住址證明）以及其他相關文件的說明',
              ),
            },
          ]}
          series={[{ key: 'all', name: 'HK', values: [10_000] }]}
        />
      ),
    },
    {
      name: '10,000 points',
      render: (translate) => (
        <Chart
          {...days(translate)}
          kind="line"
          categories={Array.from({ length: 10_000 }, (_, index) => ({ key: `${index}`, label: `${index + 1}` }))}
          series={[
            {
              key: 'all',
              name: 'HK',
              values: Array.from({ length: 10_000 }, (_, index) =>
                Math.round(50 + 40 * Math.sin(index / 300) + (index % 7)),
              ),
            },
          ]}
        />
      ),
    },
  ],
};

function days(translate: Translate) {
  return {
    title: translate('Submitted applications', '已提交的申请', '已提交的申請'),
    categoryName: translate('Day', '日期', '日期'),
    categories: [16, 17, 18, 19, 20, 21, 22].map((day) => ({
      key: `2026-11-${day}`,
      label: translate(`${day} Nov`, `11月${day}日`, `11月${day}日`),
    })),
    to,
  };
}

function kind(name: string, value: ChartKind): GalleryState {
  return {
    name,
    render: (translate) => {
      const names = [
        translate('Hong Kong', '香港', '香港'),
        translate('Mainland', '内地', '內地'),
        translate('Macau', '澳门', '澳門'),
      ];
      const series = names.map((region, index) => ({ key: region, name: region, values: counts[index] ?? [] }));
      return <Chart {...days(translate)} kind={value} series={series} />;
    },
  };
}

function parts(name: string, value: 'pie' | 'funnel'): GalleryState {
  return {
    name,
    render: (translate) => (
      <Chart
        title={translate('Where applicants stop', '申请人停留的页面', '申請人停留的頁面')}
        kind={value}
        categoryName={translate('Page', '页面', '頁面')}
        categories={[
          { key: 'id', label: translate('Identity', '身份证明', '身份證明') },
          { key: 'work', label: translate('Work', '职业', '職業') },
          { key: 'risk', label: translate('Risk', '风险评估', '風險評估') },
          { key: 'sign', label: translate('Signature', '签署', '簽署'), color: 'waiting' },
        ]}
        series={[{ key: 'pending', name: translate('Applications', '申请', '申請'), values: [120, 64, 31, 12] }]}
        to={to}
      />
    ),
  };
}
