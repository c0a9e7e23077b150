import { mobileNumberPattern } from '@brokerdesk/plugin-sdk/api';
import { findNamed, type ImportReferences, type Named, splitNames, type UserRow } from './UserRow.ts';

/** The problem with a cell: the key of its text, and the values. */
export interface UserIssue {
  readonly row: number;
  readonly column: keyof UserRow;
  readonly key:
    | 'userID'
    | 'inUse'
    | 'repeated'
    | 'userName'
    | 'formula'
    | 'damaged'
    | 'type'
    | 'email'
    | 'mobile'
    | 'language'
    | 'roles'
    | 'groups'
    | 'tooMany'
    | 'quota';
  readonly values?: Readonly<Record<string, string | number>>;
}

const loginName = /^[a-z0-9._-]{3,32}$/i;
// As HTML defines it for its own inputs, with a dot in the domain; the server decides.
const email = /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;
const nameLimit = 80;
const emailLimit = 120;
const listLimit = 20;

/** Options of {@link findUserIssues}. */
export interface IssueOptions {
  readonly references: ImportReferences;
  /** The number of each row in the spreadsheet: rows that are blank, or were imported, are not among the rows. */
  readonly lines: readonly number[];
}

/** Finds the cells from which no user can be created, at most one issue for each cell. */
export function findUserIssues(rows: readonly UserRow[], { references, lines }: IssueOptions): readonly UserIssue[] {
  const firstLines = new Map<string, number>();
  let administrators = 0;
  return rows.flatMap((row, index) => {
    const key = row.userID.trim().toLowerCase();
    const firstLine = firstLines.get(key);
    if (firstLine === undefined) firstLines.set(key, lines[index] ?? index + 1);
    const type = findNamed(references.types, row.type);
    const isAdministrator = type !== undefined && type.id !== 'Operator';
    if (isAdministrator) administrators += 1;
    const hasSeat = !isAdministrator || administrators <= references.seats.free;
    const found: readonly (Omit<UserIssue, 'row'> | undefined)[] = [
      checkLoginName(row.userID, { references, firstLine }),
      checkName(row.userName),
      checkType({ type, hasSeat, references }),
      check('email', email.test(row.email.trim()) && row.email.trim().length <= emailLimit),
      check('mobile', mobileNumberPattern.test(row.mobile.trim())),
      check('language', row.language.trim() === '' || findNamed(references.languages, row.language) !== undefined, {
        languages: listFirstNames(references.languages),
      }),
      checkList('roles', row.roles, references.roles),
      checkList('groups', row.groups, references.groups),
    ];
    return found.flatMap((issue) => (issue === undefined ? [] : [{ row: index, ...issue }]));
  });
}

function check(
  column: 'email' | 'mobile' | 'language',
  isValid: boolean,
  values: UserIssue['values'] = {},
): Omit<UserIssue, 'row'> | undefined {
  return isValid ? undefined : { column, key: column, values };
}

interface LoginNameContext {
  readonly references: ImportReferences;
  /** The number of the first row with this login name; undefined for that row itself. */
  readonly firstLine: number | undefined;
}

function checkLoginName(cell: string, { references, firstLine }: LoginNameContext): Omit<UserIssue, 'row'> | undefined {
  const column = 'userID';
  if (!loginName.test(cell.trim())) return { column, key: 'userID' };
  if (references.loginNames.has(cell.trim().toLowerCase())) return { column, key: 'inUse' };
  return firstLine === undefined ? undefined : { column, key: 'repeated', values: { row: firstLine } };
}

function checkName(cell: string): Omit<UserIssue, 'row'> | undefined {
  const column = 'userName';
  const name = cell.trim();
  const [character = ''] = name;
  if (/[=+\-@]/.test(character)) return { column, key: 'formula', values: { character } };
  if (name.includes('\uFFFD')) return { column, key: 'damaged' };
  return name === '' || name.length > nameLimit ? { column, key: 'userName' } : undefined;
}

interface TypeContext {
  readonly type: Named | undefined;
  readonly hasSeat: boolean;
  readonly references: ImportReferences;
}

function checkType({ type, hasSeat, references }: TypeContext): Omit<UserIssue, 'row'> | undefined {
  const column = 'type';
  if (type === undefined) return { column, key: 'type', values: { types: listFirstNames(references.types) } };
  if (hasSeat) return undefined;
  const operator = references.types.find(({ id }) => id === 'Operator')?.names[0] ?? 'Operator';
  return { column, key: 'quota', values: { total: references.seats.total, operator } };
}

function checkList(
  column: 'roles' | 'groups',
  cell: string,
  known: readonly Named[],
): Omit<UserIssue, 'row'> | undefined {
  const names = splitNames(cell);
  const unknown = names.find((name) => findNamed(known, name) === undefined);
  if (unknown !== undefined) return { column, key: column, values: { name: unknown } };
  return names.length > listLimit ? { column, key: 'tooMany' } : undefined;
}

/** The first name is that of the user's language. */
function listFirstNames(values: readonly Named[]): string {
  return values.map(({ names }) => names[0]).join(', ');
}
