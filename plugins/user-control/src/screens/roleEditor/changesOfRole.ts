import { indexTree, listCheckChanges } from '@brokerdesk/plugin-sdk/trees';
import { functionShape, type RoleFunction } from '../../roles/RoleFunction.ts';
import type { RoleValues } from '../../roles/RoleRecord.ts';

/** The changes that a saved role makes for its members. */
export interface RoleChangesSummary {
  readonly granted: readonly RoleFunction[];
  readonly revoked: readonly RoleFunction[];
  /** By `refID`. */
  readonly added: readonly string[];
  readonly removed: readonly string[];
  /** The accounts whose functions may change, by `refID`. */
  readonly affected: readonly string[];
  readonly isPermissionChange: boolean;
}

/** Compares the fields of the editor with the role as it is; a new role has nothing before. */
export function changesOfRole({
  before,
  values,
  functions,
}: {
  readonly before: RoleValues | undefined;
  readonly values: RoleValues;
  readonly functions: readonly RoleFunction[];
}): RoleChangesSummary {
  const saved = new Set(before?.functionCodes);
  const members = new Set(before?.memberRefIDs);
  const chosen = new Set(values.memberRefIDs);
  const { granted, revoked } = listCheckChanges(indexTree(functions, functionShape), {
    checked: new Set(values.functionCodes),
    saved,
  });
  const added = values.memberRefIDs.filter((refID) => !members.has(refID));
  const removed = [...members].filter((refID) => !chosen.has(refID));
  const hasNewFunctions = granted.length + revoked.length > 0;
  const affected = hasNewFunctions ? [...new Set([...members, ...chosen])] : [...added, ...removed];
  const isPermissionChange = hasNewFunctions || affected.length > 0;
  return { granted, revoked, added, removed, affected, isPermissionChange };
}
