import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** The file that the command `admin-cli` runs. */
export const entry: string = fileURLToPath(new URL('../main.mjs', import.meta.url));

/** What a command left behind. */
export interface EndedCommand {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs a command until it ends. */
export function runToEnd(...options: readonly string[]): Promise<EndedCommand> {
  return runNode(entry, ...options);
}

/** Runs Node until it ends. */
export async function runNode(...options: readonly string[]): Promise<EndedCommand> {
  try {
    return { code: 0, ...(await promisify(execFile)(process.execPath, options)) };
  } catch (error) {
    const { code, stdout, stderr } = error as EndedCommand;
    return { code, stdout, stderr };
  }
}
