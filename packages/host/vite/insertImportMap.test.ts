import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { insertImportMap } from './insertImportMap.ts';

const page = '<!doctype html><html><head><script type="module" src="/admin/a.js"></script></head><body></body></html>';
const map = { imports: { react: '/admin/react.js' }, integrity: { '/admin/a.js': 'sha256-A' } };

it('inserts the map before every script and returns the hash of its text', () => {
  const { html, hash } = insertImportMap(page, map);
  const text = /<script type="importmap">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(text)).toEqual(map);
  expect(hash).toBe(`sha256-${createHash('sha256').update(text).digest('base64')}`);
  expect(html.indexOf('type="importmap"')).toBeLessThan(html.indexOf('type="module"'));
});

it('adds the integrity of the map to the tags of listed scripts', () => {
  expect(insertImportMap(page, map).html).toContain('src="/admin/a.js" integrity="sha256-A"');
});

it('adds the integrity to the tag of a style sheet, the only place where the browser reads it', () => {
  const styled = page.replace('</head>', '<link rel="stylesheet" crossorigin href="/admin/a.css"></head>');
  const { html } = insertImportMap(styled, { ...map, integrity: { '/admin/a.css': 'sha256-B' } });
  expect(html).toContain('href="/admin/a.css" integrity="sha256-B"');
});

it('rejects a page that already has an import map', () => {
  expect(() => insertImportMap(insertImportMap(page, map).html, map)).toThrow('already');
});
