// Why something exists in a portal or not. A reason is data: a stable code with the values of its text, which
// `texts/reasons` has in every language. The page "Plugins and permissions", a screen that the user may not open, and
// `admin-cli why` show the same reasons.
import reasonTexts from '../texts/reasons/en.ts';

/** The codes of reasons. They are stable. */
export type ReasonCode = keyof typeof reasonTexts;

/** One reason. */
export interface Reason {
  readonly code: ReasonCode;
  readonly pluginId?: string;
  readonly functionCode?: string;
  /** The values of the placeholders besides `plugin` and `code`. */
  readonly values?: Readonly<Record<string, string>>;
}

/** A reason in words. */
export interface ReasonText {
  readonly text: string;
  /** The remedy; undefined if there is nothing to do. */
  readonly remedy: string | undefined;
}

const satisfiedCodes: ReadonlySet<ReasonCode> = new Set([
  'ROUTE_ACTIVE',
  'MENU_NONE',
  'TREE_FUNCTION',
  'FUNCTION_GRANTED',
  'FILL_ACTIVE',
  'CALL_ANYBODY',
  'CALL_SIGNED_IN',
  'CALL_STAFF',
  'CALL_NEEDS',
  'CALL_NEEDS_ONE_OF',
]);

/** Returns whether a reason says that a step on the way to a screen is taken; all other reasons end the way. */
export function isSatisfied({ code }: Reason): boolean {
  return satisfiedCodes.has(code);
}

/** Returns whether a reason has a text that says what to do. */
export function hasRemedy({ code }: Reason): boolean {
  return 'remedy' in reasonTexts[code];
}

/** What the texts of every language quote as it is written in code and addresses. */
const quoted = {
  definition: 'plugin.ts',
  menuEntry: '`menu: { icon }`',
  menuField: '`menu`',
  pathField: '`path`',
  safeModeQuery: '?safe-mode=1',
};

/** Returns the values of all placeholders of a reason's texts. */
export function valuesOf({ pluginId = '', functionCode = '', values = {} }: Reason): Readonly<Record<string, string>> {
  return { ...quoted, plugin: pluginId, code: functionCode, ...values };
}

/** The texts of all reasons in one language. */
export type ReasonTexts = Readonly<Record<ReasonCode, { readonly text: string; readonly remedy?: string }>>;

/** Describes a reason; in English for reports and the command line. */
export function describeReason(reason: Reason, texts: ReasonTexts = reasonTexts): ReasonText {
  const { text, remedy } = texts[reason.code];
  const values = valuesOf(reason);
  const fill = (text: string) => text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '');
  return { text: fill(text), remedy: remedy === undefined ? undefined : fill(remedy) };
}
