// The refusals that handlers give, each in one place, so that equal situations read alike everywhere.
import type { FieldProblem, MockResponse, WireLanguage } from '@brokerdesk/api';
import type { Stamp } from '../state/rows.ts';

export type ErrorResponse = Extract<MockResponse<never>, { readonly code: Exclude<MockResponse['code'], 'OK'> }>;
export type Texts = Readonly<Record<WireLanguage, string>>;

/** A record that does not exist, and, with the very same answer, one of another broker. */
export const notFound: ErrorResponse = { code: 'E0003', data: null };

/** A caller who lacks what this particular request needs. */
export const notPermitted: ErrorResponse = { code: 'E0002', data: null };

export interface LocalizedFieldProblem {
  /** Dotted, as in `contact.email`. */
  readonly path: string;
  readonly rule: string;
  readonly texts: Texts;
}

/** `E0004`: input that fits its shape but breaks a rule of its fields. */
export function invalidFields(language: WireLanguage, problems: readonly LocalizedFieldProblem[]): ErrorResponse {
  const fields = problems.map(({ path, rule, texts }): FieldProblem => ({ path, rule, message: texts[language] }));
  return { code: 'E0004', data: { fields } };
}

/**
 * `E0005` if the caller saw another version than the present one. `current` is the record as its own call shows it.
 */
export function checkVersion(row: Stamp, version: number, current: () => unknown): ErrorResponse | undefined {
  if (row.version === version) return undefined;
  return { code: 'E0005', data: { current: current(), by: row.updateBy, at: row.updateTime } };
}

/** `E0012`: the record is in use and cannot be deleted. */
export function inUse(message: Texts, data: object | null = null): ErrorResponse {
  return { code: 'E0012', message, data };
}

/** `E0016`: a rule of the business, named for programs and described for people. */
export function ruleViolated(rule: string, message: Texts, data: object = {}): ErrorResponse {
  return { code: 'E0016', message, data: { rule, ...data } };
}
