import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { configurePage, readPageConfig } from './PageConfig.ts';

const page = await readFile(new URL('../../../host/index.html', import.meta.url), 'utf8');

it('changes the values that are set in the page of the host, and nothing else', () => {
  const changed = configurePage(page, { signature: 'none', apiBase: '/desk/api', clientErrors: undefined });
  expect(readPageConfig(changed)).toEqual({
    apiBase: '/desk/api',
    base: '%BASE_URL%',
    registryBase: '%BASE_URL%registry/',
    signature: 'none',
  });
  const withoutConfig = (html: string) => html.replace(/id="brokerdesk-config">[^<]*/, '');
  expect(withoutConfig(changed)).toBe(withoutConfig(page));
});

it('does not change a page without a configuration', () => {
  const other = '<title>"signature": "none"</title>';
  expect(configurePage(other, { signature: 'rfc9421' })).toBe(other);
  expect(readPageConfig(other)).toEqual({});
});
