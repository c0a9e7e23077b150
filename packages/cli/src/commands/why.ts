import { findDevAccount } from '../servers/findDevAccount.ts';
import { printJson, printLine, styled } from '../terminal/printLine.ts';
import { explain } from '../why/explain.ts';
import { loadPortalModel } from '../why/PortalModel.ts';

/** The options of `admin-cli why`. */
export interface WhyOptions {
  /** The user that the question is about. */
  readonly as: string;
  readonly broker?: string;
  readonly json: boolean;
}

/** Prints why a user sees something or not; the exit code is 1 if they do not. */
export async function why(subject: string, folders: readonly string[], options: WhyOptions): Promise<void> {
  const model = await loadPortalModel(folders, findDevAccount(options.as, options.broker));
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
