import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { hostFolder } from './hostFolder.ts';

let html = '';
beforeAll(async () => {
  html = await readFile(path.join(hostFolder, 'index.html'), 'utf8');
});

it.each([
  ['needs JavaScript', /<div id="root">[^]*<noscript>([^]*)<\/noscript>\s*<\/div>/],
  ['needs a newer browser', /<div id="root">\s*<div class="bd-old-browser" hidden>([^]*?)<\/div>/],
])('says in all languages that it %s', (_case, block) => {
  const [, words = ''] = block.exec(html) ?? [];
  const lines = [...words.matchAll(/<p(?: lang="([^"]*)")?>([^<]+)<\/p>/g)];
  expect(lines.map(([, language]) => language)).toEqual([undefined, 'zh-Hans', 'zh-Hant']);
  expect(html).toContain('<html lang="en"');
});

it('has no inline script or style, which the policy of the page would block', () => {
  const inline = html.matchAll(/<(?:style|script(?![^>]*(?:src=|type="application\/json")))[^>]*>/g);
  expect([...inline]).toEqual([]);
});
