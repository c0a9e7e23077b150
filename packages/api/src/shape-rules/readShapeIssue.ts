// What a schema's issue says, without words: the emulator and the screens put it into the same ones.
import { mobileNumberPattern } from '../mobileNumber.ts';
import { linePattern, textPattern } from '../plainCharacters.ts';

/** The number of problems that a response names at most: it must not grow with its request. */
export const maximumProblems = 100;

/** The fields that are used of an issue of zod. */
export interface ShapeIssue {
  readonly code?: string | undefined;
  readonly path: readonly PropertyKey[];
  readonly keys?: readonly string[];
  readonly minimum?: number | bigint;
  readonly maximum?: number | bigint;
  /** The kind of a value that is too small or too big. */
  readonly origin?: string;
  readonly input?: unknown;
  /** The pattern that a text does not match, as text. */
  readonly pattern?: string;
}

/**
 * The sentences about a value of the wrong shape. Characters of a text and entries of an array are counted; everything
 * else is a number.
 */
export const shapeTexts = [
  'missing',
  'invalid',
  'mobileNumber',
  'plainLine',
  'plainText',
  'format',
  'value',
  'unknownKey',
  'atLeast',
  'atLeastCharacters',
  'atLeastEntries',
  'atMost',
  'atMostCharacters',
  'atMostEntries',
] as const;

/** The name of a sentence about a value of the wrong shape. */
export type ShapeText = (typeof shapeTexts)[number];

/** A value of the wrong shape. */
export interface ShapeProblem {
  /** Dotted, to the field. */
  readonly path: string;
  /** The name that the wire uses, as in `too_big`. */
  readonly rule: string;
  readonly text: ShapeText;
  /** The limit that the sentence names. */
  readonly limit?: string;
}

/** Reads one issue of a schema that was run with `reportInput`. */
export function readShapeIssue(issue: ShapeIssue): ShapeProblem[] {
  const { code: rule = 'custom', path: basePath, keys } = issue;
  // Zod reports a missing choice as a value that is not allowed.
  const isNoChoice = rule === 'invalid_value' && 'input' in issue;
  const isMissing = (rule === 'invalid_type' || isNoChoice) && issue.input === undefined;
  const limit = rule === 'too_small' ? issue.minimum : issue.maximum;
  const paths = keys?.map((key) => [...basePath, key]) ?? [basePath];
  return paths.map((path) => ({
    path: path.map(String).join('.'),
    rule: isMissing ? 'required' : rule,
    text: isMissing ? 'missing' : textOf(rule, issue),
    ...(limit !== undefined && { limit: String(limit) }),
  }));
}

const textsByPattern: Readonly<Record<string, ShapeText>> = {
  [String(mobileNumberPattern)]: 'mobileNumber',
  [String(linePattern)]: 'plainLine',
  [String(textPattern)]: 'plainText',
};

function textOf(rule: string, { origin, minimum, pattern }: ShapeIssue): ShapeText {
  const knownPattern = pattern === undefined ? undefined : textsByPattern[pattern];
  if (knownPattern) return knownPattern;
  const isCounted = origin === 'string' || origin === 'array';
  switch (rule) {
    case 'too_small':
      // An empty text or list where something is required.
      if (minimum === 1 && isCounted) return 'missing';
      return `atLeast${unitOf(origin)}`;
    case 'too_big':
      return `atMost${unitOf(origin)}`;
    case 'invalid_format':
      return 'format';
    case 'invalid_value':
      return 'value';
    case 'unrecognized_keys':
      return 'unknownKey';
    default:
      return 'invalid';
  }
}

function unitOf(origin: string | undefined): '' | 'Characters' | 'Entries' {
  if (origin === 'string') return 'Characters';
  return origin === 'array' ? 'Entries' : '';
}

/** Keeps the last of several equal problems of a field: a number's own limits come before those of the contract. */
export function dropRepeatedProblems<Problem extends Pick<ShapeProblem, 'path' | 'rule'>>(
  problems: readonly Problem[],
): Problem[] {
  const unique = new Map(problems.map((problem) => [`${problem.path} ${problem.rule}`, problem]));
  return [...unique.values()].slice(0, maximumProblems);
}
