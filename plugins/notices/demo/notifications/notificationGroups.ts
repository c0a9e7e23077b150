// The groups of clients to which a broker writes. Members of the built-in ones come from the accounts.
import { localText } from '@brokerdesk/fixtures';
import type { LocalText } from '@brokerdesk/api';

export interface GroupText {
  /** The last part of its identifier. */
  readonly key: string;
  readonly name: LocalText;
  readonly builtIn: boolean;
  /** Members, as a share of all clients of the broker. */
  readonly share: number;
}

/** Number of clients of each broker. */
export const clientCounts: Readonly<Record<string, number>> = { DEMO: 4812, HARBOUR: 12_640, LOTUS: 1930 };

export const notificationGroups: readonly GroupText[] = [
  { key: 'ALL', name: localText('All clients', '全部客户', '全部客戶'), builtIn: true, share: 1 },
  { key: 'CASH', name: localText('Cash accounts', '现金账户', '現金帳戶'), builtIn: true, share: 0.71 },
  { key: 'MARGIN', name: localText('Margin accounts', '保证金账户', '孖展帳戶'), builtIn: true, share: 0.29 },
  {
    key: 'PROFESSIONAL',
    name: localText('Professional investors', '专业投资者', '專業投資者'),
    builtIn: false,
    share: 0.008,
  },
  {
    key: 'NORTHBOUND',
    name: localText('Northbound traders', '北向交易客户', '北向交易客戶'),
    builtIn: false,
    share: 0.02,
  },
];
