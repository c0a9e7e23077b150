import { expect, test } from 'vitest';
import { anyOf } from './endpoint.ts';
import { createRole, deleteRole, updateRole } from './roles.ts';

test('each change of a role has its own function', () => {
  expect([createRole, updateRole, deleteRole].map(({ access }) => access)).toEqual([
    anyOf('UR_RM_CREATE_ROLE'),
    anyOf('UM_RM_MODIFY_ROLE'),
    anyOf('UR_RM_DELETE_ROLE'),
  ]);
});
