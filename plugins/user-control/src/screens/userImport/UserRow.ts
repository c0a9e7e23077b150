import type { LocalText } from '@brokerdesk/plugin-sdk/api';

/** A line of the file, as written. */
export type UserRow = {
  readonly userID: string;
  readonly userName: string;
  readonly type: string;
  readonly email: string;
  readonly mobile: string;
  readonly language: string;
  readonly roles: string;
  readonly groups: string;
};

/** The columns of the file, in their order. */
export const userColumns = ['userID', 'userName', 'type', 'email', 'mobile', 'language', 'roles', 'groups'] as const;

/** A value that a cell may name: by its id, or by its name in any language. */
export interface Named {
  readonly id: string;
  readonly names: readonly string[];
}

/** What the rows refer to. */
export interface ImportReferences {
  readonly types: readonly Named[];
  readonly languages: readonly Named[];
  readonly roles: readonly Named[];
  readonly groups: readonly Named[];
  /** Login names that are or were in use, in lower case. */
  readonly loginNames: ReadonlySet<string>;
  /** Seats for administrators that are free, and how many there are. */
  readonly seats: { readonly free: number; readonly total: number };
}

/** Returns the names of a text in all languages. */
export function namesOf({ EN, SC, TC }: LocalText): readonly string[] {
  return [EN, SC, TC];
}

/** Finds the value that a cell names. Case and spaces at the ends make no difference. */
export function findNamed(values: readonly Named[], cell: string): Named | undefined {
  const wanted = cell.trim().toLowerCase();
  return values.find(({ id, names }) => [id, ...names].some((name) => name.toLowerCase() === wanted));
}

/** Splits a cell that names several values. */
export function splitNames(cell: string): readonly string[] {
  return cell
    .split(/[;；\n]/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
}
