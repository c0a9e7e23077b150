import { linePattern, mobileNumberPattern, textPattern } from '@brokerdesk/api';
import type { TextOf } from '../../hooks/defineTexts.ts';
import type { en } from '../locales/en.ts';

/** The used properties of a schema's issue (zod). */
export interface SchemaIssue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly message: string;
  readonly origin?: unknown;
  readonly format?: unknown;
  /** The pattern that a text does not match, as text. */
  readonly pattern?: unknown;
  readonly minimum?: unknown;
  readonly maximum?: unknown;
  readonly input?: unknown;
}

/** An invalid field. */
export interface FieldIssue {
  readonly path: string;
  readonly rule: string;
  readonly message: string;
}

/** Formats an issue as text. The rule has the same name as on the server. */
export function describeIssue(issue: SchemaIssue, text: TextOf<typeof en>): FieldIssue {
  const path = issue.path.map(String).join('.');
  const rule = ruleOf(issue);
  return { path, rule, message: textFor(rule, issue, text) };
}

function ruleOf({ code = 'custom', origin, minimum, input }: SchemaIssue): string {
  const isMissing = (code === 'invalid_type' || code === 'invalid_value') && (input === undefined || input === null);
  const isEmpty = code === 'too_small' && Number(minimum) === 1 && (origin === 'string' || origin === 'array');
  return isMissing || isEmpty || input === '' ? 'required' : code;
}

function textFor(rule: string, issue: SchemaIssue, text: TextOf<typeof en>): string {
  const { origin, minimum, maximum } = issue;
  const kind = origin === 'string' || origin === 'array' ? origin : 'number';
  switch (rule) {
    case 'required':
      return text('rule.required');
    case 'too_small':
      return text(`rule.atLeast.${kind}`, { minimum: String(minimum) });
    case 'too_big':
      return text(`rule.atMost.${kind}`, { maximum: String(maximum) });
    case 'invalid_format':
      return text(`rule.${formatOf(issue)}`);
    case 'invalid_value':
      return text('rule.value');
    default:
      return text('rule.invalid');
  }
}

const patterns = {
  [String(mobileNumberPattern)]: 'mobileNumber',
  [String(linePattern)]: 'plainLine',
  [String(textPattern)]: 'plainText',
} as const;

function formatOf({ format, pattern }: SchemaIssue): 'email' | 'format' | (typeof patterns)[string] {
  if (format === 'email') return 'email';
  return patterns[String(pattern)] ?? 'format';
}
