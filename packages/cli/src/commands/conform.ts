import { writeFile } from 'node:fs/promises';
import { readAccounts } from '../conform/accounts.ts';
import { openBackEnd } from '../conform/BackEnd.ts';
import { readHar, toHar } from '../conform/har.ts';
import { type Judged, judge, readBaseline } from '../conform/judge.ts';
import { printReport } from '../conform/report.ts';
import { families, type Scenario } from '../conform/Check.ts';
import { readRequirements } from '../conform/requirements.ts';
import { isWanted, passiveChecks, type RunResult, runScenarios, Watched } from '../conform/runScenarios.ts';
import { allScenarios } from '../conform/scenarios/index.ts';
import { toConformSarif } from '../conform/toConformSarif.ts';
import { toJUnit } from '../conform/toJUnit.ts';
import { CliError, describeError } from '../errors.ts';
import { getVerbosity, printJson, printLine, printNote, styled } from '../terminal/printLine.ts';

/** The options of `admin-cli conform`. */
export interface ConformOptions {
  readonly accounts?: string;
  readonly readOnly: boolean;
  readonly only: readonly string[];
  readonly requirements?: string;
  readonly baseline?: string;
  readonly instance?: string;
  readonly restart?: string;
  readonly har?: string;
  readonly junit?: string;
  readonly sarif?: string;
  readonly failures?: string;
  readonly json: boolean;
}

/** Asks a back end, or recorded traffic, whether it keeps the contract; the exit code is 1 if it does not. */
export async function conform(address: string | undefined, options: ConformOptions): Promise<void> {
  const { version, checks: required } = await readRequirements(options.requirements);
  const baseline = await readBaseline(options.baseline);
  const run = options.har === undefined ? await ask(address, options) : await read(options.har, options, address);
  const unknown = baseline.find((id) => !required.has(id) && run.results.every((result) => result.id !== id));
  if (unknown !== undefined) {
    throw new CliError('BASELINE_INVALID', {
      message: `${options.baseline} lists "${unknown}", which is not a check.`,
      hint: 'Spell it as the report does.',
    });
  }
  const judged = judge(run.results, { required, baseline });
  process.exitCode = judged.exitCode;
  await writeReports(judged, options);
  if (options.json) {
    const results = judged.results.map(({ id, family, verdict }) => ({ id, family, ...summarize(verdict) }));
    printJson({
      requirements: version,
      reach: run.reach.summary(),
      unexpected: judged.unexpected,
      stale: judged.stale,
      results,
    });
    return;
  }
  printReport(run, judged);
  const { unexpected, stale } = judged;
  if (judged.exitCode === 0) {
    printLine(
      `${styled('green', '✓')} The requirements of ${version} that were tried hold${baseline.length > 0 ? ', but for those of the baseline' : ''}.`,
    );
  } else {
    printLine(
      `${unexpected.length} requirements of ${version} are broken${stale.length > 0 ? `, ${stale.length} of the baseline are stale` : ''}.`,
    );
  }
}

async function ask(address: string | undefined, options: ConformOptions): Promise<RunResult> {
  if (address === undefined) {
    throw new CliError('OPTIONS_CLASH', {
      message: 'There is no address to ask.',
      hint: 'Name the address of an API, or recorded traffic with --har.',
    });
  }
  const accounts = await readAccounts(options.accounts);
  const { instance, restart, readOnly: isReadOnly } = options;
  const backEnd = await openBackEnd(address, { accounts, isReadOnly, instance, restart });
  try {
    await backEnd.signInAll();
    const brokers = new Set(Object.values(accounts).map((account) => account?.brokerCode));
    if (!options.json && !isReadOnly && brokers.size > 0) {
      printNote(`${backEnd.base}: records of ${[...brokers].join(', ')} are created, changed and deleted.`);
    }
    const onProgress = (done: number, all: number) => showProgress(done, all);
    const scenarios = allScenarios(backEnd);
    assertKnown(options.only, scenarios);
    return await runScenarios(backEnd, scenarios, { only: options.only, onProgress });
  } finally {
    backEnd.close();
  }
}

async function read(file: string, { only }: ConformOptions, address: string | undefined): Promise<RunResult> {
  const exchanges = await readHar(file);
  const base = address === undefined ? '/api' : new URL(address).pathname.replace(/\/$/, '');
  const watched = new Watched(base);
  for (const exchange of exchanges) watched.take(exchange);
  const { reach, requests } = watched;
  if (reach.summary().calls.seen === 0) {
    throw new CliError('HAR_INVALID', {
      message: `${file} has no calls below ${base}.`,
      hint: 'If the API is below another path, name its address: admin-cli conform https://portal.example.com/api --har file.har',
    });
  }
  const results = watched.results().filter((check) => isWanted(check, only) && check.verdict.kind !== 'not tried');
  return { results, reach, requests };
}

/** With a misspelt name nothing would be asked, and the run would be green. */
function assertKnown(only: readonly string[], scenarios: readonly Scenario[]): void {
  const checks = [...scenarios.flatMap(({ checks }) => checks), ...passiveChecks()];
  const unknown = only.find((wanted) => !checks.some((check) => isWanted(check, [wanted])));
  if (unknown === undefined) return;
  throw new CliError('OPTIONS_CLASH', {
    message: `No check begins with "${unknown}".`,
    hint: `Name a family (${families.join(', ')}), or the beginning of a check as a report shows it, such as "answers:GET /users".`,
  });
}

function showProgress(done: number, all: number): void {
  if (process.stderr.isTTY !== true || getVerbosity() === 'quiet') return;
  process.stderr.write(done === all ? '\r\u001b[K' : `\r\u001b[K${done} of ${all}`);
}

function summarize(verdict: Judged['results'][number]['verdict']): object {
  if (verdict.kind !== 'fails')
    return { verdict: verdict.kind, ...('reason' in verdict && { reason: verdict.reason }) };
  return { verdict: verdict.kind, findings: verdict.findings.map(({ text }) => text) };
}

async function writeReports({ results }: Judged, { junit, sarif, failures }: ConformOptions): Promise<void> {
  const files = [
    [junit, () => toJUnit(results)],
    [sarif, () => JSON.stringify(toConformSarif(results), null, 2)],
    [failures, () => JSON.stringify(toHar(results), null, 2)],
  ] as const;
  for (const [file, write] of files) {
    if (file === undefined) continue;
    try {
      await writeFile(file, write());
    } catch (error) {
      throw new CliError('FILE_UNREADABLE', {
        message: `${file} cannot be written: ${describeError(error)}.`,
        hint: 'Name a file in a folder that exists.',
      });
    }
  }
}
