import { Card, IconButton, Menu, Row, Text } from '@brokerdesk/plugin-sdk';
import { memo, useId, useState } from 'react';
import type { Card as DashboardCard } from './cards/cards.ts';
import type { CardView } from './cards/CardContent.ts';
import { useIgnoredText } from './useIgnoredText.ts';
import { useText } from './useText.ts';

// Icons of 16 px, as path data of Blueprint.

/** Three dots, for further commands. */
const moreIcon = [
  'M2 6a2 2 0 1 1 0 4 2 2 0 0 1 0-4m6 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4m6 0a2 2 0 1 1 0 4 2 2 0 0 1 0-4',
] as const;

/** Two arrows apart, for enlarging. */
const enlargeIcon = [
  'M5.99 8.99c-.28 0-.53.11-.71.29l-3.29 3.29v-1.59c0-.55-.45-1-1-1s-1 .45-1 1v4c0 .55.45 1 1 1h4c.55 0 1-.45 1-1s-.45-1-1-1H3.41L6.7 10.7a1.003 1.003 0 0 0-.71-1.71m9-9h-4c-.55 0-1 .45-1 1s.45 1 1 1h1.59l-3.3 3.3a1 1 0 0 0-.29.7 1.003 1.003 0 0 0 1.71.71l3.29-3.29V5c0 .55.45 1 1 1s1-.45 1-1V1c0-.56-.45-1.01-1-1.01',
] as const;

/** What a user does with a card, by its position among the visible ones. */
export interface CardCommands {
  readonly enlarge: (id: string) => void;
  readonly hide: (id: string) => void;
  /** Moves it by a number of visible cards. */
  readonly moveBy: (id: string, step: -1 | 1) => void;
  readonly arrange: () => void;
}

/** A card with its heading, its commands and its content. */
export const CardFrame = memo(function CardFrame({
  card,
  view,
  commands,
  isFirst,
  isLast,
}: {
  readonly card: DashboardCard;
  readonly view: CardView;
  readonly commands: CardCommands;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}) {
  const text = useText();
  const { id, title } = card;
  const headingId = useId();
  const ignored = useIgnoredText(card, view);
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <Card
      as="section"
      gap={8}
      className={`dashboard-card ${card.isWide ? 'dashboard-card-wide' : ''}`}
      aria-labelledby={headingId}
      data-card={id}
    >
      <Row as="header">
        <h2 id={headingId} className="bdk-grow">
          {title}
        </h2>
        <IconButton
          size="small"
          paths={enlargeIcon}
          label={text('card.enlarge', { name: title })}
          onClick={() => commands.enlarge(id)}
        />
        <IconButton
          size="small"
          paths={moreIcon}
          label={text('card.menu', { name: title })}
          aria-haspopup="menu"
          aria-expanded={anchor !== undefined}
          onClick={({ currentTarget }) => setAnchor(anchor === undefined ? currentTarget : undefined)}
        />
        {anchor && (
          <Menu
            anchor={anchor}
            label={text('card.menu', { name: title })}
            onClose={() => setAnchor(undefined)}
            items={[
              {
                id: 'earlier',
                label: text('card.earlier'),
                disabledReason: isFirst ? text('card.isFirst') : undefined,
                run: () => commands.moveBy(id, -1),
              },
              {
                id: 'later',
                label: text('card.later'),
                disabledReason: isLast ? text('card.isLast') : undefined,
                run: () => commands.moveBy(id, 1),
              },
              { id: 'moveTo', label: text('card.moveTo'), run: commands.arrange },
              { id: 'hide', label: text('card.hide'), run: () => commands.hide(id) },
            ]}
          />
        )}
      </Row>
      {ignored !== undefined && (
        <Text as="p" tone="neutral" size="small">
          {ignored}
        </Text>
      )}
      {card.render('screen', view)}
    </Card>
  );
});
