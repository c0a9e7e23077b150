import type { Card } from './cards/cards.ts';
import type { CardView } from './cards/CardContent.ts';
import { useText } from './useText.ts';

/** Returns which of the filters that are set do not apply to a card, as a text; undefined if all do. */
export function useIgnoredText({ ignores }: Pick<Card, 'ignores'>, view: CardView): string | undefined {
  const text = useText();
  const ignoresRegion = view.region !== undefined && ignores.includes('region');
  const ignoresProfile = view.profileID !== undefined && ignores.includes('profile');
  if (ignoresRegion && ignoresProfile) return text('card.ignoresBoth');
  if (ignoresRegion) return text('card.ignoresRegion');
  if (ignoresProfile) return text('card.ignoresProfile');
  return ignores.includes('period') ? text('card.ignoresPeriod') : undefined;
}
