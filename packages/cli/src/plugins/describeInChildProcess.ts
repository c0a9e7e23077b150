// Runs in a child process, because a plugin's definition is foreign code. The condition `brokerdesk-manifest` makes the
// SDK resolve to its definitions only, so that no React is needed to read one.
import { pathToFileURL } from 'node:url';
import type { Description } from './describeDefinition.ts';
import { describeDefinition, MissingTitleError } from './describeDefinition.ts';
import { registerSdkResolution } from './registerSdkResolution.ts';

/** The result for one plugin. */
export type DescribeResult =
  | { readonly description: Description }
  | {
      readonly problem: string;
      /** The language whose texts lack a title. */
      readonly language?: string | undefined;
    };

registerSdkResolution();
const entries = process.argv.slice(2);
const reports = await Promise.all(entries.map(describe));
process.send?.(reports, () => process.exit(0));

async function describe(entry: string): Promise<DescribeResult> {
  try {
    const { default: definition } = (await import(pathToFileURL(entry).href)) as { default: unknown };
    return { description: await describeDefinition(definition) };
  } catch (error) {
    const language = error instanceof MissingTitleError ? error.language : undefined;
    return { problem: error instanceof Error ? error.message : String(error), language };
  }
}
