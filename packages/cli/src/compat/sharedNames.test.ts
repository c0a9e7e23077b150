import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { makeTestFolder } from '../testing/makeTestFolder.ts';
import { readDeprecation, readExports, readSharedNames } from './sharedNames.ts';

async function read(files: Readonly<Record<string, string>>) {
  const folder = await makeTestFolder();
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  return Object.fromEntries(await readExports(path.join(folder, 'index.ts')));
}

it('lists values and types of a module, through the modules that they come from', async () => {
  const names = await read({
    'index.ts': [
      "export { useQuery } from '@tanstack/react-query';",
      "export { Rows as Lines, type RowsProps } from './Rows.ts';",
      "export * from './all.ts';",
      'export interface Shape { readonly id: string }',
      "import { hidden } from './Rows.ts';",
      'export { hidden };',
    ].join('\n'),
    'Rows.ts':
      'export function Rows() {}\nexport interface RowsProps {}\n/** No longer.\n * @deprecated since 1.1.0, until 2.0.0\n *   (2027-01-31): Use {@link Rows}. */\nexport const hidden = 1;',
    'all.ts': 'export class Thing {}\nexport const [a, b] = [1, 2];\nexport type Kind = string;',
  });
  const deprecation = { since: '1.1.0', until: '2.0.0', day: '2027-01-31', instead: 'Use `Rows`.' };
  expect(names).toEqual({
    useQuery: { isType: false },
    Lines: { isType: false },
    RowsProps: { isType: true },
    Thing: { isType: false },
    Kind: { isType: true },
    Shape: { isType: true },
    hidden: { isType: false, deprecation },
  });
});

it('does not accept an export that nothing declares, or a file that cannot be parsed', async () => {
  await expect(read({ 'index.ts': "export { gone } from './other.ts';", 'other.ts': '' })).rejects.toThrow(
    'does not export gone',
  );
  await expect(read({ 'index.ts': 'export const = 1;' })).rejects.toThrow('index.ts');
});

it.each(['@deprecated', '@deprecated use Rows', '@deprecated since 1.1, until 2.0.0 (2027-01-31): Use Rows.'])(
  '"%s" says too little',
  (tag) => {
    expect(() => readDeprecation(` ${tag} for reasons `)).toThrow('Write "@deprecated since 1.2.0');
  },
);

it('knows what the host shares, libraries included', async () => {
  const shared = await readSharedNames();
  const has = (specifier: string, name: string) => shared.get(specifier)?.get(name);
  expect(has('@brokerdesk/plugin-sdk', 'definePlugin')).toEqual({ isType: false });
  expect(has('@brokerdesk/plugin-sdk', 'PluginSpec')).toEqual({ isType: true });
  expect(has('@brokerdesk/plugin-sdk/forms', 'TextArea')).toEqual({ isType: false });
  expect(has('react', 'useState')).toEqual({ isType: false });
  expect(has('i18next', 'changeLanguage')).toEqual({ isType: false });
  expect(has('react-router', 'createBrowserRouter')).toBeUndefined();
  expect(shared.has('react/jsx-dev-runtime')).toBe(false);
});
