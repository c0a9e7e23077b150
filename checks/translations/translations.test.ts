// Completeness of the translations, as far as the texts show it; e2e/catalogue.spec.ts looks at the pages.
import { glob } from 'node:fs/promises';
import type { MockExtension, MockSeedContext } from '@brokerdesk/api';
import { createEmulator } from '@brokerdesk/mock-server';
import { afterAll, expect, test } from 'vitest';
import { harbourTexts } from '../../fixtures/src/brokers/harbourTexts.ts';
import { openClient } from '../../packages/mock-server/src/testing/openClient.ts';
import accountOpening from '../../plugins/account-opening/src/mock.ts';
import { standardReasons } from '../../plugins/account-opening/src/model/standardReasons.ts';
import { findFolderProblems, findScriptProblems, findTextProblems } from './findTextProblems.ts';
import { type MessageFolder, readMessageFolders } from './MessageFolder.ts';

const emulator = createEmulator({ applications: 40, extensions: [accountOpening] });

afterAll(() => emulator.close());

test('host, kit and plugins have every text in every language, in the right script and the words of the region', async () => {
  const folders = await readMessageFolders();
  expect(folders.length).toBeGreaterThan(10);
  expect(folders.flatMap(findFolderProblems)).toEqual([]);
});

test('no two screens of a plugin have different texts under one key, which its broker’s wording could not tell apart', async () => {
  const folders = (await readMessageFolders()).filter(({ folder }) => folder.startsWith('plugins/'));
  const repeated: string[] = [];
  const first = new Map<string, string>();
  for (const { folder, en } of folders) {
    for (const [key, text] of en) {
      const name = `${folder.split('/')[1]}:${key}`;
      if ((first.get(name) ?? text) !== text)
        repeated.push(`${folder}: ${key} is “${text}”, elsewhere “${first.get(name)}”`);
      first.set(name, first.get(name) ?? text);
    }
  }
  expect(first.size).toBeGreaterThan(500);
  expect(repeated).toEqual([]);
});

test('the emulator’s data have every text in every language, too', async () => {
  const client = openClient(emulator, 'translations');
  const { collections } = (await client.send('GET', '/__mock/state_hash')).body as { collections: object };
  const faults: string[] = [];
  let count = 0;
  for (const collection of Object.keys(collections).filter((name) => !ofApplicants.has(name))) {
    const { ids } = (await client.send('GET', `/__mock/state/${collection}`)).body as { ids: string[] };
    // Rows of a collection are alike; the first ones show which texts it has.
    for (const id of ids.slice(0, 12)) {
      const row = (await client.send('GET', `/__mock/state/${collection}/${encodeURIComponent(id)}`)).body;
      for (const text of findTrilingual(row)) {
        count += 1;
        faults.push(...problemsOf(text).map((fault) => `${collection}/${id}: ${fault}`));
      }
    }
  }
  expect(count).toBeGreaterThan(500);
  expect([...new Set(faults)]).toEqual([]);
});

test('rows and operations of the templates of plugins have every text in every language', async () => {
  const seed: MockSeedContext = { seed: 'texts', brokerCodes: ['DEMO'], now: () => 0, value: () => 0, rows: () => [] };
  const faults: string[] = [];
  let count = 0;
  for await (const file of glob('packages/cli/templates/*/src/mock.ts')) {
    const { default: extension } = (await import(/* @vite-ignore */ `../../${file}`)) as { default: MockExtension };
    const rows = Object.values(extension.collections ?? {}).map((seedRows) => seedRows(seed));
    const texts = findTrilingual([extension.operations, rows]);
    count += texts.length;
    faults.push(...texts.flatMap(problemsOf).map((fault) => `${file}: ${fault}`));
  }
  expect(count).toBeGreaterThan(10);
  expect(faults).toEqual([]);
});

test('the standard reasons exist in every language', () => {
  expect(standardReasons.flatMap(({ text }) => problemsOf(text))).toEqual([]);
});

test("a broker's own texts exist in every language", () => {
  const textsIn = (language: keyof typeof harbourTexts) => new Map(Object.entries(harbourTexts[language]));
  const all = { en: textsIn('en'), 'zh-Hans': textsIn('zh-Hans'), 'zh-Hant': textsIn('zh-Hant') };
  expect(findFolderProblems({ folder: 'harbour', ...all })).toEqual([]);
});

test('each kind of problem is found', () => {
  const good: MessageFolder = {
    folder: 'sample',
    en: new Map([['save', 'Save {{name}}']]),
    'zh-Hans': new Map([['save', '保存{{name}}']]),
    'zh-Hant': new Map([['save', '儲存{{name}}']]),
  };
  const withHant = (...entries: [string, string][]) => findFolderProblems({ ...good, 'zh-Hant': new Map(entries) });
  expect(findFolderProblems(good)).toEqual([]);
  expect(withHant()).toEqual(['sample/zh-Hant.ts: save is missing']);
  expect(withHant(['save', '儲存{{name}}'], ['old', '舊'])).toEqual(['sample/zh-Hant.ts: old is in no other language']);
  expect(withHant(['save', '儲存'])).toEqual(['sample/zh-Hant.ts: save lacks {{name}}: 儲存']);
  expect(withHant(['save', '儲存{{nane}}'])).toHaveLength(2);
  expect(findTextProblems('Save', 'zh-Hant')).toEqual(['has “Save”, which is English']);
  expect(findTextProblems('储存', 'zh-Hant')).toEqual(['has 储 for 儲']);
  expect(findTextProblems('儲存', 'zh-Hans')).toEqual(['has 儲 for 储']);
  expect(findTextProblems('請重新登錄', 'zh-Hant')).toEqual(['says “登錄”, as the other side does']);
  expect(findTextProblems('请重新登入', 'zh-Hans')).toEqual(['says “登入”, as the other side does']);
});

/** Applicants' answers are shown as they were written; the questions are in the templates. */
const ofApplicants = new Set(['applications', 'applicationDetails', 'answerAmends']);

interface Trilingual {
  readonly EN: string;
  readonly SC: string;
  readonly TC: string;
}

/** Returns all texts in three languages anywhere in a row. */
function findTrilingual(value: unknown): readonly Trilingual[] {
  if (typeof value !== 'object' || value === null) return [];
  const { EN, SC, TC } = value as Partial<Record<keyof Trilingual, unknown>>;
  if (typeof EN === 'string' && typeof SC === 'string' && typeof TC === 'string') return [{ EN, SC, TC }];
  return Object.values(value).flatMap(findTrilingual);
}

function problemsOf({ EN, SC, TC }: Trilingual): readonly string[] {
  if ([EN, SC, TC].every((text) => text === '')) return [];
  const faults = [...findScriptProblems(SC, 'zh-Hans'), ...findScriptProblems(TC, 'zh-Hant')];
  if ([EN, SC, TC].includes('')) faults.push('lacks a language');
  if (/[A-Za-z]/.test(EN) && [SC, TC].includes(EN)) faults.push('is English');
  return faults.map((fault) => `“${EN}” · “${SC}” · “${TC}” ${fault}`);
}
