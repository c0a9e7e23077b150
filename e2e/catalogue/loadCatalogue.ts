// Finds the entries by the names of their files, so that a new screen appears in the catalogue without a list to extend.
import type { ScreenEntry, ScreenRead } from '@brokerdesk/plugin-testing/browser';
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const ending = '.screens.ts';

/** The entries of one file of the catalogue. */
export interface ScreenFile {
  /** The path from the root of the repository, without its ending. */
  readonly path: string;
  /** Without the states derived from reads. */
  readonly screens: readonly ScreenEntry[];
}

/** Loads the catalogue with the states derived from reads, in the order of the files' paths. */
export async function loadCatalogue(): Promise<readonly ScreenEntry[]> {
  return (await loadScreenFiles()).flatMap(({ screens }) => screens.flatMap(withDerivedStates));
}

/** Loads the files of the catalogue, in the order of their paths. */
export async function loadScreenFiles(): Promise<readonly ScreenFile[]> {
  const paths = globSync(`{packages,plugins}/*/src/**/*${ending}`, { cwd: root }).toSorted();
  const files = await Promise.all(
    paths.map(async (path) => {
      const module = (await import(pathToFileURL(join(root, path)).href)) as { screens: readonly ScreenEntry[] };
      return { path: path.slice(0, -ending.length).replaceAll('\\', '/'), screens: module.screens };
    }),
  );
  const names = files.flatMap(({ screens }) => screens.flatMap(withDerivedStates)).map(({ name }) => name);
  const repeated = names.find((name, index) => names.indexOf(name) !== index);
  if (repeated !== undefined) throw new Error(`Two entries of the catalogue are called “${repeated}”.`);
  return files;
}

/** Chooses so many of a list, the first and the last among them, spread evenly over it. */
export function spread<Item>(items: readonly Item[], count: number): readonly Item[] {
  if (items.length <= count) return items;
  const step = (items.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, place) => items[Math.round(place * step)]).filter(
    (item) => item !== undefined,
  );
}

function withDerivedStates({ read, ...entry }: ScreenEntry): readonly ScreenEntry[] {
  if (read === undefined) return [entry];
  return [
    entry,
    {
      ...entry,
      name: `${entry.name}, waiting`,
      open: (visit) => openUnderFault(visit, read, { kind: 'hang' }),
    },
    {
      ...entry,
      name: `${entry.name}, not loaded`,
      consoleErrors: /status of 500/,
      open: (visit) => openUnderFault(visit, read, { kind: 'envelope', code: 'E0099', data: null }),
    },
  ];
}

async function openUnderFault(
  visit: Parameters<ScreenRead['open']>[0],
  { method, path, open, waiting, failed }: ScreenRead,
  effect: { readonly kind: 'hang' } | { readonly kind: 'envelope'; readonly code: 'E0099'; readonly data: null },
): Promise<void> {
  await visit.emulator.addFault({ match: { method, path }, effect });
  await open(visit);
  await visit.waitFor(effect.kind === 'hang' ? waiting : failed);
}
