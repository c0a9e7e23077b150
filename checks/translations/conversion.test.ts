// What the converter of the Chinese scripts writes from the texts of the portal, compared with what the portal says.
import { expect, test } from 'vitest';
import { listPortalForms } from '../../packages/plugin-sdk/src/formats/chineseForms.ts';
import { loadChineseConverter } from '../../packages/plugin-sdk/src/formats/loadChineseConverter.ts';
import { findScriptProblems } from './findTextProblems.ts';
import { readMessageFolders } from './MessageFolder.ts';

const { text: toTraditional } = await loadChineseConverter('TC');
const { text: toSimplified } = await loadChineseConverter('SC');

async function readPairs() {
  const pairs = (await readMessageFolders()).flatMap((folder) =>
    [...folder['zh-Hans']].map(([key, simplified]) => ({ simplified, traditional: folder['zh-Hant'].get(key) ?? '' })),
  );
  expect(pairs.length).toBeGreaterThan(3_000);
  return pairs;
}

/** A converter of characters leaves words of the other region; a person reviews them. */
function scriptFaults(text: string, language: 'zh-Hans' | 'zh-Hant'): readonly string[] {
  return findScriptProblems(text, language).filter((problem) => problem.startsWith('has '));
}

test('the check of texts finds no character of the other script in what is converted', async () => {
  const pairs = await readPairs();
  expect(pairs.flatMap(({ simplified }) => scriptFaults(toTraditional(simplified), 'zh-Hant'))).toEqual([]);
  expect(pairs.flatMap(({ traditional }) => scriptFaults(toSimplified(traditional), 'zh-Hans'))).toEqual([]);
});

test('the portal and what is converted for it have the same forms of characters', async () => {
  const partners = new Map(listPortalForms());
  const differing = (await readPairs()).flatMap(({ simplified, traditional }) => {
    const written = [...toTraditional(simplified)];
    const own = [...traditional];
    if (written.length !== own.length) return [];
    return written.flatMap((character, at) => {
      const other = own[at] ?? '';
      const isPair = partners.get(character) === other || partners.get(other) === character;
      return isPair ? [`${traditional}: ${character} for ${other}`] : [];
    });
  });
  expect(differing).toEqual([]);
});

test('the check names each form that the portal does not write', () => {
  const forms = listPortalForms();
  expect(forms.map(([other]) => findScriptProblems(other, 'zh-Hant'))).toEqual(
    forms.map(([other, own]) => [`has ${other} for ${own}`]),
  );
  expect(forms.flatMap(([, own]) => findScriptProblems(own, 'zh-Hant'))).toEqual([]);
});
