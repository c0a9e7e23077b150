// The client information that sandboxes begin with: in all three languages, each in its script, and written before the
// sandbox begins.
import { expect, test } from 'vitest';
import { createSeeder } from '../../packages/mock-server/src/extensions/createSeeder.ts';
import { productHalves } from '../../packages/mock-server/src/productHalves.ts';

const now = Date.parse('2026-03-02T03:00:00Z');
const state = createSeeder({
  seed: 'brokerdesk',
  applications: 0,
  halves: { core: productHalves, plugins: [] },
  startedAt: now,
})({
  now,
  frozen: true,
  instantWork: false,
});
const rows = ['notifications', 'notificationGroups', 'announcements', 'agreements', 'faq', 'faqCategories'].flatMap(
  (name) => (state[name]?.rows() ?? []).map((row) => ({ name, row: row as Record<string, unknown> })),
);

test('only brokers with product management have more than the built-in rows', () => {
  const own = rows.filter(({ row }) => row['brokerCode'] === 'LOTUS');
  expect(own.map(({ name, row }) => [name, row['builtIn']])).toEqual(
    Array.from({ length: 3 }, () => ['notificationGroups', true]),
  );
  const names = new Set(rows.filter(({ row }) => row['brokerCode'] === 'HARBOUR').map(({ name }) => name));
  expect([...names].sort()).toEqual([
    'agreements',
    'announcements',
    'faq',
    'faqCategories',
    'notificationGroups',
    'notifications',
  ]);
});

test('no row was written after the sandbox begins, or changed before it was written', () => {
  for (const { name, row } of rows) {
    const { updateTime, createTime = updateTime, updateBy, builtIn } = row as Record<string, string>;
    expect(Date.parse(updateTime ?? ''), name).toBeLessThanOrEqual(now);
    expect(Date.parse(createTime ?? ''), name).toBeLessThanOrEqual(Date.parse(updateTime ?? ''));
    expect(updateBy === '', name).toBe(Boolean(builtIn));
  }
});

/** Characters of only one Chinese script. */
const traditionalOnly =
  /[們個開關戶為與時間請選擇證號買賣帳後會發須現機構資訊裝擬設認讀顯錄網頁聯絡應對業務險額體實價貨幣遞繳單費將條變動風務權項財產計劃裡達結轉專]/u;
const simplifiedOnly =
  /[们个开关户为与时间请选择证号买卖账后会发须现机构资讯装拟设认读显录网页联络应对业务险额体实价货币递缴单费将条变动风权项财产计划达结转专]/u;

test('Simplified texts are in simplified characters, Traditional ones in traditional', () => {
  const texts = rows.flatMap(({ row }) => collectTexts(row));
  expect(texts.length).toBeGreaterThan(200);
  for (const { language, text } of texts) {
    expect(text, language).not.toMatch(language === 'SC' ? traditionalOnly : simplifiedOnly);
    expect(text, language).not.toContain('{broker}');
  }
});

interface ChineseText {
  readonly language: 'SC' | 'TC';
  readonly text: string;
}

function collectTexts(value: unknown): ChineseText[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): ChineseText[] => {
    if (typeof inner !== 'string') return collectTexts(inner);
    const language = /(SC|TC)$/.exec(key)?.[1] as ChineseText['language'] | undefined;
    return language ? [{ language, text: inner }] : [];
  });
}
