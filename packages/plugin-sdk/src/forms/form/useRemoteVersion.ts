import { useRef, useState } from 'react';
import { type CurrentRecord, type FormValues, listFieldConflicts, mergeValues, readConflict } from './conflicts.ts';
import type { FieldRegistry } from './FieldRegistry.ts';
import type { FormConflict, SubmitError } from './FormHandle.ts';
import type { FormSpec } from './FormSpec.ts';

/** The record after the change by another user. */
interface RemoteVersion<Rec> {
  readonly record: Rec;
  readonly conflict: FormConflict;
}

/** What this user has sent, and the record that it was made from. */
export interface SentValues<Values, Rec> {
  readonly values: Values;
  readonly from: Rec;
}

/** Stores the change by another user that the server has reported, until it is merged or the form ends. */
export function useRemoteVersion<Values extends FormValues, Data, Rec>(
  spec: FormSpec<Values, Data, Rec>,
  registry: FieldRegistry,
) {
  // The latest known record, from the screen or from a conflict.
  const latestRecord = useRef(spec.record);
  const [theirs, setTheirs] = useState<RemoteVersion<Rec>>();

  function describeConflict({ record, by, at }: CurrentRecord<Rec>, mine: SentValues<Values, Rec>): FormConflict {
    const versions = { base: spec.toValues(mine.from), mine: mine.values, theirs: spec.toValues(record) };
    const changes = spec.describeChanges?.(mine.from, record) ?? [];
    const isPossible = spec.isPossible?.(record) ?? true;
    return { by, at, changes, fields: listFieldConflicts(versions), isPossible };
  }
  return {
    latestRecord,
    theirs,
    /** Stores the change that an error reports; false if it reports none. */
    meet(error: SubmitError, mine: SentValues<Values, Rec>): boolean {
      const current = mine.from === undefined ? undefined : readConflict<Rec>(error);
      if (!current) return false;
      latestRecord.current = current.record;
      setTheirs({ record: current.record, conflict: describeConflict(current, mine) });
      return true;
    },
    /** Returns the input of this user with the changes of the other one. */
    merge: (mine: SentValues<Values, Rec>, record: Rec): Values =>
      mergeValues({
        base: spec.toValues(mine.from),
        mine: mine.values,
        theirs: spec.toValues(record),
        mergeField: (path, versions) => registry.get(path)?.merge?.(versions) ?? versions.mine,
      }),
    forget: () => setTheirs(undefined),
  };
}
