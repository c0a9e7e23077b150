import { expect, it } from 'vitest';
import { diffLists } from './diffLists.ts';
import { diffTexts } from './diffTexts.ts';

it('compares English by words', () => {
  expect(marksOf('The fee is 20 dollars a month.', 'The fee is 25 dollars a month.')).toEqual([
    ['The fee is [20] dollars a month.', 'The fee is [25] dollars a month.'],
  ]);
});

it('compares Chinese by characters', () => {
  expect(marksOf('每月收费二十元，按月结算。', '每月收费三十元，按月结算。')).toEqual([
    ['每月收费[二]十元，按月结算。', '每月收费[三]十元，按月结算。'],
  ]);
});

it('keeps unchanged paragraphs together, and pairs changed ones', () => {
  expect(marksOf('One\nTwo\nThree is here\nFour', 'One\nTwo\nThree was here\nFour\nFive')).toEqual([
    'One|Two',
    ['Three [is] here', 'Three [was] here'],
    'Four',
    [undefined, '[Five]'],
  ]);
});

it('replaces a paragraph that has little in common with the new one', () => {
  expect(marksOf('Deposits are free.', 'Nothing of this text is the same any longer.')).toEqual([
    ['[Deposits are free.]', '[Nothing of this text is the same any longer.]'],
  ]);
});

it('compares agreements of 50,000 characters, also entirely different ones', () => {
  const clause = '客户同意本协议的全部条款，并确认已阅读风险披露声明。';
  const long = Array.from({ length: 1_800 }, (_, index) => `${index} ${clause}`).join('\n');
  expect(diffTexts(long, long.replace('900 客户', '900 投资者'))).toHaveLength(3);
  expect(diffTexts(clause.repeat(1_000), 'An entirely different text. '.repeat(1_000))).toHaveLength(1);
});

it('shows the text of each side completely', () => {
  const texts = ['a b c\n\nd', 'a x c\nd', '', '第一条\n第二条', 'a b c\nnew\nd'];
  for (const before of texts) {
    for (const after of texts) {
      const blocks = diffTexts(before, after);
      const side = (name: 'before' | 'after') =>
        blocks.flatMap((block) => {
          if (block.kind === 'same') return block.paragraphs;
          return block[name] === undefined ? [] : [block[name].map(({ text }) => text).join('')];
        });
      expect([side('before').join('\n'), side('after').join('\n')]).toEqual([before, after]);
    }
  }
});

it('finds what was added to a list, removed from it, and moved', () => {
  expect(listOf('abcde', 'aecdx')).toEqual(
    ['a same', 'b removed', 'e moved 5→2', 'c same', 'd same', 'x added'].toSorted(byText),
  );
  expect(listOf('abc', 'bca')).toEqual(['a moved 1→3', 'b same', 'c same']);
  expect(listOf('aab', 'aba')).toEqual(['a moved 2→3', 'a same', 'b same'].toSorted(byText));
  expect(listOf('', 'ab')).toEqual(['a added', 'b added']);
});

function marksOf(before: string, after: string) {
  return diffTexts(before, after).map((block) => {
    if (block.kind === 'same') return block.paragraphs.join('|');
    return [block.before, block.after].map((parts) =>
      parts?.map(({ text, isChanged }) => (isChanged ? `[${text}]` : text)).join(''),
    );
  });
}

function listOf(before: string, after: string): readonly string[] {
  return diffLists([...before], [...after])
    .map(({ text, state, from, to }) => `${text} ${state}${state === 'moved' ? ` ${from}→${to}` : ''}`)
    .toSorted(byText);
}

function byText(left: string, right: string): number {
  return left < right ? -1 : 1;
}
