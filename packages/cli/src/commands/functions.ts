import { findDevAccount } from '../servers/findDevAccount.ts';
import { printJson, printLine, printNote, styled } from '../terminal/printLine.ts';
import { withProgress } from '../terminal/withProgress.ts';
import { drawTree, listTree, toMermaid } from '../why/listTree.ts';
import { loadPortalModel } from '../why/PortalModel.ts';

/** The options of `admin-cli functions`. */
export interface FunctionsOptions {
  readonly as: string;
  readonly broker?: string;
  readonly format: 'text' | 'mermaid';
  readonly json: boolean;
}

/** Prints a broker's tree: what a user has of it, which plugin declares each function, and the address of its screen. */
export async function functions(folders: readonly string[], options: FunctionsOptions): Promise<void> {
  const account = findDevAccount(options.as, options.broker);
  const model = await withProgress('Reading the plugins', () => loadPortalModel(folders, account));
  const tree = listTree(model);
  if (options.json) printJson(tree);
  else if (options.format === 'mermaid') printLine(toMermaid(tree));
  else {
    const { displayCode, userID } = model.account;
    printNote(`${styled('bold', `Functions of ${displayCode}`)}, ${styled('green', '✓')} those of ${userID}`);
    for (const line of drawTree(tree)) printLine(line);
  }
}
