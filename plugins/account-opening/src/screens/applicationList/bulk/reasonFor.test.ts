import { expect, it } from 'vitest';
import { standardReasons } from '../../../model/standardReasons.ts';
import { reasonFor, mostCommonLanguage } from './reasonFor.ts';

const hongKong = { chiName: '陳小明', region: 'HK' } as const;
const mainland = { chiName: '王小明', region: 'CN' } as const;
const overseas = { chiName: '', region: 'OVERSEAS' } as const;

it('chooses the language that most of the clients read', () => {
  expect(mostCommonLanguage([mainland, hongKong, mainland])).toBe('zh-Hans');
  expect(mostCommonLanguage([overseas, hongKong])).toBe('en');
});

it('returns a reason of the catalogue in each applicant’s language', () => {
  const [known] = standardReasons.filter(({ reasonID }) => reasonID === 'has-account');
  const options = { reason: known!.text.SC, reasons: standardReasons, language: 'zh-Hans' } as const;
  expect([mainland, hongKong, overseas].map((client) => reasonFor(client, options))).toEqual([
    known!.text.SC,
    known!.text.TC,
    known!.text.EN,
  ]);
});

it('returns free text unchanged', () => {
  const options = { reason: '请致电客户经理。', reasons: standardReasons, language: 'zh-Hans' } as const;
  expect(reasonFor(overseas, options)).toBe('请致电客户经理。');
});
