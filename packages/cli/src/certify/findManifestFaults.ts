import type { Manifest } from '@brokerdesk/plugin-sdk/build';
import { defaultBudget } from '../check/checkBundle.ts';

/** Finds what a manifest says of sizes and titles that `check` would not let pass. */
export function findManifestFaults({ entry, files, scripts = {}, titles }: Manifest): readonly string[] {
  const kilobytesOf = (names: readonly string[]) =>
    names.reduce((sum, name) => sum + (files[name]?.bytes ?? 0) / 1_000, 0);
  const start = kilobytesOf([entry]);
  const tooLarge = start > defaultBudget.start ? [sizeFault('The start file', start, defaultBudget.start)] : [];
  const screens = Object.entries(scripts).flatMap(([name, script]) => {
    const size = kilobytesOf(script.files.filter((file) => file !== entry));
    return size > defaultBudget.screen ? [sizeFault(name, size, defaultBudget.screen)] : [];
  });
  const keys = Object.keys(titles.en);
  const untitled = (['zh-Hans', 'zh-Hant'] as const).flatMap((language) =>
    keys.filter((key) => !titles[language][key]).map((key) => `${key} has no text in ${language}`),
  );
  return [...tooLarge, ...screens, ...untitled];
}

function sizeFault(name: string, size: number, limit: number): string {
  return `${name} has ${size.toFixed(1)} kB, more than ${limit}`;
}
