import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CliError } from '../errors.ts';
import type { Description } from './describeDefinition.ts';
import type { DescribeResult } from './describeInChildProcess.ts';
import type { PluginSource } from './findPlugins.ts';

const timeoutMs = 30_000;

/** A plugin's folder with its description. */
export interface DescribedPlugin {
  readonly source: PluginSource;
  readonly description: Description;
}

/** A plugin that cannot be described, and why. */
export interface BrokenPlugin {
  readonly source: PluginSource;
  readonly error: CliError;
}

/** Reads the definitions of plugins; a broken one does not prevent reading the others. */
export async function describePlugins(
  sources: readonly PluginSource[],
): Promise<{ readonly described: readonly DescribedPlugin[]; readonly broken: readonly BrokenPlugin[] }> {
  const reports = sources.length === 0 ? [] : await runChild(sources.map(({ entry }) => entry));
  const described: DescribedPlugin[] = [];
  const broken: BrokenPlugin[] = [];
  for (const [index, source] of sources.entries()) {
    const report = reports[index] ?? { problem: 'The process that reads definitions ended without a result.' };
    if ('description' in report) described.push({ source, description: report.description });
    else broken.push({ source, error: unreadable(source, report.problem) });
  }
  return { described, broken };
}

/** Reads the definitions of plugins; throws the error of the first broken one. */
export async function describeAll(sources: readonly PluginSource[]): Promise<readonly DescribedPlugin[]> {
  const { described, broken } = await describePlugins(sources);
  const [first] = broken;
  if (first) throw first.error;
  return described;
}

function runChild(entries: readonly string[]): Promise<readonly DescribeResult[]> {
  const script = fileURLToPath(new URL('describeInChildProcess.ts', import.meta.url));
  const child = fork(script, entries, {
    execArgv: ['--import', import.meta.resolve('tsx'), '--conditions=brokerdesk-manifest'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    timeout: timeoutMs,
  });
  return new Promise((resolve, reject) => {
    child.once('message', (reports) => resolve(reports as readonly DescribeResult[]));
    child.once('error', reject);
    child.once('exit', () => resolve([]));
  });
}

function unreadable(source: PluginSource, problem: string): CliError {
  return new CliError('PLUGIN_UNREADABLE', {
    message: `The definition of the plugin in ${source.folder} cannot be read: ${problem}`,
    hint: `Fix ${source.entry}; \`npx tsc -p ${source.folder}\` shows more.`,
  });
}
