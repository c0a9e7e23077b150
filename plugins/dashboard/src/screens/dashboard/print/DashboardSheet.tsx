import { Text, textIn, useHost } from '@brokerdesk/plugin-sdk';
import type { ProfileSummary } from '@brokerdesk/plugin-sdk/api';
import { PrintSheet } from '@brokerdesk/plugin-sdk/documents';
import { labelDays } from '../../../model/labelDays.ts';
import type { CardView } from '../cards/CardContent.ts';
import type { Card } from '../cards/cards.ts';
import { useCodeNames } from '../cards/useCodeNames.ts';
import { useIgnoredText } from '../useIgnoredText.ts';
import { useText } from '../useText.ts';

/** The visible cards on paper, in their order, with the period and the filters on every page. */
export function DashboardSheet({
  cards,
  view,
  profiles,
  time,
}: {
  readonly cards: readonly Card[];
  readonly view: CardView;
  readonly profiles: readonly ProfileSummary[] | undefined;
  /** RFC 3339: the time of printing. */
  readonly time: string;
}) {
  const text = useText();
  const names = useCodeNames();
  const { broker, language } = useHost();
  const { scope, region, profileID } = view;
  const profile = profiles?.find((one) => one.profileID === profileID);
  const filters = [
    text('print.scope', { bar: text(`bar.${scope}`) }),
    region === undefined ? text('filter.allRegions') : names.region(region),
    profile === undefined ? text('filter.allTemplates') : textIn(profile.name, language),
  ];
  const title = `${textIn(broker.name, language)} · ${text('menu.dashboard')}`;
  return (
    <PrintSheet title={title} reference={labelDays(view, language)} time={time}>
      <p>{filters.join(' · ')}</p>
      <Text as="p" tone="neutral" size="small">
        {text('filter.zone')}
      </Text>
      {cards.map((card) => (
        <PaperCard key={card.id} card={card} view={view} />
      ))}
    </PrintSheet>
  );
}

function PaperCard({ card, view }: { readonly card: Card; readonly view: CardView }) {
  const ignored = useIgnoredText(card, view);
  return (
    <section className="dashboard-paper">
      <h2>{card.title}</h2>
      {ignored !== undefined && <p>{ignored}</p>}
      {card.render('paper', view)}
    </section>
  );
}
