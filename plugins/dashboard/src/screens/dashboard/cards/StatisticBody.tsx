import { ErrorState, Stack, useHost } from '@brokerdesk/plugin-sdk';
import { Chart, type ChartProps, PaperChart } from '@brokerdesk/plugin-sdk/charts';
import { useState } from 'react';
import { labelDays } from '../../../model/labelDays.ts';
import type { DashboardView } from '../../../slots.ts';
import { useReportRefresh } from '../RefreshContext.ts';
import { useText } from '../useText.ts';
import type { CardBodyProps, CardContent, CardView } from './CardContent.ts';
import { Figures } from './Figures.tsx';
import { StaleFigures } from './StaleFigures.tsx';

/** Props of {@link StatisticBody}. */
export interface StatisticBodyProps extends CardBodyProps {
  /** A hook of this card; the same in every rendering. */
  readonly useContent: (view: CardView) => CardContent;
}

/** The figures and charts of a card; what failed stands in their place, in this card only. */
export function StatisticBody({ id, title, medium, view, useContent }: StatisticBodyProps) {
  const text = useText();
  const { language } = useHost();
  const { query, figures, charts, controls } = useContent(view);
  const shownCharts = useSettledCharts(charts, query.isPlaceholderData);
  useReportRefresh(medium === 'screen' ? id : undefined, query);
  const retry = () => void query.refetch();
  if (query.error !== null && (query.data === undefined || query.isPlaceholderData)) {
    return <ErrorState title={text('card.failed', { name: title })} error={query.error} onRetry={retry} />;
  }
  // Figures of the last period or filter must not lead to lists of the new one.
  const isOld = query.isPlaceholderData;
  const shownFigures = isOld || medium === 'paper' ? figures.map((figure) => ({ ...figure, to: undefined })) : figures;
  return (
    <Stack gap={8} aria-busy={isOld || query.data === undefined} className="dashboard-body">
      <Figures title={title} figures={shownFigures} previousName={labelDays(view.previous, language)} />
      <StaleFigures {...query} />
      {medium !== 'paper' && controls}
      {shownCharts.map((chart) => (
        <StatisticChart key={chart.title} chart={chart} medium={medium} hasHeading={charts.length > 1} />
      ))}
    </Stack>
  );
}

/**
 * Returns the charts of the last period or filter, with their own names and links, until those of the new one have their
 * values. So each chart is drawn once for a change, and never old values below new names.
 */
function useSettledCharts(charts: readonly ChartProps[], isOld: boolean): readonly ChartProps[] {
  const [settled, setSettled] = useState(charts);
  const isSettled = charts.length === settled.length && charts.every((chart, index) => chart === settled[index]);
  if (isOld || isSettled) return settled;
  setSettled(charts);
  return charts;
}

function StatisticChart({
  chart,
  medium,
  hasHeading,
}: {
  readonly chart: ChartProps;
  readonly medium: DashboardView['medium'];
  readonly hasHeading: boolean;
}) {
  const { to: _to, ...plain } = chart;
  const factor = medium === 'enlarged' ? 1.5 : 1;
  const height = Math.round((chart.height ?? 280) * factor);
  return (
    <div>
      {hasHeading && <h3 className="dashboard-heading">{chart.title}</h3>}
      {medium === 'paper' ? (
        <PaperChart {...plain} hasTable={chart.categories.length <= mostRowsOnPaper} />
      ) : (
        <Chart {...chart} height={height} />
      )}
    </div>
  );
}

/** A table of more rows would fill a page; its values are in the csv. */
const mostRowsOnPaper = 17;
