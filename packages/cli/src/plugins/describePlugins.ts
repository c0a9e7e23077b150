import path from 'node:path';
import { CliError } from '../errors.ts';
import { askChild } from './askChild.ts';
import type { Description } from '@brokerdesk/plugin-sdk/build';
import type { DescribeResult } from './describeInChildProcess.ts';
import type { DefinitionFinding } from './DefinitionFinding.ts';
import type { PluginSource } from './findPlugins.ts';
import { reviewDescription } from './reviewDescription.ts';
import type { ContributionModules } from './traceModules.ts';
import { suggest } from '../suggest.ts';

/** How long reading may take: once, and for each definition. */
const timeoutMs = { base: 30_000, each: 5_000 };
const timedOut = 'Reading the definitions of all plugins took longer than';

/** A plugin's folder with its description. */
export interface DescribedPlugin {
  readonly source: PluginSource;
  readonly description: Description;
  readonly modules: ContributionModules;
  readonly missingModules: ContributionModules;
  /** The paths of the plugin's own modules that the definition consists of. */
  readonly files: readonly string[];
  /** What works, but probably not as its author expects. */
  readonly warnings: readonly string[];
  /** What a review has found, as data. */
  readonly findings: readonly DefinitionFinding[];
}

/** A plugin that cannot be used, and why. */
export interface BrokenPlugin {
  readonly source: PluginSource;
  readonly error: CliError;
  /** The rule that it breaks. */
  readonly rule: string;
  /** Absent if the definition cannot be read. */
  readonly description?: Description;
  /** What reading or the review have found; never empty. */
  readonly findings: readonly DefinitionFinding[];
}

/** How definitions are read. */
interface ReadingOptions {
  /** The milliseconds after which reading ends without a result. */
  readonly limitMs?: number;
  /** What is known of definitions, whose code then does not run. */
  readonly recalled?: ReadonlyMap<PluginSource, DescribeResult>;
}

/** Reads the definitions of plugins; a broken one does not prevent reading the others. */
export async function describePlugins(
  sources: readonly PluginSource[],
  options: ReadingOptions = {},
): Promise<{ readonly described: readonly DescribedPlugin[]; readonly broken: readonly BrokenPlugin[] }> {
  const { recalled, limitMs = timeoutMs.base + timeoutMs.each * sources.length } = options;
  const asked = sources.filter((source) => recalled?.has(source) !== true);
  const entries = asked.map(({ entry }) => entry);
  const { reports, ending } = asked.length === 0 ? { reports: [] } : await runChild(entries, limitMs);
  const described: DescribedPlugin[] = [];
  const broken: BrokenPlugin[] = [];
  for (const source of sources) {
    const report = recalled?.get(source) ??
      reports[asked.indexOf(source)] ?? { problem: ending ?? 'There is no result.' };
    if ('problem' in report) {
      const finding = findingOf(report);
      broken.push({ source, error: unreadable(source, report), rule: finding.rule, findings: [finding] });
      continue;
    }
    const { description } = report;
    const { problem, rule = 'PLUGIN_INVALID', warnings, meant = '', findings } = reviewDescription(description);
    if (problem === undefined) described.push({ ...report, source, warnings, findings });
    else broken.push({ source, error: unusable(source, problem, meant), rule, description, findings });
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

interface ChildResult {
  readonly reports: readonly DescribeResult[];
  /** How the process ended, if it has not reported. */
  readonly ending?: string;
}

async function runChild(entries: readonly string[], limitMs: number): Promise<ChildResult> {
  const ended = await askChild<readonly DescribeResult[]>({
    script: new URL('describeInChildProcess.ts', import.meta.url),
    argv: entries,
    execArgv: ['--import', import.meta.resolve('tsx'), '--conditions=brokerdesk-manifest'],
    limitMs,
  });
  return 'answer' in ended ? { reports: ended.answer } : { reports: [], ending: describeEnd({ ...ended, limitMs }) };
}

/** Only its time limit ends the process by SIGTERM. */
function describeEnd(end: { code: number | null; signal: NodeJS.Signals | null; limitMs: number }): string {
  if (end.signal === 'SIGTERM') {
    return `${timedOut} ${end.limitMs / 1000} s. A definition that waits for a request or a timer never ends, and a busy machine needs longer.`;
  }
  return `The process that reads definitions ended without a result (${end.signal ?? `exit code ${end.code}`}).`;
}

function unreadable(source: PluginSource, report: Extract<DescribeResult, { problem: string }>): CliError {
  return new CliError('PLUGIN_UNREADABLE', {
    message: `The definition of the plugin in ${source.folder} cannot be read: ${report.problem}`,
    hint: adviseText(source, report) ?? adviseTime(source, report) ?? `Fix ${source.entry}.`,
  });
}

function adviseTime({ entry }: PluginSource, { problem }: { readonly problem: string }): string | undefined {
  if (!problem.startsWith(timedOut)) return undefined;
  return `Try again when the machine is less busy. If it happens each time, remove what ${entry}, or a module that it imports, waits for.`;
}

function findingOf({ problem, rule, missingText }: Extract<DescribeResult, { problem: string }>): DefinitionFinding {
  // The messages quote the value that they are about.
  const quoted = rule === undefined ? '' : (/"([^"]+)"/.exec(problem)?.[1] ?? '');
  return {
    rule: rule ?? 'DEFINITION_UNREADABLE',
    subject: quoted,
    message: problem,
    ...(missingText === undefined ? {} : { meant: suggest(missingText.key, missingText.known) }),
  };
}

function adviseText(
  source: PluginSource,
  { missingText, rule }: Extract<DescribeResult, { problem: string }>,
): string | undefined {
  if (missingText === undefined) return undefined;
  const { key, language, known } = missingText;
  const file = path.join(source.folder, 'src', 'locales', `${language}.ts`);
  if (rule === 'TEXT_EMPTY') return `Write the text of ${key} in ${file}.`;
  if (language !== 'en') return `Add ${key} to ${file}.`;
  return `Correct the key in ${source.entry}, or add ${key} to ${file} and the other languages.${suggest(key, known)}`;
}

function unusable(source: PluginSource, problem: string, meant: string): CliError {
  return new CliError('PLUGIN_INVALID', {
    message: `The plugin in ${source.folder} cannot be used: ${problem}`,
    hint: `Fix ${source.entry}.${meant}`,
  });
}
