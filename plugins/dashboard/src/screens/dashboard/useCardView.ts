import { usePermission, usePreference } from '@brokerdesk/plugin-sdk';
import { useCallback, useMemo } from 'react';
import { type Figure, figureTarget, previousTarget } from '../../model/figureTarget.ts';
import { isAligned, previousDays } from '../../model/presets.ts';
import type { CardView } from './cards/CardContent.ts';
import type { AddressState } from './useAddress.ts';

/** Returns what the cards are drawn from; the same object until the address or a choice changes. */
export function useCardView({ address, change }: Pick<AddressState, 'address' | 'change'>): CardView {
  const canList = usePermission('RAO_CLIENT_MANAMEMENT');
  const [choices, setChoices] = usePreference('choices', noChoices);
  const { scope, from, to, preset, region, profileID, split } = address;
  const onChoose = useCallback(
    (name: string, value: string) => setChoices({ ...choices, [name]: value }),
    [choices, setChoices],
  );
  return useMemo((): CardView => {
    const previous = previousDays({ from, to }, preset);
    const filters = { period: { from, to }, region, profileID };
    return {
      scope,
      from,
      to,
      region,
      profileID,
      split,
      previous,
      choices,
      onChoose,
      isAligned: isAligned(scope, preset),
      onSplit: (next) => change({ split: next }),
      linkTo: canList ? (figure: Figure) => figureTarget(figure, filters) : undefined,
      linkToPrevious: canList ? (bar) => previousTarget(bar, filters) : undefined,
    };
  }, [scope, from, to, preset, region, profileID, split, choices, onChoose, canList, change]);
}

/** The same object each time. */
const noChoices: CardView['choices'] = {};
