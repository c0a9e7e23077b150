import { ScreenLink, SkeletonLines, Text, useFormats } from '@brokerdesk/plugin-sdk';
import type { CardFigure } from './CardContent.ts';
import { ComparisonText } from './ComparisonText.tsx';

/** Props of {@link Figures}. */
export interface FiguresProps {
  /** What the figures belong to, for the names of their links. */
  readonly title: string;
  readonly figures: readonly CardFigure[];
  /** The period before, as users read it. */
  readonly previousName: string;
}

/** The numbers of a card, each with its difference to the period before and a link to what it counts. */
export function Figures({ title, figures, previousName }: FiguresProps) {
  return (
    <dl className="dashboard-figures">
      {figures.map((figure) => (
        <div key={figure.key}>
          <Text as="dt" tone="neutral" size="table">
            {figure.label}
          </Text>
          <dd>
            <FigureValue title={title} figure={figure} />
            {typeof figure.value === 'number' && typeof figure.previous === 'number' && (
              <ComparisonText
                value={figure.value}
                previous={figure.previous}
                isShare={figure.isShare ?? false}
                previousName={previousName}
              />
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function FigureValue({ title, figure }: { readonly title: string; readonly figure: CardFigure }) {
  const { count } = useFormats();
  const { label, value, format = count, to } = figure;
  if (value === undefined) return <SkeletonLines count={1} className="dashboard-skeleton" />;
  const shown = value === null ? '–' : format(value);
  if (to === undefined || value === 0 || value === null) return <span className="dashboard-value">{shown}</span>;
  return (
    <ScreenLink to={to} className="dashboard-value" aria-label={`${title} · ${label}: ${shown}`}>
      {shown}
    </ScreenLink>
  );
}
