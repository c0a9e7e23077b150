import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Files } from './renameSample.ts';

/** Where the fault scenarios of a template are wanted. */
export interface ScenarioRequest {
  readonly template: string;
  /** The root of the repository. */
  readonly root: string;
  /** Display codes; empty for all brokers. */
  readonly brokers: readonly string[];
}

/**
 * Returns the fault scenarios for the calls of a template, to be renamed like its files: this repository requires and runs those
 * of every plugin within it, so that only such a plugin gets them.
 */
export function readScenarios({ template, root, brokers }: ScenarioRequest): Files {
  const source = path.join(root, 'e2e', 'faults', 'templates', template);
  const broker = (brokers[0] ?? 'demo').toLowerCase();
  return new Map(
    globSync('**/*.faults.ts', { cwd: source })
      .toSorted()
      .map((found) => {
        const file = `src/${found.split(path.sep).join('/')}`;
        const text = readFileSync(path.join(source, found), 'utf8')
          // The user, the addresses and the rows of a broker that has the plugin.
          .replaceAll(/(?<=')demo(?=[./])/g, broker)
          .replaceAll('-DEMO-', `-${broker.toUpperCase()}-`);
        return [file, text];
      }),
  );
}
