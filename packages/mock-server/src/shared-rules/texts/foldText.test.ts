import { foldText as foldSpelling } from '@brokerdesk/api';
import { foldSearchText } from '@brokerdesk/api/search';
import hongKongVariants from 'opencc-js/dict/HKVariantsRev';
import taiwanVariants from 'opencc-js/dict/TWVariantsRev';
import simplifiedForms from 'opencc-js/dict/TSCharacters';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';

/** An account is 帳戶 or 賬戶 in Hong Kong and 账户, formerly 帐户, on the mainland. */
const accountForms = '帐 账';
const tables = [hongKongVariants, taiwanVariants, simplifiedForms, accountForms].map(readPairs);

/** Pairs have the form `from to` and are separated by bars; if `to` lists several forms, the first is the usual one. */
function readPairs(pairs: string): ReadonlyMap<string, string> {
  return new Map(pairs.split('|').map((pair) => pair.split(' ').slice(0, 2) as [string, string]));
}

function foldByDictionaries(character: string): string {
  const normal = character.normalize('NFKC');
  return tables.reduce((form, table) => table.get(form) ?? form, normal);
}

// `vitest -u` writes the table again after a change of the dictionaries.
test('the table of characters is what the dictionaries say, and small enough to be fetched', async () => {
  const groups = new Map<string, string[]>();
  for (const character of new Set(tables.flatMap((table) => [...table.keys()]))) {
    const form = foldByDictionaries(character);
    if (form === character.normalize('NFKC')) continue;
    groups.set(form, [...(groups.get(form) ?? []), character.normalize('NFKC')]);
  }
  const forms = [...groups]
    .map(([form, others]) => form + [...new Set(others)].join(''))
    .toSorted()
    .join(' ');
  const module = [
    '// Each group is a character followed by those that searches take for it. Written by foldText.test.ts of the emulator,',
    '// from the dictionaries of opencc-js: Hong Kong and Taiwan forms, then Traditional to Simplified; and 帐 as 账.',
    `export const characterForms =\n  '${forms}';`,
    '',
  ].join('\n');
  expect(gzipSync(forms).byteLength).toBeLessThan(25_000);
  process.stdout.write(`Table of characters: ${gzipSync(forms).byteLength} B with gzip.\n`);
  await expect(module).toMatchFileSnapshot('../../../../api/src/search/characterForms.ts');
});

test('every character of the dictionaries is folded as they say', () => {
  for (const character of tables.flatMap((table) => [...table.keys(), ...table.values()])) {
    expect(foldSearchText(character), character).toBe(foldSpelling(foldByDictionaries(character)));
  }
});

test.each([
  ['case', 'Chan TAI Man', 'chan tai man'],
  ['spaces and signs', 'Z683365(5)', 'z683 3655'],
  ['width', '陳ＡＢ１２', '陳ab12'],
  ['accents', 'José Ñíguez', 'jose niguez'],
  ['accents that are written apart', 'Jose\u0301', 'José'],
  ['invisible characters', '陳\u200b大\u00ad文', '陳大文'],
  ['script', '陳國衞葉蘇', '陈国卫叶苏'],
  ['forms of Hong Kong and Taiwan', '裏羣衞', '裡群衛'],
  ['forms of one character', '開戶說明啟用', '開户説明啓用'],
  ['words for an account', '帳戶賬戶帐户', '账户账户账户'],
])('texts that differ in %s only are folded alike', (_what, one, other) => {
  expect(foldSearchText(one)).toBe(foldSearchText(other));
});

test('texts that differ for readers stay different', () => {
  const names = ['陈国卫', '陈国位', '程国卫', 'chen', 'cheng'];
  expect(new Set(names.map(foldSearchText)).size).toBe(names.length);
});

test('line breaks are preserved', () => {
  expect(foldSearchText('A 1\n陳\n(2)')).toBe('a1\n陈\n2');
});
