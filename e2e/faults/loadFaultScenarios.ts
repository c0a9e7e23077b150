import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import type { FaultScenario } from './FaultScenario.ts';

const root = join(import.meta.dirname, '../..');

/** Loads the scenarios beside all screens, always in the same order. */
export async function loadFaultScenarios(): Promise<readonly FaultScenario[]> {
  const files: string[] = [];
  for await (const file of glob('{packages/host,plugins/*}/src/**/*.faults.ts', { cwd: root })) files.push(file);
  const modules = await Promise.all(
    files.toSorted().map((file) => import(join(root, file)) as Promise<{ faultScenarios: readonly FaultScenario[] }>),
  );
  return modules.flatMap(({ faultScenarios }) => faultScenarios);
}
