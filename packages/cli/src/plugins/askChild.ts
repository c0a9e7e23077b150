// Code of plugins is foreign: what only reads it runs it in a child process, and gets data from there.
import { type ForkOptions, fork, type Serializable } from 'node:child_process';

/** A script to run, and what it is told. */
export interface ChildQuestion {
  readonly script: URL;
  readonly argv?: readonly string[];
  readonly message?: Serializable;
  readonly execArgv: NonNullable<ForkOptions['execArgv']>;
  /** The milliseconds after which the process is ended by SIGTERM. */
  readonly limitMs: number;
}

/** What a child process has sent, or how it ended before. */
export type ChildAnswer<Answer> =
  | { readonly answer: Answer }
  | { readonly code: number | null; readonly signal: NodeJS.Signals | null };

/** Runs a script in a child process until its first message. */
export function askChild<Answer>(question: ChildQuestion): Promise<ChildAnswer<Answer>> {
  const { script, argv = [], message, execArgv, limitMs } = question;
  const child = fork(script, argv, { execArgv, stdio: ['ignore', 'ignore', 'inherit', 'ipc'], timeout: limitMs });
  return new Promise((resolve, reject) => {
    child.once('message', (answer) => resolve({ answer: answer as Answer }));
    child.once('error', reject);
    child.once('exit', (code, signal) => resolve({ code, signal }));
    if (message !== undefined) child.send(message);
  });
}
