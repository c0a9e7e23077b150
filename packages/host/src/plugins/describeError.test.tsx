import { expect, test } from 'vitest';
import { describeError } from './describeError.ts';

const circular: Record<string, unknown> = {};
circular.self = circular;
const unreadable = new Proxy(
  {},
  {
    get() {
      throw new Error('not even that');
    },
  },
);

test.each<[string, unknown, string]>([
  ['an error', new Error('no licence'), 'no licence'],
  ['an error without a message', new TypeError(), 'TypeError'],
  ['an error whose message is no text', Object.assign(new Error(), { message: circular }), '[object Object]'],
  ['a text', 'no licence', 'no licence'],
  ['an empty text', '', '[object String]'],
  ['plain data', { code: 7 }, '{"code":7}'],
  ['nothing', undefined, '[object Undefined]'],
  ['a function', () => 1, '[object Function]'],
  ['a large integer', 7n, '[object BigInt]'],
  ['a circular object', circular, '[object Object]'],
  ['an element of the page', document.createElement('p'), '[object HTMLParagraphElement]'],
  ['an object that throws when it is read', unreadable, 'something that cannot be put into words'],
])('%s is described', (_name, thrown, words) => {
  expect(describeError(thrown)).toBe(words);
});
