import { expect, it } from 'vitest';
import { listStaticImports } from './listStaticImports.ts';

it('lists scripts with everything that they import, each once, also if they import each other', () => {
  const chunks = new Map([
    ['screen.js', { imports: ['part.js', 'react'] }],
    ['part.js', { imports: ['shared.js', 'screen.js'] }],
    ['shared.js', { imports: ['react'] }],
    ['other.js', { imports: [] }],
  ]);
  expect(listStaticImports(['screen.js', 'part.js'], chunks)).toEqual(['screen.js', 'part.js', 'react', 'shared.js']);
});
