import type { FaultScenario } from '@brokerdesk/plugin-testing/browser';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** The scenarios of one file, which stands beside its screen. */
export interface ScenarioFile {
  /** Below the root of the repository. */
  readonly file: string;
  readonly scenarios: readonly FaultScenario[];
}

/** Loads the scenarios beside all screens, always in the same order. */
export async function loadFaultScenarios(): Promise<readonly ScenarioFile[]> {
  const files: string[] = [];
  for await (const file of glob('{packages/host,plugins/*}/src/**/*.faults.ts', { cwd: root })) files.push(file);
  return Promise.all(
    files.toSorted().map(async (file) => {
      const { faultScenarios } = (await import(join(root, file))) as { faultScenarios: readonly FaultScenario[] };
      return { file, scenarios: faultScenarios };
    }),
  );
}
