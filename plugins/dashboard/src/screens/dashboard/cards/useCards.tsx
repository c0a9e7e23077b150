import { usePermission, useSlot } from '@brokerdesk/plugin-sdk';
import { useMemo } from 'react';
import { dashboardCards } from '../../../slots.ts';
import { useText } from '../useText.ts';
import { type Card, deletionList, statisticCards } from './cards.ts';
import { DeletionListBody } from './DeletionListBody.tsx';
import { StatisticBody } from './StatisticBody.tsx';

/** Returns the cards that the user may see, those of other plugins last. */
export function useCards(): readonly Card[] {
  const text = useText();
  const seesApplications = usePermission('RAO_CLIENT_MANAMEMENT');
  const added = useSlot(dashboardCards);
  const own = useMemo(() => {
    const statistics = statisticCards.map(({ id, ignores, isWide = false, useContent }): Card => {
      const title = text(`${id}.title`);
      const render: Card['render'] = (medium, view) => <StatisticBody {...{ id, title, medium, view, useContent }} />;
      return { id, title, ignores, isWide, render };
    });
    const title = text('deletionList.title');
    const list: Card = {
      id: deletionList,
      title,
      ignores: ['period'],
      isWide: false,
      render: (medium, view) => <DeletionListBody id={deletionList} {...{ title, medium, view }} />,
    };
    return seesApplications ? [...statistics, list] : statistics;
  }, [text, seesApplications]);
  const others = added.map(
    ({ key, title, render }): Card => ({
      id: key,
      title,
      ignores: [],
      isWide: false,
      render: (medium, { scope, from, to, region, profileID }) =>
        render({ scope, from, to, region, profileID, medium }),
    }),
  );
  return [...own, ...others];
}
