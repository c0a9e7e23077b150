import { openPortal } from '../probe/openPortal.ts';
import { type ProbeOptions, rules } from '../probe/rules.ts';
import { printJson, printLine, printNote, styled } from '../terminal/printLine.ts';
import { withProgress } from '../terminal/withProgress.ts';

/** Asks a live portal whether its server does what docs/hosting.md demands; the exit code is 1 if it does not. */
export async function probe(
  address: string,
  { json, ...options }: ProbeOptions & { readonly json: boolean },
): Promise<void> {
  const { portal, results } = await withProgress('Asking', async () => {
    const opened = await openPortal(address);
    const examined = rules.map(async ({ id, demand, mend, examine }) => {
      const result = await examine(opened, options);
      return 'notTried' in result
        ? { id, demand, verdict: 'not tried', reason: result.notTried, findings: [] }
        : { id, demand, verdict: result.length === 0 ? 'holds' : 'broken', mend, findings: result };
    });
    return { portal: opened, results: await Promise.all(examined) };
  });
  const broken = results.filter(({ verdict }) => verdict === 'broken');
  if (broken.length > 0) process.exitCode = 1;
  if (json) {
    printJson({ page: portal.page.href, broker: portal.broker, rules: results });
    return;
  }
  printNote(`${styled('bold', portal.page.href)}`);
  for (const { id, demand, verdict, reason, mend, findings } of results) {
    if (verdict === 'holds') printNote(`  ${styled('green', '✓')} ${demand} ${styled('dim', id)}`);
    if (verdict === 'not tried')
      printLine(`  ${styled('yellow', '–')} ${demand} ${styled('dim', id)}: not tried, ${reason}`);
    if (verdict !== 'broken') continue;
    printLine(`  ${styled('red', '✗')} ${styled('bold', demand)} ${styled('dim', id)}`);
    for (const finding of findings.slice(0, 5)) printLine(`    ${finding}`);
    if (findings.length > 5) printLine(`    and ${findings.length - 5} more`);
    printLine(`    ${styled('bold', 'nginx:')} ${mend}`);
  }
  printNote(
    `${broken.length === 0 ? 'Every rule that was tried holds.' : `${broken.length} of ${results.length} rules are broken.`} docs/hosting.md says why.`,
  );
}
