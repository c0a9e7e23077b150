import { vi } from 'vitest';
import { setVerbosity } from '../terminal/printLine.ts';
import { reportFailure } from '../usage/reportFailure.mjs';
import { runCommand } from '../usage/runCommand.mjs';
import type { EndedCommand } from './runToEnd.ts';

/**
 * Runs a command in the process of the test until it ends, a second faster than {@link runToEnd}. For all that a command prints and
 * decides; not for a server, and not for what only a process shows: signals, streams, how it ends.
 */
export async function runHere(...words: readonly string[]): Promise<EndedCommand> {
  const printed = { stdout: '', stderr: '' };
  const spies = (['stdout', 'stderr'] as const).map((stream) =>
    vi.spyOn(process[stream], 'write').mockImplementation((text) => {
      printed[stream] += String(text);
      return true;
    }),
  );
  try {
    const code = await runCommand(words).then(
      () => Number(process.exitCode ?? 0),
      (error: unknown) =>
        reportFailure(error, { isJson: words.includes('--json'), isVerbose: words.includes('--verbose') }),
    );
    return { code, ...printed };
  } finally {
    for (const spy of spies) spy.mockRestore();
    process.exitCode = undefined;
    setVerbosity('normal');
  }
}
