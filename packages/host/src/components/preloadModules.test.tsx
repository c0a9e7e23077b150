import { afterEach, expect, it } from 'vitest';
import { preloadModules, readImportMap } from './preloadModules.ts';

const pinned = { '/admin/a.js': 'sha256-a', '/admin/b.js': 'sha256-b' };

afterEach(() => document.head.replaceChildren());

it('reads the addresses and hashes of the page’s import map', () => {
  const map = { imports: { react: '/admin/a.js' }, integrity: pinned };
  document.head.innerHTML = `<script type="importmap">${JSON.stringify(map)}</script>`;
  expect(readImportMap(document)).toEqual(map);
});

it('knows no addresses on a page without an import map', () => {
  expect(readImportMap(document)).toEqual({ imports: {}, integrity: undefined });
});

it('fetches each pinned module once, with its hash', () => {
  preloadModules(['/admin/a.js', '/admin/unknown.js'], pinned);
  preloadModules(['/admin/b.js', '/admin/a.js'], pinned);
  expect(preloads()).toEqual([
    ['modulepreload', '/admin/a.js', 'sha256-a'],
    ['modulepreload', '/admin/b.js', 'sha256-b'],
  ]);
});

it('fetches nothing in development, where nothing is pinned', () => {
  preloadModules(['/admin/a.js'], undefined);
  expect(preloads()).toEqual([]);
});

function preloads() {
  return [...document.querySelectorAll('link')].map(({ rel, href, integrity }) => [
    rel,
    new URL(href).pathname,
    integrity,
  ]);
}
