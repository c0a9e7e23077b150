// Runs in a child process, because a plugin's definition is foreign code. The condition `brokerdesk-manifest` makes the
// SDK resolve to its definitions only, so that no React is needed to read one.
import { pathToFileURL } from 'node:url';
import type { Description } from './describeDefinition.ts';
import { describeDefinition, MissingTitleError } from './describeDefinition.ts';
import { registerSdkResolution } from './registerSdkResolution.ts';
import { type ContributionModules, registerTrace, traceModules } from './traceModules.ts';

/** The result for one plugin. */
export type DescribeResult =
  | { readonly description: Description; readonly modules: ContributionModules }
  | {
      readonly problem: string;
      /** The language whose texts lack a title. */
      readonly language?: string | undefined;
    };

registerSdkResolution();
registerTrace();
const reports: DescribeResult[] = [];
// One after the other, because the trace notes what any of them imports.
for (const entry of process.argv.slice(2)) reports.push(await describe(entry));
process.send?.(reports, () => process.exit(0));

async function describe(entry: string): Promise<DescribeResult> {
  try {
    const { default: definition } = (await import(pathToFileURL(entry).href)) as { default: unknown };
    return { description: await describeDefinition(definition), modules: await traceModules(definition) };
  } catch (error) {
    const language = error instanceof MissingTitleError ? error.language : undefined;
    return { problem: error instanceof Error ? error.message : String(error), language };
  }
}
