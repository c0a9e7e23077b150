import type { CheckResult } from './Check.ts';

/** Writes results as JUnit XML: a suite for each family; what was not tried is skipped, a fault of the suite is an error. */
export function toJUnit(results: readonly CheckResult[]): string {
  const families = [...new Set(results.map(({ family }) => family))];
  const suites = families.map((family) => {
    const own = results.filter((result) => result.family === family);
    const count = (kind: string) => own.filter(({ verdict }) => verdict.kind === kind).length;
    const head = `  <testsuite name="${family}" tests="${own.length}" failures="${count('fails')}" errors="${count('fault of the suite')}" skipped="${count('not tried')}">`;
    return [head, ...own.map(toTestCase), '  </testsuite>'].join('\n');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="admin-cli conform">',
    ...suites,
    '</testsuites>',
    '',
  ].join('\n');
}

function toTestCase({ id, family, verdict }: CheckResult): string {
  const head = `    <testcase name="${escape(id)}" classname="${family}"`;
  switch (verdict.kind) {
    case 'holds':
      return `${head}/>`;
    case 'fails': {
      const [first] = verdict.findings;
      const all = verdict.findings.map(({ text }) => text).join('\n');
      return `${head}><failure message="${escape(first?.text ?? '')}">${escape(all)}</failure></testcase>`;
    }
    case 'not tried':
      return `${head}><skipped message="${escape(verdict.reason)}"/></testcase>`;
    case 'fault of the suite':
      return `${head}><error message="${escape(verdict.reason)}"/></testcase>`;
  }
}

const names: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escape(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r -\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '\ufffd')
    .replaceAll(/[&<>"]/g, (character) => names[character] ?? character);
}
