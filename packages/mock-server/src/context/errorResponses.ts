// The errors with which handlers reject a request, each in one place, so that equal situations read alike everywhere.
import type * as contract from '@brokerdesk/api';
import type { FieldProblem, MockResponse, RuleOf, WireLanguage } from '@brokerdesk/api';
import type { Stamp } from '../state/rows.ts';

export type ErrorResponse = Extract<MockResponse<never>, { readonly code: Exclude<MockResponse['code'], 'OK'> }>;

/** One text in the three languages of the product. */
export type Texts = Readonly<Record<WireLanguage, string>>;

/** Returns a text in English, Simplified Chinese and Traditional Chinese. */
export function message(english: string, simplified: string, traditional: string): Texts {
  return { en_US: english, zh_CN: simplified, zh_HK: traditional };
}

/** A record that does not exist, and, with exactly the same response, one of another broker. */
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

/** `E0005` if the caller saw another version than the current one. `current` returns the record as its endpoint shows it. */
export function checkVersion(row: Stamp, version: number, current: () => unknown): ErrorResponse | undefined {
  if (row.version === version) return undefined;
  return { code: 'E0005', data: { current: current(), by: row.updateBy, at: row.updateTime } };
}

/** `E0012`: the record is in use and cannot be deleted; the data is what the call declares. */
export function inUse(text: Texts, data: object): ErrorResponse {
  return { code: 'E0012', message: text, data };
}

/** The name of a rule that a call of the contract declares, or that any call can break. */
export type RuleName =
  | { readonly [Name in keyof typeof contract]: RuleOf<(typeof contract)[Name]> }[keyof typeof contract]
  | keyof typeof contract.commonRules;

/** `E0016`: a business rule, named for programs and described for users. */
export function ruleViolated(rule: RuleName, text: Texts, data: object = {}): ErrorResponse {
  return { code: 'E0016', message: text, data: { rule, ...data } };
}
