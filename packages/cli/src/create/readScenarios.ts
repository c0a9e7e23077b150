import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { relativePath } from './relativePath.ts';
import type { Files } from './renameSample.ts';

/** Where the fault scenarios of a template are wanted. */
export interface ScenarioRequest {
  readonly template: string;
  /** The folder of the plugin. */
  readonly folder: string;
  /** The root of the repository. */
  readonly root: string;
  /** Display codes; empty for all brokers. */
  readonly brokers: readonly string[];
}

/**
 * Returns the fault scenarios for the calls of a template, to be renamed like its files: this repository requires them of every
 * plugin within it. They stand beside what they import, so that only a plugin of this repository gets them.
 */
export function readScenarios({ template, folder, root, brokers }: ScenarioRequest): Files {
  const faults = path.join(root, 'e2e', 'faults');
  const source = path.join(faults, 'templates', template);
  const broker = (brokers[0] ?? 'demo').toLowerCase();
  return new Map(
    globSync('**/*.faults.ts', { cwd: source })
      .toSorted()
      .map((found) => {
        const file = `src/${found.split(path.sep).join('/')}`;
        const toFaults = relativePath(path.join(folder, path.dirname(file)), faults);
        const text = readFileSync(path.join(source, found), 'utf8')
          .replaceAll(/(?<=from ')(?:\.\.\/)+/g, `${toFaults}/`)
          // The user, the addresses and the rows of a broker that has the plugin.
          .replaceAll(/(?<=')demo(?=[./])/g, broker)
          .replaceAll('-DEMO-', `-${broker.toUpperCase()}-`);
        return [file, text];
      }),
  );
}
