// The file of a role: what it is called and which functions it grants, without its members, so that a role can be moved
// between brokers and environments. docs/role-file.md describes it.
import type { LocalText } from '@brokerdesk/plugin-sdk/api';
import { flattenFunctions, type RoleFunction } from './RoleFunction.ts';

/** Names the format and its version; another version has another name. */
export const roleFileFormat = 'brokerdesk-role-1';

/** The content of a file. */
export interface RoleFile {
  readonly name: LocalText;
  readonly description: LocalText;
  readonly functionCodes: readonly string[];
}

/** Why a function of a file is left out, or in the case of `kept` stays although the file does not have it. */
export type CodeProblem = 'unknown' | 'parent' | 'notHeld' | 'kept';

/** The codes that a file grants here, and what had to be changed. */
export interface CheckedCodes {
  readonly functionCodes: readonly string[];
  readonly problems: Readonly<Record<CodeProblem, readonly string[]>>;
}

/** Why a file cannot be read at all. */
export type FileProblem = 'json' | 'format' | 'version' | 'shape';

/** Writes the file of a role. */
export function writeRoleFile(role: {
  readonly name: LocalText;
  readonly description: LocalText;
  readonly adminFunctionCodes: readonly string[];
  readonly businessFunctionCodes: readonly string[];
}): string {
  const { name, description, adminFunctionCodes, businessFunctionCodes } = role;
  const functionCodes = [...adminFunctionCodes, ...businessFunctionCodes].toSorted();
  return `${JSON.stringify({ format: roleFileFormat, name, description, functionCodes }, null, 2)}\n`;
}

/** Reads a file; a text says why it cannot be read. */
export function readRoleFile(content: string): RoleFile | FileProblem {
  let file: unknown;
  try {
    file = JSON.parse(content);
  } catch {
    return 'json';
  }
  const { format, name, description, functionCodes } = (file ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof format !== 'string' || !format.startsWith('brokerdesk-role-')) return 'format';
  if (format !== roleFileFormat) return 'version';
  if (!isLocalText(name) || !isLocalText(description) || !isTextList(functionCodes)) return 'shape';
  return { name: pickTexts(name), description: pickTexts(description), functionCodes };
}

/** What the codes of a file are checked against. */
export interface CodeCheck {
  /** The broker's tree. */
  readonly functions: readonly RoleFunction[];
  /** The functions of the user who imports. */
  readonly held: ReadonlySet<string>;
  /** The functions that the role has now; none for a new one. */
  readonly granted: ReadonlySet<string>;
}

/** Leaves out what cannot be granted, and keeps what cannot be revoked. */
export function checkCodes(codes: readonly string[], { functions, held, granted }: CodeCheck): CheckedCodes {
  const wanted = new Set(codes);
  const known = new Set(flattenFunctions(functions).map(({ functionCode }) => functionCode));
  const problems: Record<CodeProblem, string[]> = { unknown: [], parent: [], notHeld: [], kept: [] };
  const functionCodes: string[] = [];
  problems.unknown.push(...[...wanted].filter((code) => !known.has(code)));

  function visit({ functionCode: code, children }: RoleFunction, hasParent: boolean) {
    const problem = findProblem(code, hasParent);
    if (problem !== undefined) problems[problem].push(code);
    const isIncluded = problem === 'kept' || (wanted.has(code) && problem === undefined);
    if (isIncluded) functionCodes.push(code);
    for (const child of children) visit(child, isIncluded);
  }
  function findProblem(code: string, hasParent: boolean): CodeProblem | undefined {
    if (!wanted.has(code)) return granted.has(code) && !held.has(code) && hasParent ? 'kept' : undefined;
    if (!held.has(code) && !granted.has(code)) return 'notHeld';
    return hasParent ? undefined : 'parent';
  }
  for (const root of functions) visit(root, true);
  return { functionCodes, problems };
}

function isLocalText(value: unknown): value is LocalText {
  const texts = (value ?? {}) as Readonly<Record<string, unknown>>;
  return ['EN', 'SC', 'TC'].every((language) => typeof texts[language] === 'string');
}

function isTextList(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}

function pickTexts({ EN, SC, TC }: LocalText): LocalText {
  return { EN, SC, TC };
}
