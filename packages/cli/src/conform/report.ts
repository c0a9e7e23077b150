// What a run says to people.
import { printLine, printNote, styled } from '../terminal/printLine.ts';
import { type CheckResult, families } from './Check.ts';
import type { RunResult } from './runScenarios.ts';
import { toCurl } from './toCurl.ts';
import type { Judged } from './judge.ts';

/** Prints how far a run reached and what it found. */
export function printReport({ reach, requests }: RunResult, { results, stale, newer }: Judged): void {
  const { calls, codes, keywords, refusedOnly } = reach.summary();
  const share = Math.round((100 * keywords.seen) / keywords.all);
  printNote(
    `${styled('bold', 'Reach')}  ${requests} requests, ${calls.seen} of ${calls.all} calls, ${codes.length} codes, ${share} % of the fields and values of answers`,
  );
  for (const name of refusedOnly)
    printLine(`  ${styled('yellow', '–')} ${name} was only ever refused as 401, 403 or 404`);
  for (const family of families)
    printFamily(
      family,
      results.filter((result) => result.family === family),
    );
  for (const result of results) printResult(result);
  for (const id of stale)
    printLine(`${styled('yellow', '!')} ${id} holds, but the baseline lists it as failing: stale`);
  if (newer.length > 0) printNote(`${newer.length} checks are newer than these requirements, and decide nothing.`);
}

function printFamily(family: string, results: readonly CheckResult[]): void {
  if (results.length === 0) return;
  const count = (kind: string) => results.filter(({ verdict }) => verdict.kind === kind).length;
  const parts = [
    `${count('holds')} hold`,
    ...(['fails', 'not tried', 'fault of the suite'] as const)
      .filter((kind) => count(kind) > 0)
      .map((kind) => styled(kind === 'fails' ? 'red' : 'yellow', `${count(kind)} ${kind}`)),
  ];
  printNote(`  ${family.padEnd(14)} ${parts.join(', ')}`);
}

function printResult({ id, demand, verdict }: CheckResult): void {
  if (verdict.kind === 'holds') return;
  if (verdict.kind === 'not tried') {
    printNote(`${styled('yellow', '–')} ${id}: not tried, ${verdict.reason}`);
    return;
  }
  if (verdict.kind === 'fault of the suite') {
    printLine(`${styled('yellow', '?')} ${id}: a fault of this suite, not of the back end: ${verdict.reason}`);
    return;
  }
  printLine(`${styled('red', '✗')} ${styled('bold', demand)} ${styled('dim', id)}`);
  for (const { text, exchange } of verdict.findings.slice(0, 3)) {
    printLine(`    ${text}`);
    if (exchange) printLine(styled('dim', `    ${toCurl(exchange)}`));
  }
  if (verdict.findings.length > 3) printLine(`    and ${verdict.findings.length - 3} more`);
}
