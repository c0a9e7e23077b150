import { useEffect, useMemo, useRef } from 'react';
import { type CardCommands, CardFrame } from './CardFrame.tsx';
import type { CardView } from './cards/CardContent.ts';
import type { CardLayout } from './useLayout.ts';

/** Props of {@link CardGrid}. */
export interface CardGridProps {
  readonly layout: CardLayout;
  readonly view: CardView;
  readonly onEnlarge: (id: string) => void;
  readonly onArrange: () => void;
}

/** The visible cards, two beside each other where there is room. */
export function CardGrid({ layout, view, onEnlarge, onArrange }: CardGridProps) {
  const commands = useLatest({ layout, onEnlarge, onArrange });
  const { visible } = layout;
  return (
    <div className="dashboard-grid">
      {visible.map((card, index) => (
        <CardFrame
          key={card.id}
          {...{ card, view, commands }}
          isFirst={index === 0}
          isLast={index === visible.length - 1}
        />
      ))}
    </div>
  );
}

/** Returns the same commands each time, which use the latest layout: cards are not drawn again when another one moves. */
function useLatest(props: Pick<CardGridProps, 'layout' | 'onEnlarge' | 'onArrange'>): CardCommands {
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  return useMemo(
    () => ({
      enlarge: (id) => latest.current.onEnlarge(id),
      hide: (id) => latest.current.layout.hide(id),
      moveBy: (id, step) => latest.current.layout.moveBy(id, step),
      arrange: () => latest.current.onArrange(),
    }),
    [],
  );
}
