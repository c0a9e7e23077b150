// SARIF 2.1.0 (OASIS standard). What fails is an address, not a line of a file.
import type { Log } from 'sarif';
import { version } from '../version.mjs';
import type { CheckResult } from './Check.ts';

/** Turns what fails into a SARIF log. */
export function toConformSarif(results: readonly CheckResult[]): Log {
  return {
    version: '2.1.0',
    $schema: 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json',
    runs: [
      {
        tool: {
          driver: {
            name: 'admin-cli conform',
            version,
            rules: results.map(({ id, demand }) => ({ id, shortDescription: { text: demand } })),
          },
        },
        results: results.flatMap(({ id, verdict }, ruleIndex) =>
          verdict.kind === 'fails'
            ? verdict.findings.map(({ text, exchange }) => ({
                ruleId: id,
                ruleIndex,
                level: 'error' as const,
                message: { text },
                ...(exchange && {
                  locations: [
                    {
                      logicalLocations: [{ fullyQualifiedName: `${exchange.request.method} ${exchange.request.url}` }],
                    },
                  ],
                }),
              }))
            : [],
        ),
      },
    ],
  };
}
