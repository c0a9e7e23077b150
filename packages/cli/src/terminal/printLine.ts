import { styleText } from 'node:util';

/** How much a command prints: the result, the result with explanations, or what it does as well. */
export type Verbosity = 'quiet' | 'normal' | 'verbose';

let verbosity: Verbosity = 'normal';

/** Sets how much the process prints. */
export function setVerbosity(wanted: Verbosity): void {
  verbosity = wanted;
}

/** Returns how much the process prints. */
export function getVerbosity(): Verbosity {
  return verbosity;
}

type Style = 'bold' | 'dim' | 'cyan' | 'red' | 'yellow' | 'green';

/** Prints a line of the result for people; results for programs go through {@link printJson}. */
export function printLine(line = ''): void {
  process.stdout.write(`${line}\n`);
}

/** Prints a line that explains the result; `--quiet` leaves it out. */
export function printNote(line = ''): void {
  if (verbosity !== 'quiet') printLine(line);
}

/** Prints what is done, on standard error, for `--verbose`. */
export function printDetail(line: string): void {
  if (verbosity === 'verbose') printError(styled('dim', line, process.stderr));
}

/** Prints a warning, an error, or what happened while a server runs: standard output holds the result alone. */
export function printError(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Prints what works, but probably not as expected. */
export function printWarning(text: string): void {
  printError(`${styled('yellow', 'Warning', process.stderr)} ${text}`);
}

/** Prints a result as one line of JSON. */
export function printJson(data: unknown): void {
  process.stdout.write(`${JSON.stringify(data)}\n`);
}

/** Returns whether standard output is styled. */
export function hasColors(): boolean {
  return styled('bold', 'text') !== 'text';
}

/** Styles a text if the terminal supports it; with `NO_COLOR` and in pipes it stays plain, `FORCE_COLOR` styles it there. */
export function styled(style: Style, text: string, stream: NodeJS.WriteStream = process.stdout): string {
  return styleText(style, text, { stream, validateStream: true });
}
