import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type Codemod, codemods } from './codemods.ts';

/** What an upgrade would write. */
export interface UpgradePlan {
  /** The steps that change something. */
  readonly steps: readonly Codemod[];
  /** The former and the new text of each file that changes, by its path in the folder. */
  readonly files: ReadonlyMap<string, { readonly before: string; readonly after: string }>;
}

/** Runs the steps of an upgrade on the files of a plugin, without writing anything. */
export async function planUpgrade(folder: string, steps: readonly Codemod[] = codemods): Promise<UpgradePlan> {
  const names = ['package.json'];
  for await (const name of glob('src/**/*.{ts,tsx}', { cwd: folder })) names.push(name.replaceAll('\\', '/'));
  const files = new Map<string, { before: string; after: string }>();
  const done = new Set<Codemod>();
  for (const name of names.toSorted()) {
    const before = await readFile(path.join(folder, name), 'utf8');
    let after = before;
    for (const step of steps) {
      if (!step.reads(name)) continue;
      const next = await step.change(after);
      if (next !== after) done.add(step);
      after = next;
    }
    if (after !== before) files.set(name, { before, after });
  }
  return { steps: steps.filter((step) => done.has(step)), files };
}
