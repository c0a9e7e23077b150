import path from 'node:path';
import { CliError } from '../errors.ts';
import { type DevAccount, findDevAccount } from '../servers/findDevAccount.ts';
import { printJson, printLine, printNote, styled } from '../terminal/printLine.ts';
import { withProgress } from '../terminal/withProgress.ts';
import { diffTree, drawDiff } from '../why/diffTree.ts';
import { drawTree, listTree, toMermaid } from '../why/listTree.ts';
import { loadPortalModel } from '../why/PortalModel.ts';
import { readRunningTree, readTreeFile } from '../why/readLiveTree.ts';

/** The options of `admin-cli functions`. */
export interface FunctionsOptions {
  readonly as: string;
  readonly broker?: string;
  /** Marks what a user with this role alone has. */
  readonly role?: string;
  /** Compares the codes of the plugins with a tree instead: that in a file, or of a running emulator. */
  readonly diff?: string | true;
  readonly apiPort?: number;
  readonly format: 'text' | 'mermaid';
  readonly json: boolean;
}

/**
 * Prints a broker's tree: what a user or a role has of it, which plugin declares each function, and the address of its
 * screen; or how it differs from the codes of the plugins.
 */
export async function functions(folders: readonly string[], options: FunctionsOptions): Promise<void> {
  const { role } = options;
  // A role needs no user: one of its broker gets it.
  const isOfBroker = role !== undefined || options.diff !== undefined;
  const account = findDevAccount(isOfBroker && options.broker ? `${options.broker}.admin` : options.as, options.broker);
  if (options.diff !== undefined) {
    await printDiff(folders, account, options);
    return;
  }
  const model = await withProgress('Reading the plugins', () => loadPortalModel(folders, account, {}, role));
  const tree = listTree(model);
  if (options.json) printJson(tree);
  else if (options.format === 'mermaid') printLine(toMermaid(tree));
  else {
    const { displayCode, userID } = model.account;
    const whose = role === undefined ? userID : `the role ${role}`;
    printNote(`${styled('bold', `Functions of ${displayCode}`)}, ${styled('green', '✓')} those of ${whose}`);
    for (const line of drawTree(tree)) printLine(line);
  }
}

async function printDiff(folders: readonly string[], account: DevAccount, options: FunctionsOptions): Promise<void> {
  const tree = await readTree(account, options);
  const model = await withProgress('Reading the plugins', () => loadPortalModel(folders, account));
  const [broken] = model.broken;
  if (broken !== undefined) throw broken.error;
  const diff = diffTree(model, tree);
  if (diff.missing.length > 0) process.exitCode = 1;
  if (options.json) {
    printJson(diff);
    return;
  }
  printNote(styled('bold', `Codes of the plugins and the tree of ${account.displayCode}`));
  for (const line of drawDiff(diff)) printLine(line);
}

async function readTree(account: DevAccount, { diff, apiPort }: FunctionsOptions): Promise<readonly string[]> {
  if (typeof diff === 'string') return readTreeFile(path.resolve(diff));
  if (apiPort !== undefined) return readRunningTree(apiPort, account);
  throw new CliError('OPTIONS_CLASH', {
    message: '--diff has no tree to compare with.',
    hint: 'Name a file (--diff tree.json), or the port of a running emulator (--diff --api-port 4401).',
  });
}
