import path from 'node:path';
import { inspectRegistry } from '../registry/inspect.ts';
import { openStore } from '../registry/openStore.ts';
import { findDevAccount } from '../servers/findDevAccount.ts';
import { printJson, printLine, styled } from '../terminal/printLine.ts';
import { withProgress } from '../terminal/withProgress.ts';
import { explain } from '../why/explain.ts';
import { readFaults } from '../why/emulatorFaults.ts';
import { loadPortalModel } from '../why/PortalModel.ts';
import { readBuiltPortal } from '../why/readBuiltPortal.ts';
import { readReport } from '../why/readReport.ts';

/** The options of `admin-cli why`. */
export interface WhyOptions {
  /** The user that the question is about. */
  readonly as: string;
  readonly broker?: string;
  /** The folder of a built portal to compare the sources with. */
  readonly dist?: string;
  /** A registry of delivered plugins. */
  readonly registry?: string;
  /** A file with the report that "Plugins and permissions" copies. */
  readonly report?: string;
  /** The port of a running emulator, whose faults count. */
  readonly apiPort?: number;
  readonly json: boolean;
}

/** Prints why a user sees something or not; the exit code is 1 if they do not. */
export async function why(subject: string, folders: readonly string[], options: WhyOptions): Promise<void> {
  const { dist, report, registry, apiPort } = options;
  const account = findDevAccount(options.as, options.broker);
  const delivery = {
    built: dist === undefined ? undefined : await readBuiltPortal(path.resolve(dist)),
    registry: registry === undefined ? undefined : await inspectRegistry(await openStore(registry), Date.now()),
    report: report === undefined ? undefined : await readReport(report),
    runningFaults: apiPort === undefined ? undefined : await readFaults(apiPort),
  };
  const model = await withProgress('Reading the plugins', () => loadPortalModel(folders, account, delivery));
  const answer = explain(model, subject);
  if (!answer.isVisible) process.exitCode = 1;
  if (options.json) {
    printJson(answer);
    return;
  }
  const verdict = answer.isVisible ? styled('green', 'yes') : styled('red', 'no');
  printLine(`${styled('bold', subject)} for ${options.as} of ${model.account.displayCode}: ${verdict}`);
  for (const { isSatisfied, code, text, remedy } of answer.findings) {
    printLine(`  ${isSatisfied ? styled('green', '✓') : styled('red', '✗')} ${text} ${styled('dim', code)}`);
    if (remedy !== undefined) printLine(`    ${styled('bold', 'What to do:')} ${remedy}`);
  }
}
