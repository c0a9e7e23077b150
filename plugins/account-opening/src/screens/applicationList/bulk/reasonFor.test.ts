import { expect, it } from 'vitest';
import { standardReasons } from '../../../model/standardReasons.ts';
import { reasonFor, mostCommonLanguage } from './reasonFor.ts';

const hongKong = { chiName: '陳小明', region: 'HK' } as const;
const mainland = { chiName: '王小明', region: 'CN' } as const;
const overseas = { chiName: '', region: 'OVERSEAS' } as const;

it('writes to many clients in the language that most of them read', () => {
  expect(mostCommonLanguage([mainland, hongKong, mainland])).toBe('zh-Hans');
  expect(mostCommonLanguage([overseas, hongKong])).toBe('en');
});

it('gives each client a reason of the catalogue in his own language', () => {
  const [known] = standardReasons.filter(({ reasonID }) => reasonID === 'has-account');
  const wish = { reason: known!.text.SC, reasons: standardReasons, language: 'zh-Hans' } as const;
  expect([mainland, hongKong, overseas].map((client) => reasonFor(client, wish))).toEqual([
    known!.text.SC,
    known!.text.TC,
    known!.text.EN,
  ]);
});

it('leaves words of one’s own as they were written', () => {
  const wish = { reason: '请致电客户经理。', reasons: standardReasons, language: 'zh-Hans' } as const;
  expect(reasonFor(overseas, wish)).toBe('请致电客户经理。');
});
