// SARIF 2.1.0 (OASIS standard), which code hosts show beside the changed lines.
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Log, Result } from 'sarif';
import { relativePath } from './formatProblems.ts';
import type { Problem } from './Problem.ts';
import { type RuleId, rules, rulesPage } from './rules.ts';
import { version } from '../version.mjs';

/** Turns problems into a SARIF log. */
export function toSarif(problems: readonly Problem[]): Log {
  const ids = Object.keys(rules) as RuleId[];
  return {
    version: '2.1.0',
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    runs: [
      {
        tool: {
          driver: {
            name: 'admin-cli check',
            version,
            rules: ids.map((id) => ({
              id,
              shortDescription: { text: rules[id].title },
              help: { text: `${rulesPage}#${id}` },
              defaultConfiguration: { level: rules[id].severity },
            })),
          },
        },
        columnKind: 'utf16CodeUnits',
        results: problems.map((problem) => toResult(problem, ids.indexOf(problem.rule))),
      },
    ],
  };
}

function toResult({ rule, severity, file, line, column, message, hint }: Problem, ruleIndex: number): Result {
  return {
    ruleId: rule,
    ruleIndex,
    level: severity,
    message: { text: `${message} ${hint}` },
    locations: [
      {
        physicalLocation: {
          artifactLocation: toLocation(file),
          region: { startLine: line, startColumn: column },
        },
      },
    ],
  };
}

function toLocation(file: string): { uri: string; uriBaseId?: string } {
  const relative = relativePath(file);
  if (path.isAbsolute(relative)) return { uri: pathToFileURL(file).href };
  return { uri: relative.split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' };
}
