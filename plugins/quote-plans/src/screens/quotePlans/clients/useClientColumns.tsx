import {
  type ListColumn,
  type SortFieldOf,
  StatusTag,
  textIn,
  toLocalText,
  useFormats,
  useHost,
} from '@brokerdesk/plugin-sdk';
import type { listTraders, Trader } from '@brokerdesk/plugin-sdk/api';
import { useMemo } from 'react';
import { usePlanWords } from '../../../plans/usePlanWords.ts';
import { useText } from '../../useText.ts';
import { clientStateOf } from './clientStates.ts';
import { usePackageName } from './usePackageName.ts';

type Column = ListColumn<Trader, SortFieldOf<typeof listTraders>>;

/** Returns the columns of the list of clients. */
export function useClientColumns(): readonly Column[] {
  const text = useText();
  const words = usePlanWords();
  const { language } = useHost();
  const { count, dateTime } = useFormats();
  const nameOfPackage = usePackageName();
  return useMemo(
    () => [
      {
        id: 'name',
        header: text('clients.name'),
        width: 240,
        sortField: 'name',
        text: (client) => textIn(toLocalText(client, 'name'), language),
      },
      { id: 'userID', header: text('plan.login'), width: 130, sortField: 'userID', text: ({ userID }) => userID },
      {
        id: 'status',
        header: text('clients.status'),
        width: 110,
        text: ({ status }) => text(`clients.state.${clientStateOf(status).key}`),
        cell({ status }) {
          const { key, tone } = clientStateOf(status);
          return <StatusTag tone={tone}>{text(`clients.state.${key}`)}</StatusTag>;
        },
      },
      {
        id: 'plan',
        header: text('clients.plan'),
        width: 260,
        text: ({ currentPlan }) =>
          currentPlan
            ? words.terms({ name: nameOfPackage(currentPlan.packageCode), quota: currentPlan.quota })
            : text('clients.noPlan'),
      },
      {
        id: 'subUsers',
        header: text('clients.subUsers'),
        width: 170,
        text({ subUsers }) {
          if (subUsers.length === 0) return text('clients.noPlan');
          const withPlan = subUsers.filter(({ currentPlan }) => currentPlan !== null).length;
          return text('clients.subUserCount', { total: count(subUsers.length), withPlan: count(withPlan) });
        },
      },
      {
        id: 'openTime',
        header: text('clients.openTime'),
        width: 160,
        sortField: 'openTime',
        text: ({ openTime }) => dateTime(openTime),
      },
    ],
    [text, words, language, count, dateTime, nameOfPackage],
  );
}
