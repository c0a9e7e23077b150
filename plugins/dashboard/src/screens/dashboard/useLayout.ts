import { useHost, usePreference } from '@brokerdesk/plugin-sdk';
import { arrange, defaultLayout, type Layout, moveCard, setHidden } from '../../model/layout.ts';
import type { Card } from './cards/cards.ts';
import { useText } from './useText.ts';

/** The cards as this user has arranged them on this device. */
export interface CardLayout {
  /** All cards in their order. */
  readonly cards: readonly Card[];
  readonly visible: readonly Card[];
  readonly hidden: ReadonlySet<string>;
  readonly move: (id: string, to: number) => void;
  /** Moves a visible card over its visible neighbour. */
  readonly moveBy: (id: string, step: -1 | 1) => void;
  readonly setHidden: (id: string, isHidden: boolean) => void;
  /** Hides a card, with a message that can undo it. */
  readonly hide: (id: string) => void;
  readonly reset: () => void;
}

/** Arranges the cards, and keeps the layout. */
export function useLayout(available: readonly Card[]): CardLayout {
  const text = useText();
  const { notify } = useHost();
  const [layout, setLayout] = usePreference<Layout>('layout', defaultLayout);
  const ids = available.map(({ id }) => id);
  const { cards: order, hidden } = arrange(layout, ids);
  const cards = order.flatMap((id) => available.find((card) => card.id === id) ?? []);
  const visible = cards.filter(({ id }) => !hidden.has(id));
  const move = (id: string, to: number) => setLayout(moveCard(layout, ids, { id, to }));
  return {
    cards,
    visible,
    hidden,
    move,
    moveBy(id, step) {
      const neighbour = visible[visible.findIndex((card) => card.id === id) + step];
      if (neighbour !== undefined) move(id, order.indexOf(neighbour.id));
    },
    setHidden: (id, isHidden) => setLayout(setHidden(layout, id, isHidden)),
    hide(id) {
      const name = available.find((card) => card.id === id)?.title ?? id;
      setLayout(setHidden(layout, id, true));
      const undo = { label: text('card.undo'), run: () => setLayout(layout) };
      notify({ tone: 'success', text: text('card.hidden', { name }), action: undo });
    },
    reset: () => setLayout(defaultLayout),
  };
}
