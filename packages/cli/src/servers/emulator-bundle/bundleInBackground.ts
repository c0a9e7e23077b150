import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { printError, styled } from '../../terminal/printLine.ts';
import type { RunningServer } from '../stopOnSignal.ts';

const program = fileURLToPath(new URL('bundleInChildProcess.ts', import.meta.url));
const firstPauseMs = 500;

/** Makes a bundle for the next start in a process of its own, after a pause: whoever starts something works with it first. */
export function bundleInBackground(mocks: readonly string[]): RunningServer {
  let child: ChildProcess | undefined;
  const start = setTimeout(() => {
    child = startChild(mocks);
  }, firstPauseMs).unref();
  return {
    close: async () => {
      clearTimeout(start);
      if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
      const end = once(child, 'exit');
      child.kill();
      await end;
    },
  };
}

function startChild(mocks: readonly string[]): ChildProcess {
  const child = fork(program, mocks, { stdio: ['ignore', 'ignore', 'pipe', 'ipc'] });
  let problem = '';
  child.stderr?.on('data', (text) => {
    problem += String(text);
  });
  child.once('exit', (code) => {
    if (code !== 0 && code !== null) printError(styled('yellow', describe(problem)));
  });
  return child;
}

function describe(problem: string): string {
  return `The emulator runs, but could not be bundled for quicker starts:\n${problem.trim()}`;
}
