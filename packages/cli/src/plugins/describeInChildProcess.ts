// Runs in a child process, because a plugin's definition is foreign code. The condition `brokerdesk-manifest` makes the
// SDK resolve to its definitions only, so that no React is needed to read one.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  DefinitionError,
  type DefinitionRule,
  type Description,
  describeDefinition,
  type MissingText,
} from '@brokerdesk/plugin-sdk/build';
import { registerSdkResolution } from './registerSdkResolution.ts';
import { listLoadedFiles, registerTrace, type TracedModules, traceModules } from './traceModules.ts';

/** The result for one plugin. */
export type DescribeResult =
  | ({
      readonly description: Description;
      /** The paths of the plugin's own modules that the definition consists of. */
      readonly files: readonly string[];
    } & TracedModules)
  | {
      readonly problem: string;
      /** The rule that the definition breaks; undefined if it cannot be loaded at all. */
      readonly rule?: DefinitionRule | undefined;
      readonly missingText?: MissingText | undefined;
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
    const description = await describeDefinition(definition);
    const files = listLoadedFiles(path.dirname(path.dirname(entry)));
    return { description, files, ...(await traceModules(definition)) };
  } catch (error) {
    const { rule, missingText } = error instanceof DefinitionError ? error : {};
    return { problem: error instanceof Error ? error.message : String(error), rule, missingText };
  }
}
