import { localText } from '@brokerdesk/fixtures';
import type { BrokerPackages, LocalText } from '@brokerdesk/api';

type PackageCode = BrokerPackages['packages'][number]['packageCode'];

/** The provider's packages, in its wording. */
export const feedPackageTexts: Readonly<
  Record<PackageCode, { readonly name: LocalText; readonly description: LocalText }>
> = {
  LEVEL_1: {
    name: localText('Hong Kong Level 1', '港股一档行情', '港股一檔報價'),
    description: localText(
      'Real-time best bid and offer of Hong Kong shares.',
      '港股实时最优买卖盘。',
      '港股即時最佳買賣盤。',
    ),
  },
  LEVEL_2: {
    name: localText('Hong Kong Level 2', '港股十档行情', '港股十檔報價'),
    description: localText(
      'Ten levels of the order book and the broker queue.',
      '港股十档买卖盘及经纪队列。',
      '港股十檔買賣盤及經紀輪候。',
    ),
  },
  STREAMING: {
    name: localText('Streaming quotes', '港股串流行情', '港股串流報價'),
    description: localText(
      'Quotes that move by themselves, with charts and ticks.',
      '自动跳动的串流报价，含走势图及逐笔成交。',
      '自動跳動的串流報價，連走勢圖及逐筆成交。',
    ),
  },
  US_REAL_TIME: {
    name: localText('United States real time', '美股实时行情', '美股即時報價'),
    description: localText(
      'Real-time quotes of shares listed in the United States, before and after hours included.',
      '美股实时报价，含盘前及盘后。',
      '美股即時報價，包括盤前及盤後。',
    ),
  },
};

/** The number of terminals that each broker has bought; null for unlimited. Lotus has not taken product management. */
export const boughtPackages: Readonly<Record<string, Readonly<Partial<Record<PackageCode, number | null>>>>> = {
  DEMO: { LEVEL_1: null, LEVEL_2: 40, STREAMING: 60, US_REAL_TIME: 5 },
  HARBOUR: { LEVEL_1: null, LEVEL_2: 25, STREAMING: 30 },
  LOTUS: {},
};
