import type { Files } from './renameSample.ts';

/** Returns `exports` of a plugin's package: what other packages may import from it. */
export function listEntries(files: Files): Readonly<Record<string, string>> {
  const entries = { '.': './src/plugin.ts', './mock': './src/mock.ts', './slots': './src/slots.ts' };
  return Object.fromEntries(Object.entries(entries).filter(([, file]) => files.has(file.slice(2))));
}

/** Returns data as the text of a JSON file. */
export function toJson(data: unknown): string {
  return `${JSON.stringify(data, null, 2)}\n`;
}
