import { build } from 'vite';
import { expect, test } from 'vitest';
import { hostFolder } from './hostFolder.ts';
import { patchBlueprintIcons } from './patchBlueprintIcons.ts';
import { patchBlueprintTable } from './patchBlueprintTable.ts';

/** What a page that requires trusted types refuses. */
const writesHtml = /\.(?:innerHTML|outerHTML)\s*=|insertAdjacentHTML|document\.write/;

async function bundleTable(plugins: readonly ReturnType<typeof patchBlueprintTable>[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [patchBlueprintIcons(), ...plugins],
    build: {
      write: false,
      minify: false,
      lib: { entry: `${hostFolder}/../plugin-sdk/src/sheet/matrix/SpreadsheetMatrix.tsx`, formats: ['es'] },
      rolldownOptions: { external: /^(?:react|react-dom|@blueprintjs\/core)(?:\/|$)/ },
    },
  });
  const [file] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  return file && 'code' in file ? file.code : '';
}

test('a build has a table of Blueprint that writes no HTML, which the unchanged one does', async () => {
  expect(writesHtml.test(await bundleTable([]))).toBe(true);
  const code = await bundleTable([patchBlueprintTable()]);
  expect(code).toContain('table-container');
  expect(writesHtml.test(code)).toBe(false);
}, 120_000);
