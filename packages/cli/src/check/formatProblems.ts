import path from 'node:path';
import { styled } from '../terminal/printLine.ts';
import type { Problem } from './Problem.ts';
import { rulesPage } from './rules.ts';

/** A problem as programs get it: the file relative to the working folder, with slashes. */
export interface PrintedProblem extends Omit<Problem, 'fix'> {
  /** The section that describes the rule. */
  readonly docs: string;
  /** Whether `--fix` mends it. */
  readonly isFixable: boolean;
}

/** Turns a problem into data for programs. */
export function toPrintedProblem({ fix, ...problem }: Problem): PrintedProblem {
  return {
    ...problem,
    file: relativePath(problem.file),
    docs: `${rulesPage}#${problem.rule}`,
    isFixable: fix !== undefined,
  };
}

/** Formats problems for people: one block for each file, one entry of two lines for each problem. */
export function formatProblems(problems: readonly Problem[]): readonly string[] {
  const byFile = Map.groupBy(problems, ({ file }) => file);
  return [...byFile].flatMap(([file, own]) => {
    const width = Math.max(...own.map(({ line, column }) => `${line}:${column}`.length));
    return [
      styled('bold', relativePath(file)),
      ...own.flatMap(({ line, column, severity, message, hint, rule }) => {
        const mark = severity === 'error' ? styled('red', 'error  ') : styled('yellow', 'warning');
        return [
          `  ${`${line}:${column}`.padStart(width)}  ${mark}  ${message} ${styled('dim', rule)}`,
          `  ${' '.repeat(width)}           ${hint}`,
        ];
      }),
      '',
    ];
  });
}

/** Returns a path relative to the working folder, with slashes; absolute if it is elsewhere. */
export function relativePath(file: string): string {
  const relative = path.relative(process.cwd(), file);
  return (relative.startsWith('..') || path.isAbsolute(relative) ? file : relative).replaceAll('\\', '/');
}
