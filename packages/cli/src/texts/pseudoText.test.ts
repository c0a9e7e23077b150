import { expect, it } from 'vitest';
import { pseudoTexts, toPseudoTitles } from './pseudoTexts.ts';
import { pseudoText } from './pseudoText.ts';

it('makes a text longer and accented, and keeps placeholders', () => {
  expect(pseudoText('Save {{name}}')).toBe('⟦Šàṽé {{name}}···⟧');
  expect(pseudoText('')).toBe('');
  expect(pseudoText('Applications of today').length).toBeGreaterThan('Applications of today'.length * 1.3);
});

it('replaces the English texts only, in the modules of host, kit and plugins', () => {
  const { transform } = pseudoTexts() as unknown as {
    transform: (source: string, id: string) => { readonly code: string } | null;
  };
  const source = "export default { menu: { notes: 'Notes' } } as const;";
  expect(transform(source, '/notes/src/locales/en.ts?t=1')?.code).toBe(
    'export default { menu: { notes: "⟦Ñöţéš···⟧" } } as const;',
  );
  expect(transform(source, '/notes/src/locales/zh-Hans.ts')).toBeNull();
  expect(transform(source, '/notes/src/model/en.ts')).toBeNull();
});

it('replaces the English titles of a registry', () => {
  const titles = { en: { 'menu.notes': 'Notes' }, 'zh-Hans': { 'menu.notes': '备注' }, 'zh-Hant': {} };
  const entry = { base: '/', firstParty: true, brokers: undefined, manifest: { titles } };
  expect(toPseudoTitles(entry as unknown as Parameters<typeof toPseudoTitles>[0]).manifest.titles).toEqual({
    ...titles,
    en: { 'menu.notes': '⟦Ñöţéš···⟧' },
  });
});
