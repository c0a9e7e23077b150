import { createRequire } from 'node:module';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { hostFolder } from './hostFolder.ts';
import { patchBlueprintDates } from './patchBlueprintDates.ts';
import { patchBlueprintIcons } from './patchBlueprintIcons.ts';

const require = createRequire(`${hostFolder}/package.json`);

test('a build has the calendar of Blueprint, without its shortcuts, times and popover', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [patchBlueprintIcons(), patchBlueprintDates()],
    build: {
      write: false,
      lib: { entry: require.resolve('@blueprintjs/datetime/lib/esm/index.js'), formats: ['es'] },
      rolldownOptions: { external: /^(?:react|react-dom)(?:\/|$)/ },
    },
  });
  const [file] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  expect(file).toMatchObject({ exports: ['DatePicker'] });
  const modules = file && 'moduleIds' in file ? file.moduleIds : [];
  expect(modules.filter((id) => /[\\/](?:popover|menu|date-input|date-range-picker)[\\/]/.test(id))).toEqual([]);
}, 30_000);
