import path from 'node:path';
import { compareWithHost, type CompatFinding } from '../compat/compareWithHost.ts';
import { readHostSurface } from '../compat/HostSurface.ts';
import { readInstalled } from '../compat/InstalledPlugin.ts';
import { printJson, printLine, printNote, styled } from '../terminal/printLine.ts';
import { withProgress } from '../terminal/withProgress.ts';

/** Prints what this host breaks in installed plugins; the exit code is 1 if it breaks anything. */
export async function compat(folders: readonly string[], { json }: { readonly json: boolean }): Promise<void> {
  const { host, plugins } = await withProgress('Comparing', async () => {
    const installed = await Promise.all(folders.map((folder) => readInstalled(path.resolve(folder))));
    return { host: await readHostSurface(), plugins: installed.flat() };
  });
  const compared = plugins.map((plugin) => ({
    id: plugin.manifest.id,
    version: plugin.manifest.version,
    builtWith: plugin.manifest.builtWith,
    findings: compareWithHost(plugin, host),
  }));
  if (compared.some(({ findings }) => findings.some(({ breaks }) => breaks))) process.exitCode = 1;
  if (json) {
    printJson({ host: host.version, plugins: compared.map((one) => ({ ...one, verdict: verdictOf(one.findings) })) });
    return;
  }
  printNote(`Host with the SDK ${host.version}, ${count(compared.length)}.`);
  for (const { id, version, builtWith, findings } of compared) {
    const origin = builtWith === undefined ? '' : styled('dim', ` built with the SDK ${builtWith}`);
    printLine(`${styled('bold', `${id} ${version}`)}${origin}: ${show(findings)}`);
    for (const { breaks, text, remedy } of findings) {
      printLine(`  ${breaks ? styled('red', '✗') : styled('yellow', '!')} ${text}`);
      printLine(`    ${styled('bold', 'What to do:')} ${remedy}`);
    }
  }
}

type Verdict = 'fine' | 'warning' | 'breaks';

function verdictOf(findings: readonly CompatFinding[]): Verdict {
  if (findings.some(({ breaks }) => breaks)) return 'breaks';
  return findings.length > 0 ? 'warning' : 'fine';
}

function show(findings: readonly CompatFinding[]): string {
  const verdict = verdictOf(findings);
  return styled(({ fine: 'green', warning: 'yellow', breaks: 'red' } as const)[verdict], verdict);
}

function count(number: number): string {
  return number === 0 ? 'and no plugin that it does not bring along' : `${number} plugin${number === 1 ? '' : 's'}`;
}
