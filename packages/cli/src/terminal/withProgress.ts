import { getVerbosity, printDetail } from './printLine.ts';

/** After this time, people wonder whether anything happens. */
const patienceMs = 1_000;
const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏'] as const;

/** Where progress is shown: standard error, as far as it is needed here. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

/**
 * Runs work and shows, from its second second on, a line with its title and the seconds so far. The line is removed at the
 * end. Without a terminal, and with `--quiet` or `--json`, nothing is shown.
 */
export async function withProgress<Result>(
  title: string,
  work: () => Promise<Result>,
  stream: ProgressStream = process.stderr,
): Promise<Result> {
  const started = performance.now();
  const secondsSoFar = () => Math.floor((performance.now() - started) / 1000);
  let frame = 0;
  const draw = () => {
    frame += 1;
    if (secondsSoFar() >= 1) stream.write(`\r\x1b[K${frames[frame % frames.length]} ${title} … ${secondsSoFar()} s`);
  };
  const isShown = stream.isTTY === true && getVerbosity() !== 'quiet';
  const timer = isShown ? setInterval(draw, patienceMs / 8) : undefined;
  try {
    return await work();
  } finally {
    clearInterval(timer);
    if (isShown) stream.write('\r\x1b[K');
    printDetail(`${title}: ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}
