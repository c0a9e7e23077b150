import { applyFixes } from '../check/applyFixes.ts';
import { formatProblems, toPrintedProblem } from '../check/formatProblems.ts';
import { rulesPage } from '../check/rules.ts';
import { type CheckResult, runCheck } from '../check/runCheck.ts';
import { toSarif } from '../check/toSarif.ts';
import { printJson, printLine, printNote, styled } from '../terminal/printLine.ts';
import { withProgress } from '../terminal/withProgress.ts';

/** The options of `admin-cli check`. */
export interface CheckOptions {
  /** Applies the fixes that have one safe form, then checks again. */
  readonly fix: boolean;
  readonly format: 'text' | 'sarif';
  /** More warnings than this fail the command; undefined for any number. */
  readonly maxWarnings?: number;
  readonly json: boolean;
}

const maxPasses = 3;

/** Checks plugins; the exit code is 1 if there are errors, or more warnings than allowed. */
export async function check(folders: readonly string[], options: CheckOptions): Promise<void> {
  const { json, format, maxWarnings = Number.POSITIVE_INFINITY } = options;
  let result = await withProgress('Checking', () => runCheck(folders));
  let fixed = 0;
  // A fix can reveal what was hidden before, such as a definition that lacked a title.
  for (let pass = 0; options.fix && pass < maxPasses; pass += 1) {
    const mended = await applyFixes(
      result.problems,
      result.plugins.map(({ folder }) => folder),
    );
    if (mended === 0) break;
    fixed += mended;
    result = await withProgress('Checking again', () => runCheck(folders));
  }
  const { problems, plugins } = result;
  const errors = problems.filter(({ severity }) => severity === 'error').length;
  const warnings = problems.length - errors;
  if (errors > 0 || warnings > maxWarnings) process.exitCode = 1;
  if (format === 'sarif') printJson(toSarif(problems));
  else if (json) {
    const names = plugins.map(({ folder }) => folder);
    printJson({ plugins: names, errors, warnings, fixed, problems: problems.map(toPrintedProblem) });
  } else printProblems(result, { errors, warnings, fixed });
}

function printProblems(
  { problems, plugins }: CheckResult,
  { errors, warnings, fixed }: { readonly errors: number; readonly warnings: number; readonly fixed: number },
): void {
  for (const line of formatProblems(problems)) printLine(line);
  if (fixed > 0) printLine(`Fixed ${count(fixed, 'problem')}.`);
  const fixable = problems.filter(({ fix }) => fix !== undefined).length;
  const rest = fixable === 0 ? '' : ` --fix mends ${fixable}.`;
  const checked = `${count(plugins.length, 'plugin')} checked`;
  if (problems.length === 0) printNote(`${styled('green', '✓')} ${checked}: no problems.`);
  else printNote(`${checked}: ${count(errors, 'error')}, ${count(warnings, 'warning')}.${rest} Rules: ${rulesPage}`);
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
