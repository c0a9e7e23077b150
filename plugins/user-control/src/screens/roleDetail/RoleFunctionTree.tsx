import type { Role } from '@brokerdesk/plugin-sdk/api';
import { CheckTree } from '@brokerdesk/plugin-sdk/trees';
import { useMemo } from 'react';
import { codesOfRole } from '../../roles/codesOfRole.ts';
import { useFunctionTree } from '../../roles/useFunctionTree.ts';
import { useText } from '../useText.ts';

/** The broker's functions with those of the role ticked, to be read. */
export function RoleFunctionTree({ role }: { readonly role: Role }) {
  const text = useText();
  const tree = useFunctionTree();
  const checked = useMemo(() => new Set(codesOfRole(role)), [role]);
  return <CheckTree {...tree} label={text('functions')} nodes={role.functions} checked={checked} />;
}
