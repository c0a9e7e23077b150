import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { rules, rulesPage } from './rules.ts';

it('has a section for every rule in the document', async () => {
  const document = await readFile(new URL(`../../../../${rulesPage}`, import.meta.url), 'utf8');
  const sections = [...document.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  expect(sections).toEqual(Object.keys(rules));
});
