// The report that "Plugins and permissions" copies: the states of plugins in a browser, which no source shows.
import { readFile } from 'node:fs/promises';
import { CliError } from '../errors.ts';

/** The state of a plugin in a browser. */
export interface ReportedPlugin {
  /** Such as `active` or `quarantined`; `refused` if it was delivered and is not used. */
  readonly state: string;
  /** Such as `PLG_RENDER`; undefined if nothing failed. */
  readonly failure: { readonly code: string; readonly message: string } | undefined;
}

/** The states of plugins by their ids. */
export type BrowserReport = ReadonlyMap<string, ReportedPlugin>;

/**
 * Reads a report from a file.
 *
 * @throws CliError `REPORT_INVALID` if the file cannot be read or is not a report.
 */
export async function readReport(file: string): Promise<BrowserReport> {
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw createInvalidError(file, cause);
  });
  if (!text.startsWith('registry ')) throw createInvalidError(file);
  return parseReport(text);
}

/** Reads the states of plugins in a report; they stand above the first empty line. */
export function parseReport(text: string): BrowserReport {
  const states = new Map<string, ReportedPlugin>();
  const [head = ''] = text.split(/\r?\n\r?\n/);
  for (const line of head.split(/\r?\n/)) {
    const {
      id,
      state,
      code,
      message = '',
    } = /^(?<id>\S+) \S+ \| (?<state>[a-z-]+)(?: \| (?<code>(?:PLG|DLV)_\w+): (?<message>.*))?$/.exec(line)?.groups ??
    {};
    if (id === undefined || state === undefined) continue;
    states.set(id, { state, failure: code === undefined ? undefined : { code, message } });
  }
  return states;
}

function createInvalidError(file: string, cause?: unknown): CliError {
  return new CliError('REPORT_INVALID', {
    message: `${file} is not a report of the page "Plugins and permissions".`,
    hint: 'Open that page in the person menu, choose "Copy report", and save the text.',
    cause,
  });
}
