// Of Blueprint's dates, the portal uses the calendar. Its module also imports a menu of shortcuts, with Blueprint's
// popover, and a picker of times: 26 of the 58 kB of a calendar, and 1.5 kB of what the first list needs, for parts of
// Blueprint's core that both would share.
import type { Plugin } from 'vite';

const replacedFile =
  /[\\/]@blueprintjs[\\/]datetime[\\/]lib[\\/]esm[\\/](index|components[\\/]shortcuts[\\/]shortcuts|components[\\/]time-picker[\\/]timePicker)\.js(?:\?|$)/;

/** The modules that replace those of the package, by the names of their files. */
const dateSources: Readonly<Record<string, string>> = {
  index: "export { DatePicker } from './components/date-picker/datePicker.js';",
  shortcuts: 'export function DatePickerShortcutMenu() { return null; }',
  timePicker: 'export function TimePicker() { return null; }',
};

/** Reduces `@blueprintjs/datetime` to `DatePicker`, without shortcuts and times. */
export function patchBlueprintDates(): Plugin {
  return {
    name: 'brokerdesk:blueprint-dates',
    enforce: 'pre',
    load: { filter: { id: replacedFile }, handler: (id) => dateSources[fileNameOf(id)] },
  };
}

function fileNameOf(id: string): string {
  return /([^\\/]+)$/.exec(replacedFile.exec(id)?.[1] ?? '')?.[1] ?? '';
}
