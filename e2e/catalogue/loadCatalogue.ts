// Finds the entries by the names of their files, so that a new screen appears in the catalogue without a list to extend.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { ScreenEntry, ScreenRead } from './ScreenEntry.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Loads the whole catalogue with the states derived from reads, in the order of the files' paths. */
export async function loadCatalogue(): Promise<readonly ScreenEntry[]> {
  const files = globSync('{packages,plugins}/*/src/**/*.screens.ts', { cwd: root }).toSorted();
  const modules = await Promise.all(
    files.map(
      async (file) => (await import(pathToFileURL(join(root, file)).href)) as { screens: readonly ScreenEntry[] },
    ),
  );
  const entries = modules.flatMap(({ screens }) => screens).flatMap((entry) => [entry, ...deriveStates(entry)]);
  const repeated = entries.find(({ name }, index) => entries.findIndex((other) => other.name === name) !== index);
  if (repeated) throw new Error(`Two entries of the catalogue are called “${repeated.name}”.`);
  return entries;
}

function deriveStates({ read, ...entry }: ScreenEntry): readonly ScreenEntry[] {
  if (read === undefined) return [];
  return [
    {
      ...entry,
      isDerived: true,
      name: `${entry.name}, waiting`,
      open: (visit) => openUnderFault(visit, read, { kind: 'hang' }),
    },
    {
      ...entry,
      isDerived: true,
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
