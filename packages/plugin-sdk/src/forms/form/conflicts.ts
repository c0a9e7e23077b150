// Values of a form are compared and merged field by field. A field is a leaf of the values, named by its dotted path; a
// list is one field, because its rows have no stable names.
import { ApiError } from '../../services/errors.ts';

/** The values of a form: plain JSON. */
export type FormValues = Readonly<Record<string, unknown>>;

/** Returns the fields of values by their paths. */
export function leavesOf(values: FormValues, prefix = ''): ReadonlyMap<string, unknown> {
  const leaves = new Map<string, unknown>();
  for (const [key, value] of Object.entries(values)) {
    if (!isBranch(value)) leaves.set(prefix + key, value);
    else for (const [path, leaf] of leavesOf(value, `${prefix}${key}.`)) leaves.set(path, leaf);
  }
  return leaves;
}

/** Returns whether two values are deeply equal. */
export function isDeepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (a instanceof File || b instanceof File || Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [a as FormValues, b as FormValues];
  const keys = new Set([...Object.keys(left), ...Object.keys(right)]);
  return [...keys].every((key) => isDeepEqual(left[key], right[key]));
}

/** Two users' versions of the same values. */
export interface Versions<Values> {
  /** The values that both started from. */
  readonly base: Values;
  readonly mine: Values;
  readonly theirs: Values;
}

/** Returns the paths of the fields that the other user has changed. */
export function pathsChangedRemotely<Values extends FormValues>({ base, theirs }: Versions<Values>): readonly string[] {
  const [before, now] = [leavesOf(base), leavesOf(theirs)];
  return [...new Set([...before.keys(), ...now.keys()])].filter(
    (path) => !isDeepEqual(before.get(path), now.get(path)),
  );
}

/** Merges a field that both users have changed. */
export type MergeField = (path: string, versions: Versions<unknown>) => unknown;

/**
 * Takes over the other user's changes, except in fields that this user has changed too: these keep this user's value,
 * unless `mergeField` merges both.
 */
export function mergeValues<Values extends FormValues>(
  versions: Versions<Values> & { readonly mergeField?: MergeField | undefined },
): Values {
  const { mergeField = (_path, { mine }) => mine } = versions;
  return mergeBranch(versions, '', mergeField) as Values;
}

function mergeBranch({ base, mine, theirs }: Versions<FormValues>, prefix: string, mergeField: MergeField): FormValues {
  const keys = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
  return Object.fromEntries(
    keys.map((key) => {
      const [was, my, their] = [base[key], mine[key], theirs[key]];
      const path = `${prefix}${key}`;
      if (isBranch(was) && isBranch(my) && isBranch(their)) {
        return [key, mergeBranch({ base: was, mine: my, theirs: their }, `${path}.`, mergeField)];
      }
      if (isDeepEqual(was, my)) return [key, their];
      return [
        key,
        isDeepEqual(their, was) || isDeepEqual(their, my)
          ? my
          : mergeField(path, { base: was, mine: my, theirs: their }),
      ];
    }),
  );
}

/** Returns whether a value consists of further values, and is not a list. */
export function isBranch(value: unknown): value is FormValues {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}

/** A field that another user has changed in the meantime. */
export interface FieldConflict {
  readonly path: string;
  readonly was: unknown;
  readonly theirs: unknown;
  /** Whether this user has also changed it, to a different value. */
  readonly isChangedByBoth: boolean;
}

/** Lists the fields that another user has changed, and marks those that this user has changed too. */
export function listFieldConflicts<Values extends FormValues>(versions: Versions<Values>): readonly FieldConflict[] {
  const [base, mine, theirs] = [versions.base, versions.mine, versions.theirs].map((values) => leavesOf(values));
  return pathsChangedRemotely(versions).map((path) => {
    const [was, my, their] = [base?.get(path), mine?.get(path), theirs?.get(path)];
    return { path, was, theirs: their, isChangedByBoth: !isDeepEqual(my, was) && !isDeepEqual(my, their) };
  });
}

/** The current record, and the user who changed it last. */
export interface CurrentRecord<Rec> {
  readonly record: Rec;
  readonly by: string | null;
  /** RFC 3339. */
  readonly at: string | null;
}

/** Returns the current record from an `E0005`; undefined for any other failure. */
export function readConflict<Rec>(error: unknown): CurrentRecord<Rec> | undefined {
  if (!(error instanceof ApiError) || error.code !== 'E0005') return undefined;
  const { current, by, at } = (error.data ?? {}) as { current?: unknown; by?: unknown; at?: unknown };
  // Another server than the emulator may send the number of the version: the form then shows the error itself.
  if (typeof current !== 'object' || current === null) return undefined;
  return { record: current as Rec, by: typeof by === 'string' ? by : null, at: typeof at === 'string' ? at : null };
}
