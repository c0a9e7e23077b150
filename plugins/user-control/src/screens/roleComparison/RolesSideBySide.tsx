import { Stack, textIn, useHost } from '@brokerdesk/plugin-sdk';
import type { Role } from '@brokerdesk/plugin-sdk/api';
import { CompareTree } from '@brokerdesk/plugin-sdk/trees';
import { useMemo } from 'react';
import { codesOfRole } from '../../roles/codesOfRole.ts';
import { useFunctionTree } from '../../roles/useFunctionTree.ts';
import { MembersSideBySide } from './MembersSideBySide.tsx';
import { useText } from './useText.ts';

/** The functions and the members of two roles. */
export function RolesSideBySide({ left, right }: { readonly left: Role; readonly right: Role }) {
  const text = useText();
  const { language } = useHost();
  const tree = useFunctionTree();
  const sides = useMemo(() => {
    const sideOf = (role: Role) => ({ label: textIn(role.name, language), checked: new Set(codesOfRole(role)) });
    return { left: sideOf(left), right: sideOf(right) };
  }, [left, right, language]);
  return (
    <Stack gap={16}>
      <Stack as="section" gap={8}>
        <h2>{text('functions')}</h2>
        <CompareTree {...tree} {...sides} label={text('functions')} nodes={left.functions} />
      </Stack>
      <Stack as="section" gap={8}>
        <h2>{text('members')}</h2>
        <MembersSideBySide left={left} right={right} />
      </Stack>
    </Stack>
  );
}
