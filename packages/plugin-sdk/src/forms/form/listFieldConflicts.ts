import type { FieldConflict } from './FormHandle.ts';
import { pathsChangedRemotely, type FormValues, isDeepEqual, leavesOf, type Versions } from './mergeValues.ts';

/** Lists the fields that somebody else has changed, and of which I have changed the same. */
export function listFieldConflicts<Values extends FormValues>(versions: Versions<Values>): readonly FieldConflict[] {
  const [base, mine, theirs] = [versions.base, versions.mine, versions.theirs].map((values) => leavesOf(values));
  return pathsChangedRemotely(versions).map((path) => {
    const [was, my, their] = [base?.get(path), mine?.get(path), theirs?.get(path)];
    return { path, was, theirs: their, isChangedByBoth: !isDeepEqual(my, was) && !isDeepEqual(my, their) };
  });
}
