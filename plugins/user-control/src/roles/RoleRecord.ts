import type { LocalText, Role } from '@brokerdesk/plugin-sdk/api';
import { codesOfRole } from './codesOfRole.ts';

/** What the editor needs of a role; without the tree, so that its draft is small. */
export type RoleRecord = Pick<
  Role,
  'roleID' | 'name' | 'description' | 'adminFunctionCodes' | 'businessFunctionCodes' | 'members' | 'version'
>;

/** The fields of the editor, as the calls expect them. */
export type RoleValues = {
  readonly name: LocalText;
  readonly description: LocalText;
  readonly functionCodes: readonly string[];
  readonly memberRefIDs: readonly string[];
};

/** The fields that a file of a role has. */
export type ImportedValues = Pick<RoleValues, 'name' | 'description' | 'functionCodes'>;

const noText: LocalText = { EN: '', SC: '', TC: '' };

/** An empty role. */
export const emptyRole: RoleValues = { name: noText, description: noText, functionCodes: [], memberRefIDs: [] };

/** Leaves out of a role what the editor does not show. */
export function toRoleRecord(role: Role): RoleRecord {
  const { roleID, name, description, adminFunctionCodes, businessFunctionCodes, members, version } = role;
  return { roleID, name, description, adminFunctionCodes, businessFunctionCodes, members, version };
}

/** Returns the fields for a role. */
export function valuesOfRole(role: RoleRecord): RoleValues {
  const { name, description, members } = role;
  return { name, description, functionCodes: codesOfRole(role), memberRefIDs: members.map(({ refID }) => refID) };
}
