// What the results mean: for the requirements of a version, and beside what is known to fail.
import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import { CliError, describeError } from '../errors.ts';
import type { CheckResult } from './Check.ts';

/** Results as a baseline and a requirement set see them. */
export interface Judged {
  readonly results: readonly CheckResult[];
  /** Fails and is not expected to. */
  readonly unexpected: readonly string[];
  /** Holds although the baseline lists it. */
  readonly stale: readonly string[];
  /** Not in the requirement set: it came after that version. */
  readonly newer: readonly string[];
  readonly exitCode: 0 | 1;
}

const baselineShape = z.strictObject({ fails: z.array(z.string().min(1)) });

/**
 * Reads which checks are known to fail.
 *
 * @throws CliError `BASELINE_INVALID`
 */
export async function readBaseline(file: string | undefined): Promise<readonly string[]> {
  if (file === undefined) return [];
  const hint = 'It is a JSON object with "fails", a list of checks such as "answers:GET /users".';
  let json: unknown;
  try {
    json = JSON.parse(await readFile(file, 'utf8'));
  } catch (error) {
    throw new CliError('BASELINE_INVALID', { message: `${file} cannot be read: ${describeError(error)}.`, hint });
  }
  const parsed = baselineShape.safeParse(json);
  if (parsed.success) return parsed.data.fails;
  throw new CliError('BASELINE_INVALID', { message: `${file} is no baseline.`, hint });
}

/** Judges results; `required` are the checks of a requirement set. */
export function judge(
  results: readonly CheckResult[],
  { required, baseline }: { readonly required: ReadonlySet<string>; readonly baseline: readonly string[] },
): Judged {
  const listed = new Set(baseline);
  const ofSet = results.filter(({ id }) => required.has(id));
  const idsOf = (kind: string) => ofSet.filter(({ verdict }) => verdict.kind === kind).map(({ id }) => id);
  const unexpected = idsOf('fails').filter((id) => !listed.has(id));
  const stale = idsOf('holds').filter((id) => listed.has(id));
  const newer = results.filter(({ id }) => !required.has(id)).map(({ id }) => id);
  const isRed = unexpected.length > 0 || stale.length > 0 || idsOf('fault of the suite').length > 0;
  return { results, unexpected, stale, newer, exitCode: isRed ? 1 : 0 };
}
