import { expect, test } from 'vitest';
import { addTags } from './addTags.ts';

const account = { normalize: (typed: string) => (/^\d+$/.test(typed) ? typed.padStart(9, '0') : typed) };

test.each([
  ['a column of a sheet', '100000001\r\n100000002\r\n', ['100000001', '100000002']],
  ['a list with commas', '100000001, 100000002', ['100000001', '100000002']],
  ['a list in Chinese', '100000001、１００００００02；100000003', ['100000001', '100000002', '100000003']],
  ['a short number', '42', ['000000042']],
  ['no number', ' \n ', []],
])('%s is read', (_name, typed, expected) => {
  expect(addTags([], typed, account).tags).toEqual(expected);
});

test('duplicates are left out and named, also those within the same text', () => {
  expect(addTags(['000000001', '000000002'], '2 3 3 1 1', account)).toEqual({
    tags: ['000000001', '000000002', '000000003'],
    added: ['000000003'],
    duplicates: ['000000002', '000000003', '000000001'],
  });
});
