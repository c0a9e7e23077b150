import { expect, test } from 'vitest';
import { z } from 'zod';
import { checkResponse } from './shapesOf.ts';

const shape = z.object({
  users: z.array(z.object({ name: z.string(), role: z.object({ id: z.string() }).nullable() })),
});

test('an answer with exactly the fields of its shape passes', () => {
  checkResponse(shape, {
    users: [
      { name: 'a', role: null },
      { name: 'b', role: { id: '1' } },
    ],
  });
});

test('a wrong or missing field is named by its path', () => {
  expect(() => checkResponse(shape, { users: [{ name: 1 }] })).toThrow(/at users\.0\.name: [^]*at users\.0\.role: /);
});

test('a field that the shape does not know is named, however deep, for it may be a secret', () => {
  const data = { users: [{ name: 'a', role: { id: '1', hash: 'x' }, password: 'x' }], more: 1 };
  expect(() => checkResponse(shape, data)).toThrow('users.0.role.hash, users.0.password, more');
});
