import { build } from 'vite';
import { expect, test } from 'vitest';
import { hostFolder } from './hostFolder.ts';
import { patchBlueprintDates } from './patchBlueprintDates.ts';
import { patchBlueprintIcons } from './patchBlueprintIcons.ts';

test('a build has the calendar of Blueprint, without its popover, menus and other pickers', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [patchBlueprintIcons(), patchBlueprintDates()],
    build: {
      write: false,
      lib: { entry: `${hostFolder}/../plugin-sdk/src/forms/dates/Calendar.tsx`, formats: ['es'] },
      rolldownOptions: { external: /^(?:react|react-dom)(?:\/|$)/ },
    },
  });
  const [file] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const modules = file && 'moduleIds' in file ? file.moduleIds : [];
  const blueprintModules = modules.filter((id) => /[\\/]@blueprintjs[\\/]/.test(id));
  expect(blueprintModules.some((id) => /[\\/]date-picker[\\/]/.test(id))).toBe(true);
  expect(blueprintModules.filter((id) => /[\\/](?:popover|menu|date-input|date-range-picker)[\\/]/.test(id))).toEqual(
    [],
  );
}, 90_000);
