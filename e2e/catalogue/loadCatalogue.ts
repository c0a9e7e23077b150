// Finds the entries by the names of their files, so that a new screen appears in the catalogue without a list to extend.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ScreenEntry, ScreenRead } from './ScreenEntry.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Loads the catalogue with the states derived from reads, in the order of the files' paths; with `perFile`, only so many of
 * each file, spread evenly over it, and no derived ones.
 */
export async function loadCatalogue({ perFile }: { readonly perFile?: number } = {}): Promise<readonly ScreenEntry[]> {
  const files = globSync('{packages,plugins}/*/src/**/*.screens.ts', { cwd: root }).toSorted();
  const modules = await Promise.all(
    files.map(
      async (file) => (await import(pathToFileURL(join(root, file)).href)) as { screens: readonly ScreenEntry[] },
    ),
  );
  const entries = modules.flatMap(({ screens }) => screens).flatMap((entry) => [entry, ...deriveStates(entry)]);
  // All of them, also if only some are returned.
  const repeated = entries.find(({ name }, index) => entries.findIndex((other) => other.name === name) !== index);
  if (repeated) throw new Error(`Two entries of the catalogue are called “${repeated.name}”.`);
  return perFile === undefined ? entries : modules.flatMap(({ screens }) => spread(screens, perFile));
}

/** Chooses so many of a list, the first and the last among them. */
function spread<Item>(items: readonly Item[], count: number): readonly Item[] {
  if (items.length <= count) return items;
  const step = (items.length - 1) / (count - 1);
  return Array.from({ length: count }, (_, place) => items[Math.round(place * step)]).filter(
    (item) => item !== undefined,
  );
}

function deriveStates({ read, ...entry }: ScreenEntry): readonly ScreenEntry[] {
  if (read === undefined) return [];
  return [
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
