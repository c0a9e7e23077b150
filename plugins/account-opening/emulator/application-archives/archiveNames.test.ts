import { expect, it } from 'vitest';
import { sanitizeFileName, UniqueNames } from './archiveNames.ts';

it('makes one plain name of anything, with its characters but no way out of the folder', () => {
  expect(
    ['../../etc/passwd', 'a\\b:c*.png', '陳大文 證明.png', '...', '', 'CON.txt', 'tail. ', 'a\u202Egnp.exe'].map(
      sanitizeFileName,
    ),
  ).toEqual(['_.._etc_passwd', 'a_b_c_.png', '陳大文 證明.png', '_', '_', '_CON.txt', 'tail', 'a_gnp.exe']);
  expect(sanitizeFileName(`${'x'.repeat(300)}.png`)).toBe(`${'x'.repeat(76)}.png`);
});

it('numbers names that meet, whatever their case', () => {
  const names = new UniqueNames();
  expect(['a.png', 'A.png', 'a.png', 'b'].map((name) => names.reserve(name))).toEqual([
    'a.png',
    'A (2).png',
    'a (3).png',
    'b',
  ]);
});
