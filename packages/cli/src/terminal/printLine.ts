import { styleText } from 'node:util';

type Style = 'bold' | 'dim' | 'cyan' | 'red' | 'yellow' | 'green';

/** Prints a line for people; results for programs go through {@link printJson}. */
export function printLine(line = ''): void {
  process.stdout.write(`${line}\n`);
}

/** Prints a warning, an error, or what happened while a server runs: standard output holds the result alone. */
export function printError(line: string): void {
  process.stderr.write(`${line}\n`);
}

/** Prints what works, but probably not as expected. */
export function printWarning(text: string): void {
  printError(`${styled('yellow', 'Warning')} ${text}`);
}

/** Prints a result as one line of JSON. */
export function printJson(data: unknown): void {
  process.stdout.write(`${JSON.stringify(data)}\n`);
}

/** Styles a text if the terminal supports it; with `NO_COLOR` and in pipes it stays plain. */
export function styled(style: Style, text: string): string {
  return styleText(style, text, { stream: process.stdout, validateStream: true });
}
