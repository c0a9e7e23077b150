import { expect, it } from 'vitest';
import { acceptOf, checkFile, type FileProblem, type FileRules } from './checkFile.ts';

const rules: FileRules = { types: ['png', 'jpeg'], maxBytes: 10, maxCount: 3 };

function file(name: string, size = 5): File {
  return new File(['x'.repeat(size)], name);
}

it.each<[string, File, FileProblem | undefined, Partial<FileRules>]>([
  ['as it should be', file('front.png'), undefined, {}],
  ['with a capital ending', file('front.JPG'), undefined, {}],
  ['at the limit', file('front.png', 10), undefined, {}],
  ['a byte above the limit', file('front.png', 11), 'tooLarge', {}],
  ['without content', file('front.png', 0), 'empty', {}],
  ['of another kind', file('front.gif'), 'type', {}],
  ['without an ending', file('front'), 'type', {}],
  ['that is there already, in other letters', file('BACK.PNG'), 'duplicate', {}],
  ['one too many', file('front.png'), 'count', { maxCount: 1 }],
  ['with a Chinese name', file('正面.png'), undefined, {}],
  ['with a Chinese name, as an image', file('正面.png'), 'name', { names: 'image' }],
  ['named by digits only, as an image', file('123.png'), 'name', { names: 'image' }],
  ['named by letters only, as an image', file('front.png'), 'name', { names: 'image' }],
  ['named by both, as an image', file('front_1.png'), undefined, { names: 'image' }],
  ['with a blank, as a template', file('form 1.png'), 'name', { names: 'template' }],
  ['with a hyphen, as a template', file('表格-1.png'), undefined, { names: 'template' }],
  ['with a folder in its name', file('a/b.png'), 'name', {}],
  ['that is hidden', file('.a.png'), 'name', {}],
])('a file %s', (_title, given, fault, more) => {
  expect(checkFile(given, [{ name: 'back.png' }], { ...rules, ...more })).toBe(fault);
});

it('returns the file extensions for the browser to offer', () => {
  expect(acceptOf(rules)).toBe('.png,.jpg,.jpeg');
});
