import type { BrokerInfo } from '@brokerdesk/api';
import { expect, test } from 'vitest';
import { findPortals } from './findPortals.ts';

const broker = (displayCode: string, EN: string, SC: string, TC: string): BrokerInfo => ({
  brokerCode: displayCode.toUpperCase(),
  displayCode,
  name: { EN, SC, TC },
  logoUrl: '',
  iconUrl: '',
  enabled: true,
});
const brokers = [
  broker('demo', 'Demo Securities', '示范证券', '示範證券'),
  broker('harbour', 'Harbour Bright Securities', '海港光明证券', '海港光明證券'),
  broker('lotus', 'Lotus Capital', '莲花资本', '蓮花資本'),
];
const codes = (found: readonly BrokerInfo[]) => found.map(({ displayCode }) => displayCode);

test.each([
  ['', ['demo', 'harbour', 'lotus']],
  ['  LOT ', ['lotus']],
  ['ＨＡＲＢＯＵＲ', ['harbour']],
  ['證券', ['demo', 'harbour']],
  ['莲花', ['lotus']],
  ['bright securities', ['harbour']],
  ['nowhere', []],
])('%j finds %j', (query, expected) => {
  expect(codes(findPortals({ brokers, query, recentCodes: [] }).others)).toEqual(expected);
});

test('portals used recently come first, newest first, and only once', () => {
  const { recent, others } = findPortals({ brokers, query: '', recentCodes: ['lotus', 'gone', 'demo'] });
  expect([codes(recent), codes(others)]).toEqual([['lotus', 'demo'], ['harbour']]);
});
