import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { setSignature } from './setSignature.ts';

it('changes the scheme in the page of the host, and nothing else', async () => {
  const page = await readFile(new URL('../../../host/index.html', import.meta.url), 'utf8');
  const changed = setSignature(page, 'none');
  expect(changed).toContain('"signature": "none"');
  expect(setSignature(changed, 'rfc9421')).toBe(page);
});

it('does not change a page without a configuration', () => {
  expect(setSignature('<title>"signature": "none"</title>', 'rfc9421')).toBe('<title>"signature": "none"</title>');
});
